import { contactForm as contactWords } from '#content/enquiries/contact-form.ts'
import { textProblems } from '#content/forms.ts'
import { isEmail } from '#domain/identity/email.ts'
import { type Checks, defineForm } from './form.ts'
import { formatNumber, isStorable } from './text.ts'

export const longestSubject = 150
export const longestDescription = 10_000

export interface ContactRequest {
  readonly email: string
  readonly reason: string
  readonly subject: string
  readonly description: string
}

type Key =
  | 'email missing'
  | 'email unreal'
  | 'reason'
  | `subject ${'missing' | 'not one line' | 'too long'}`
  | `description ${'missing' | 'too long'}`
  | 'not text'

const words: Readonly<Record<Key, string>> = {
  'email missing': contactWords.email.missing,
  'email unreal': contactWords.notAnEmail,
  reason: contactWords.reason.missing,
  'subject missing': contactWords.subject.missing,
  'subject not one line': contactWords.subjectNotOneLine,
  'subject too long': contactWords.subjectTooLong(longestSubject),
  'description missing': contactWords.description.missing,
  'description too long': contactWords.descriptionTooLong(formatNumber(longestDescription)),
  'not text': textProblems.notText,
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/
const lineEnd = /[\n\r\t\f\u2028\u2029]/

const isText = (text: string) => isStorable(text) && !control.test(text)

/** To the person typing, an emoji is one character. */
const lengthOf = (text: string) => [...text].length

/** Line endings of other systems are normalised, and surrounding space is removed. */
const normal = ({ email, reason, subject, description }: ContactRequest): ContactRequest => ({
  email: email.trim(),
  reason,
  subject: subject.trim(),
  description: description.replaceAll(/\r\n?/g, '\n').trim(),
})

export const reasonLabel = (value: string): string | undefined =>
  contactWords.reasons.find((reason) => reason.value === value)?.label

function emailProblem({ email }: ContactRequest): Key | null {
  if (email === '') return 'email missing'
  return isEmail(email) ? null : 'email unreal'
}

function subjectProblem({ subject }: ContactRequest): Key | null {
  if (subject === '') return 'subject missing'
  if (lineEnd.test(subject)) return 'subject not one line'
  if (!isText(subject)) return 'not text'
  return lengthOf(subject) > longestSubject ? 'subject too long' : null
}

function descriptionProblem({ description }: ContactRequest): Key | null {
  if (description === '') return 'description missing'
  if (!isText(description)) return 'not text'
  return lengthOf(description) > longestDescription ? 'description too long' : null
}

const checks: Checks<ContactRequest, keyof ContactRequest, Key, void> = {
  email: emailProblem,
  reason: ({ reason }) => (reasonLabel(reason) ? null : 'reason'),
  subject: subjectProblem,
  description: descriptionProblem,
}

export const contactForm = defineForm({ normal, checks, words })
