import { brand } from '#content/brand.ts'
import { contactForm } from '#content/contact-form.ts'
import { capital, inWords } from '#content/numbers.ts'
import type { Email } from './order-email.ts'

/** To whoever wrote. Nothing of what they wrote is repeated: the address may be somebody else's. */
export const contactReceived = (reference: string): Email => ({
  subject: `We have your request ${reference}`,
  text: [
    'Hello,',
    contactForm.toast.text,
    `Your reference is ${reference}. Please have it ready if you call.`,
    `We are not an emergency service: in an emergency call 999. You can reach us on ${brand.phone.display}, ${brand.supportHours}.`,
    'If it was not you who wrote to us, you can ignore this email.',
    brand.name,
  ].join('\n\n'),
})

interface Reply {
  readonly reference: string
  readonly words: string
  /** Who of us wrote it. */
  readonly from: string
  /** Where they write back. */
  readonly address: string
  /** How many files come with this email. */
  readonly files: number
  readonly letter: number
  readonly letters: number
}

const attached = ({ files, letter, letters }: Pick<Reply, 'files' | 'letter' | 'letters'>): string[] => {
  const following = letters - letter
  return [
    files === 0 ? [] : [files === 1 ? 'A file is attached.' : `${capital(inWords(files))} files are attached.`],
    following === 0 ? [] : ['More files follow in another email, because one email has no room for all of them.'],
  ].flat()
}

/** What somebody here answers. Nothing of what was asked is repeated. Further emails carry what the first had no room for. */
export const contactReply = ({ reference, words, from, address, ...how }: Reply): Email => ({
  subject: how.letter === 1 ? `Your request ${reference}` : `Your request ${reference}: more files`,
  text: [
    'Hello,',
    ...(how.letter === 1 ? [words] : []),
    ...attached(how),
    `${from}\n${brand.name}`,
    `To answer, please do not reply to this email: write to us at ${address}. Use the same email address, and your answer reaches whoever reads it with everything that was written before.`,
    `Your reference is ${reference}. We are not an emergency service: in an emergency call 999.`,
  ].join('\n\n'),
})

interface Request {
  readonly reference: string
  readonly email: string
  readonly reason: string
  readonly subject: string
  readonly description: string
  /** Names with sizes, of all. */
  readonly files: readonly string[]
  /** Names of those that come with this email. */
  readonly attached: readonly string[]
  readonly letter: number
  readonly letters: number
}

/** To support. Further emails carry only the files the first had no room for. */
export function contactToSupport(request: Request): Email {
  const { reference, email, reason, subject, description, files, attached, letter, letters } = request
  const part = letters > 1 ? ` (${letter} of ${letters})` : ''
  const also = letters > 1 ? [`Attached here: ${attached.join(', ')}`] : []
  const paragraphs =
    letter === 1
      ? [
          [`Request ${reference}`, `From: ${email}`, `Reason: ${reason}`, `Subject: ${subject}`].join('\n'),
          description,
          files.length === 0 ? 'No files.' : ['Files, checked by their content:', ...files].join('\n'),
          ...also,
          'If you reply to this email, your reply goes to the person who wrote.',
        ]
      : [`More files for request ${reference}.`, ...also]
  return { subject: `[${reference}] ${reason}: ${subject}${part}`, text: paragraphs.join('\n\n') }
}
