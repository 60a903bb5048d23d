/**
 * What stands in the way of an erasure whose time has come. `concern`: somebody may not be safe, or a sign that cannot wait
 * was told of. `supply`: a medicine is approved or on its way. `decision`: somebody is deciding at this moment.
 * `appointment`: one that can no longer be cancelled. `payment`: a card that is being charged. `money`: money that is still
 * to go back.
 */
export const waitsFor = ['concern', 'supply', 'decision', 'appointment', 'payment', 'money'] as const

export type WaitsFor = (typeof waitsFor)[number]
