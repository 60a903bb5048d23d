/** The weight programme: the registered names of its questionnaire and its orders. */
export const weightService = {
  /** Answered before the first order, and stored with it. */
  questionnaire: 'weight-management',
  /** What a prescriber needs to know besides: answered in the account. */
  medicalHistory: 'medicines-and-conditions',
  firstOrder: 'medication',
  nextOrder: 'repeat',
  /** What a clinician decides about each of its orders. */
  caseKind: 'order',
  /** To the practice, and to the patient. */
  letters: ['gp', 'summary'],
} as const
