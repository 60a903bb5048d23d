import { contactForm as words } from '#content/contact-form.ts'
import { isEmail } from '#domain/people/email.ts'

export const longestSubject = 150
export const longestDescription = 10_000

export interface ContactRequest {
  readonly email: string
  readonly reason: string
  readonly subject: string
  readonly description: string
}

export interface ContactProblem {
  readonly field: keyof ContactRequest
  readonly message: string
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/
const lineEnd = /[\n\r\t\f\u2028\u2029]/

/** An emoji is one character to whoever types it. */
const lengthOf = (text: string) => [...text].length

/** Lines of other systems are lines; what surrounds the words is not part of them. */
export const tidied = ({ email, reason, subject, description }: ContactRequest): ContactRequest => ({
  email: email.trim(),
  reason,
  subject: subject.trim(),
  description: description.replaceAll(/\r\n?/g, '\n').trim(),
})

export const reasonLabel = (value: string): string | undefined =>
  words.reasons.find((reason) => reason.value === value)?.label

function emailProblem(email: string): string | null {
  if (email === '') return words.email.missing
  return isEmail(email) ? null : words.notAnEmail
}

function subjectProblem(subject: string): string | null {
  if (subject === '') return words.subject.missing
  if (lineEnd.test(subject)) return words.subjectNotOneLine
  if (control.test(subject)) return words.notText
  return lengthOf(subject) > longestSubject ? words.subjectTooLong(longestSubject) : null
}

function descriptionProblem(description: string): string | null {
  if (description === '') return words.description.missing
  if (control.test(description)) return words.notText
  return lengthOf(description) > longestDescription
    ? words.descriptionTooLong(longestDescription.toLocaleString('en-GB'))
    : null
}

/** What is wrong with a request as it was typed, in the order of the form. */
export function contactProblems(request: ContactRequest): ContactProblem[] {
  const { email, reason, subject, description } = tidied(request)
  const found: readonly (readonly [keyof ContactRequest, string | null])[] = [
    ['email', emailProblem(email)],
    ['reason', reasonLabel(reason) ? null : words.reason.missing],
    ['subject', subjectProblem(subject)],
    ['description', descriptionProblem(description)],
  ]
  return found.flatMap(([field, message]) => (message ? [{ field, message }] : []))
}
