import type { Answers } from '../engine/step.ts'

/** The patient said that they are under 18. The questionnaire goes on, but an appointment is for adults only. */
export const saysUnder18 = (answers: Answers): boolean => answers.adhd_q8 === 'No'
