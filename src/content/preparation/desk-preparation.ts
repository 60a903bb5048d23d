/** Beside the self-assessment, for the clinician. */
export const deskPreparationWords = {
  first: 'Read first',
  nothing: 'Nothing that the rules mark. Read the answers all the same.',
  isNew: 'New',
  ranks: { risk: 'Risk', ask: 'Ask about' },
  from: { patient: 'Patient', informant: 'Someone who knows them' },
  form: 'Medical and life history',
  formStates: {
    'not begun': 'Not filled in. That is no reason to refuse the appointment.',
    begun: (day: string) => `Begun, not finished. Last saved ${day}.`,
    done: (day: string) => `Filled in, last saved ${day}.`,
  },
  informant: 'Someone who knows them well',
  informantStates: {
    none: 'Nobody was asked.',
    invited: 'A link was made. No answers yet.',
    sent: (day: string) =>
      `Answered ${day}. By link: who answered was not checked. In confidence: do not tell the patient what it says, and do not copy it into letters.`,
    expired: 'A link was made and has run out.',
    withdrawn: 'The patient withdrew it.',
    'taken back': 'The person who was asked took the answers back.',
  },
  selfAssessment: 'Self-assessment before booking',
} as const
