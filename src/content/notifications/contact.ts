import { brand } from '#content/brand.ts'
import { contactForm } from '#content/enquiries/contact-form.ts'
import { capital, inWords } from '#content/numbers.ts'
import type { Email } from './order-email.ts'

/** To the sender. Does not repeat what they wrote: the address may be another person's. */
export const contactReceived = (reference: string): Email => ({
  subject: `We have your request ${reference}`,
  text: [
    'Hello,',
    contactForm.toast.text,
    `Your reference is ${reference}. Please have it ready if you call.`,
    `We are not an emergency service: in an emergency call 999. You can reach us on ${brand.phone.display}, ${brand.supportHours}.`,
    'If you didn’t write to us, you can ignore this email.',
    brand.name,
  ].join('\n\n'),
})

interface Reply {
  readonly reference: string
  readonly words: string
  /** Who in the team wrote it. */
  readonly from: string
  /** Where they can reply. */
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
    following === 0 ? [] : ['We’ll send the other files in a separate email, because they don’t all fit in one.'],
  ].flat()
}

/** The team's answer. Does not repeat what was asked. Further emails carry files that did not fit in the first. */
export const contactReply = ({ reference, words, from, address, ...how }: Reply): Email => ({
  subject: how.letter === 1 ? `Your request ${reference}` : `Your request ${reference}: more files`,
  text: [
    'Hello,',
    ...(how.letter === 1 ? [words] : []),
    ...attached(how),
    `${from}\n${brand.name}`,
    `To answer, please use this page instead of replying to this email: ${address}. If you give the same email address, our team will see your answer with your earlier messages.`,
    `Your reference is ${reference}. We are not an emergency service: in an emergency call 999.`,
  ].join('\n\n'),
})

interface Notice {
  readonly reference: string
  /** What it is about, in the words of the form. */
  readonly reason: string
  /** Where it is read and answered. */
  readonly address: string
  /** Whether it adds to an earlier request. */
  readonly isMore: boolean
}

/** To support's shared mailbox: that an enquiry is at the desk. Neither what was written nor by whom. */
export const contactToSupport = ({ reference, reason, address, isMore }: Notice): Email => ({
  subject: isMore ? `New message on enquiry ${reference}` : `New enquiry ${reference}`,
  text: [
    isMore
      ? `There is a new message on enquiry ${reference} (${reason}) at the desk, under Enquiries.`
      : `There is a new enquiry ${reference} (${reason}) at the desk, under Enquiries.`,
    `Read it and answer it there: ${address}`,
    'We don’t repeat in emails what people write to us. Please don’t reply to this one.',
  ].join('\n\n'),
})
