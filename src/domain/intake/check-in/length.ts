import { lengthOfQuestions } from '../engine/length.ts'

/** Where all is well. */
export const checkInLength = lengthOfQuestions(8)
