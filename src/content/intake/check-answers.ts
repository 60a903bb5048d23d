export const checkAnswers = {
  title: 'Check your answers',
  description: 'All the answers in your assessment in one place, with a way to change them.',
  heading: ['Check your', 'answers'],
  lead: 'Check these carefully: a clinician relies on them. If something isn’t right, choose Change. You’ll come straight back here.',
  loading: 'Loading your answers...',
  skipped: 'Skipped',
  unanswered: 'Not answered yet',
  change: 'Change',
  continue: 'Continue',
  none: 'You haven’t answered any questions yet.',
  start: 'Start the assessment',
  missing: 'You still have a question to answer. A clinician needs all your answers.',
  answerIt: 'Answer it now',
  ended: 'One of your answers means we can’t continue online.',
  seeWhy: 'See why, and what you can do',
  /** From the pages that come after the questions. */
  link: 'Check your answers',
} as const
