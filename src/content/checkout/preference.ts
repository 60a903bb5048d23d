/** Where a patient names a preference and the prescriber decides: no drawing, percentage, discount or earlier price. */
export const preferenceWords = {
  title: 'Your preference',
  description: 'Tell the prescriber what you would prefer, if you have a preference. They decide.',
  heading: ['What would you', 'prefer?'],
  lead: 'The prescriber reads your answers and decides which treatment is safe for you, if any, and at which dose. If you have a preference, tell them here.',
  back: 'Back to Questionnaire',
  loading: 'One moment...',
  legend: 'Your preference',
  price: (firstMonth: string, later: string) => `First month ${firstMonth}, ${later}.`,
  decides: 'This is only a preference. The prescriber may choose another treatment, or none.',
  missing: 'Choose one of them. If you don’t mind, choose either: the prescriber decides.',
  payOnlyIf: 'You pay only if a clinician approves.',
  continueWith: 'Continue',
  refused: {
    unanswered: {
      heading: 'A few questions first',
      text: 'Before anything can be suggested, a clinician needs to know about your health.',
      link: 'Answer the questions',
    },
    notEligible: {
      heading: 'We may not be the right service for you just now',
      text: 'One of your answers means that other care would be safer, so we can’t offer you treatment here.',
      link: 'See why, and what you can do',
    },
    failed: {
      heading: 'This page could not be loaded',
      text: 'Check your connection, then try again. Your answers are saved.',
      again: 'Try again',
    },
  },
} as const
