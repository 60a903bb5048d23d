import {
  deskCorrectLetter,
  deskLetterPost,
  deskLetterPosted,
  deskLetterPosts,
  deskReadLetter,
  deskResendLetter,
} from './desk-letters.ts'
import { myLetter, myLetters } from './letters.ts'

export const lettersCalls = {
  [myLetters.name]: myLetters,
  [myLetter.name]: myLetter,
  [deskReadLetter.name]: deskReadLetter,
  [deskCorrectLetter.name]: deskCorrectLetter,
  [deskResendLetter.name]: deskResendLetter,
  [deskLetterPosts.name]: deskLetterPosts,
  [deskLetterPost.name]: deskLetterPost,
  [deskLetterPosted.name]: deskLetterPosted,
}
