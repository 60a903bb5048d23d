import { brand } from '#content/brand.ts'
import { type Email, email } from '#content/notifications/order-email.ts'

interface Notice {
  readonly name: string | null
  readonly lettersAddress: string
}

/** None of these says what a letter is about: other people may read the screen it appears on. */
const toRead = ({ name, lettersAddress }: Notice, says: string): Email =>
  email({
    name,
    subject: `There is a letter for you at ${brand.name}`,
    paragraphs: [says, `Read, print or download it in your account: ${lettersAddress}`],
  })

export const letterWaits = (notice: Notice): Email => toRead(notice, 'We’ve put a letter for you in your account.')

export const letterCorrected = (notice: Notice): Email =>
  toRead(notice, 'We’ve corrected a letter in your account. The new one says what has changed.')

export const letterAgain = (notice: Notice): Email => toRead(notice, 'There’s a letter for you in your account.')
