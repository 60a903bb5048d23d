/**
 * What delays an erasure that is due. `concern`: a person may not be safe, or a red-flag symptom was reported.
 * `supply`: a medicine is approved or in transit. `decision`: a decision is being made. `results`: a blood sample is at the
 * laboratory, or nobody has read its results. `appointment`: one that can no
 * longer be cancelled. `payment`: a card payment in progress. `money`: a refund under way.
 */
export const waitsFor = ['concern', 'supply', 'decision', 'results', 'appointment', 'payment', 'money'] as const

export type WaitsFor = (typeof waitsFor)[number]
