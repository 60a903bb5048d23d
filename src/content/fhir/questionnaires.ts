/** What each questionnaire is called where its answers are sent as FHIR. */
export const questionnaireTitles = {
  'weight-management': 'Weight management: medical questionnaire',
  adhd: 'ADHD self-assessment',
  'medicines-and-conditions': 'Medical history form',
  'check-in': 'Check-in before the next supply',
  'life-history': 'Life history form',
  informant: 'Answers of someone who knows the patient well',
} as const satisfies Readonly<Record<string, string>>

export const questionnaireWords = {
  description:
    'Which question follows which answer is decided by our service: each response has the questions that were asked.',
} as const
