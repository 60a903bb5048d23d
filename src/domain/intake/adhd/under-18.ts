import type { Answers } from '../engine/step.ts'

/** They were asked for their age and said so. The questionnaire goes on; an appointment is for adults. */
export const saysUnder18 = (answers: Answers): boolean => answers.adhd_q8 === 'No'
