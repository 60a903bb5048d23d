import { fileProblems, contactForm as words } from '#content/enquiries/contact-form.ts'
import type { CallBody, CallReply } from '#contract/calls.ts'
import type { Envelope, FieldProblem as Told } from '#contract/envelope.ts'
import { withFilesType } from '#contract/with-files.ts'
import { kindNamed } from '#domain/enquiries/attachment-kinds.ts'
import { attachmentProblem, mostAttachments, notWhatItIsCalled, plainFileName } from '#domain/enquiries/attachments.ts'
import { contentCheck, signatureBytes } from '#domain/enquiries/content-check.ts'
import { type ContactRequest, contactForm } from '#domain/forms/contact-form.ts'
import { apiPrefix } from '#web/browser/api.ts'
import { earnBotToken } from '#web/shared/bot-check/bot-token.ts'
import { prefetchedToken } from '#web/shared/bot-check/prefetched-token.ts'
import { withBotToken } from '#web/shared/bot-check/with-bot-token.ts'
import type { FieldProblem } from '#web/shared/forms/field-problem.ts'
import type { Submission } from './saved-request.ts'

const portion = 1024 * 1024
/** From when everything has arrived there. */
const answerWithinMs = 30_000

const botToken = prefetchedToken(
  () => earnBotToken('contact_us'),
  () => performance.now(),
)

/** Begins the bot check, so that nobody waits for it later. */
export const prepare = botToken.begin

export type Field = keyof ContactRequest | 'files'
export type Problem = FieldProblem<Field>

export const problemsIn = (request: ContactRequest): Problem[] =>
  contactForm.read(request).problems.map(({ field, message }) => ({ fieldId: field, message }))

/** What is wrong with all of them together. */
export const problemsTogether = (files: readonly File[]): Problem[] =>
  files.length > mostAttachments ? [{ fieldId: 'files', message: fileProblems.tooMany(mostAttachments) }] : []

/** What is wrong with a file, by the rule that the server goes by. */
export async function problemIn(file: File): Promise<string | null> {
  const problem = attachmentProblem(file)
  const kind = kindNamed(file.name)
  if (problem || !kind) return problem
  const check = contentCheck(kind)
  const looked = kind === 'text' ? file.size : Math.min(file.size, signatureBytes)
  try {
    for (let at = 0; at < looked; at += portion) {
      const bytes = new Uint8Array(await file.slice(at, Math.min(at + portion, looked)).arrayBuffer())
      if (!check.take(bytes)) return notWhatItIsCalled(file.name)
    }
  } catch {
    return fileProblems.unreadable(plainFileName(file.name))
  }
  return check.isWhole() ? null : notWhatItIsCalled(file.name)
}

export interface Progress {
  readonly sent: number
  readonly total: number
}

export type Outcome =
  | { readonly is: 'sent'; readonly reference: string }
  | { readonly is: 'refused'; readonly problems: readonly Problem[] }
  | { readonly is: 'stopped' }

interface Sending {
  readonly request: ContactRequest
  /** The reference of an earlier request that they write about again. */
  readonly about: string | null
  readonly files: readonly File[]
  readonly submission: Submission
  readonly onProgress: (progress: Progress) => void
  readonly signal: AbortSignal
}

const refused = (message: string): Outcome => ({ is: 'refused', problems: [{ message }] })

/** Sends a request. Whatever becomes of it is told; nothing is thrown. */
export async function send({ request, about, files, submission, onProgress, signal }: Sending): Promise<Outcome> {
  const lost = () => refused(navigator.onLine ? words.noAnswer : words.offline)
  try {
    const takeToken = () => Promise.race([botToken.take(), whenAborted(signal)])
    const reply = await withBotToken(takeToken, (token) => {
      const body: CallBody<'contact_us'> = {
        id: submission.id,
        token,
        ...request,
        ...(about ? { about } : {}),
        files: files.map(({ name, size, type }) => ({ name, size, type })),
      }
      return post(new Blob([`${JSON.stringify(body)}\n`, ...files]), onProgress, signal)
    })
    return reply.code === 200 && reply.data ? { is: 'sent', reference: reply.data.reference } : refusal(reply)
  } catch {
    return signal.aborted ? { is: 'stopped' } : lost()
  }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

const fieldIds: readonly Field[] = [...contactForm.fields, 'files']

function refusal({ data, message: said }: Envelope<unknown>): Outcome {
  const told = (data as { fields?: readonly Told[] } | null)?.fields ?? []
  const ours = told.flatMap(({ field, message }) => {
    const fieldId = fieldIds.find((one) => one === field)
    return fieldId ? [{ fieldId, message }] : []
  })
  return ours.length === 0 ? refused(said) : { is: 'refused', problems: ours }
}

/** Not by fetch, which does not tell how far it has come. */
function post(body: Blob, onProgress: Sending['onProgress'], signal: AbortSignal) {
  return new Promise<Envelope<CallReply<'contact_us'>>>((resolve, reject) => {
    const request = new XMLHttpRequest()
    let waiting: ReturnType<typeof setTimeout> | undefined
    const giveUp = () => reject(new Error('There was no answer.'))
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total })
    request.upload.onload = () => {
      waiting = setTimeout(() => request.abort(), answerWithinMs)
    }
    request.onload = () => {
      try {
        resolve(JSON.parse(request.responseText))
      } catch {
        giveUp()
      }
    }
    request.onerror = giveUp
    request.onabort = giveUp
    request.onloadend = () => clearTimeout(waiting)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', `${apiPrefix()}/contact_us`)
    request.setRequestHeader('content-type', withFilesType)
    request.send(body)
  })
}
