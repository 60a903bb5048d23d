import type { ContactRequest } from '#domain/forms/contact-form.ts'
import { deviceStorage, tabStorage } from '#web/browser/browser-storage.ts'

const key = 'contact_form'

export const emptyRequest: ContactRequest = { email: '', reason: '', subject: '', description: '' }

/** What was sent under which id: the same sent again is the same request, anything else is another. */
export interface Submission {
  readonly id: string
  readonly of: string
}

interface Kept {
  readonly request: ContactRequest
  readonly submission: Submission | null
}

/** What was typed outlives a reload and a look at another page of this tab. Files cannot be kept. */
export const saveRequest = (kept: Kept): void => tabStorage.setItem(key, JSON.stringify(kept))

export const forgetRequest = (): void => tabStorage.removeItem(key)

export function savedRequest(): Kept {
  const { request, submission } = read(tabStorage.getItem(key))
  const known = deviceStorage.getItem('user_email') || deviceStorage.getItem('email') || ''
  return { request: { ...request, email: request.email || known }, submission }
}

function read(text: string | null): Kept {
  try {
    const { request, submission } = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>
    return { request: readRequest(Object(request)), submission: readSubmission(Object(submission)) }
  } catch {
    return { request: emptyRequest, submission: null }
  }
}

const readRequest = (given: Record<string, unknown>): ContactRequest => {
  const fields = Object.keys(emptyRequest).map((field) => [field, typeof given[field] === 'string' ? given[field] : ''])
  return Object.fromEntries(fields) as unknown as ContactRequest
}

const readSubmission = ({ id, of }: Record<string, unknown>): Submission | null =>
  typeof id === 'string' && typeof of === 'string' ? { id, of } : null

interface SentFile {
  readonly name: string
  readonly size: number
  readonly lastModified: number
}

/** The last submission if nothing has changed since, so that trying again never makes a second request. */
export function submissionOf(
  request: ContactRequest,
  files: readonly SentFile[],
  last: Submission | null,
  newId: () => string,
): Submission {
  const of = JSON.stringify([request, files.map(({ name, size, lastModified }) => [name, size, lastModified])])
  return last?.of === of ? last : { id: newId(), of }
}
