import { brand } from '#content/brand.ts'
import { contactForm } from '#content/enquiries/contact-form.ts'
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

interface Notice {
  readonly reference: string
  /** What it is about, in the words of the form. */
  readonly reason: string
  /** Where it is read and answered. */
  readonly address: string
  /** Whether more was written about a request that is there already. */
  readonly isMore: boolean
}

/** To support's shared mailbox: that there is something to read at the desk. Nothing of what was written, nor by whom. */
export const contactToSupport = ({ reference, reason, address, isMore }: Notice): Email => ({
  subject: isMore ? `New message on request ${reference}` : `New request ${reference}`,
  text: [
    isMore
      ? `There is a new message on request ${reference} (${reason}) in the desk inbox.`
      : `There is a new request ${reference} (${reason}) in the desk inbox.`,
    `Read it and answer it there: ${address}`,
    'What people write to us is not repeated in emails. Please do not reply to this one.',
  ].join('\n\n'),
})
