/** The weight programme, by the names under which its questionnaire and its orders are registered and stored. */
export const weightService = {
  /** Answered before the first order, and kept with it. */
  questionnaire: 'weight-management',
  /** What a prescriber needs to know besides: answered by an account. */
  medicalHistory: 'medicines-and-conditions',
  firstOrder: 'medication',
  nextOrder: 'repeat',
  /** What a clinician decides about each of its orders. */
  caseKind: 'order',
  /** To the practice, and to the patient. */
  letters: ['gp', 'summary'],
} as const
