export const checkAnswers = {
  title: 'Check your answers',
  description: 'All the answers in your assessment in one place, with a way to change them.',
  heading: ['Check your', 'answers'],
  lead: 'A clinician relies on these. If something is not right, change it here. Then you come straight back.',
  loading: 'Fetching your answers...',
  skipped: 'Skipped',
  unanswered: 'Not answered yet',
  change: 'Change',
  continue: 'Continue',
  none: 'You have not answered any questions yet.',
  start: 'Start the assessment',
  missing: 'One question is not answered yet. A clinician needs every answer.',
  answerIt: 'Answer it now',
  ended: 'One of your answers means that we cannot continue online.',
  seeWhy: 'See why, and what you can do',
  /** From the pages that come after the questions. */
  link: 'Check your answers',
} as const
