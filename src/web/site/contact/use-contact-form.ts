import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { contactForm as words } from '#content/contact-form.ts'
import type { ContactRequest } from '#domain/contact/contact-request.ts'
import { randomUuid } from '#web/device/random-uuid.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { emptyRequest, forgetRequest, keepRequest, keptRequest, type Submission, submissionOf } from './kept-request.ts'
import { loadSendRequest } from './load-send-request.ts'
import type { Outcome, Problem, Progress } from './send-request.ts'
import { useAttachments } from './use-attachments.ts'
import { useProblemsBeside } from './use-problems-beside.ts'

const shownIn = (fieldId: string) =>
  (document.getElementById(fieldId) as HTMLInputElement | HTMLSelectElement | null)?.value ?? ''

/** Null before the first byte goes out. */
type Sending = { readonly progress: Progress | null }

export function useContactForm() {
  const [request, setRequest] = useState(emptyRequest)
  const attachments = useAttachments()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const beside = useProblemsBeside(attachments.chosen)
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState<Sending | null>(null)
  const [isStopped, setIsStopped] = useState(false)
  const [reference, setReference] = useState<string | null>(null)
  const submission = useRef<Submission | null>(null)
  const cancelling = useRef<AbortController | null>(null)
  const [isAwake, setIsAwake] = useState(false)

  // The page was made without it. What was typed before the form was awake stays: taken over at once, because the next
  // key that is heard would write our empty fields over it.
  useLayoutEffect(() => {
    const kept = keptRequest()
    submission.current = kept.submission
    const taken = (typed: ContactRequest) => {
      const fields = Object.keys(typed) as (keyof ContactRequest)[]
      return fields.map((field) => [field, typed[field] || shownIn(field) || kept.request[field]])
    }
    setRequest((typed) => Object.fromEntries(taken(typed)))
    setIsAwake(true)
    return () => cancelling.current?.abort()
  }, [])

  // What was pressed before the form could hear it (awakening.ts), but not before what was typed is known.
  useEffect(() => {
    const pressed = isAwake && document.querySelector<HTMLElement>('[data-pressed]')
    if (!pressed) return
    pressed.removeAttribute('data-pressed')
    pressed.click()
  }, [isAwake])

  function change(part: Partial<ContactRequest>) {
    const changed = { ...request, ...part }
    setRequest(changed)
    keepRequest({ request: changed, submission: submission.current })
    beside.recheck(changed, Object.keys(part))
  }

  function fail(met: readonly Problem[]) {
    setProblems(met)
    beside.show(met)
    setAttempt((last) => last + 1)
  }

  async function submit() {
    if (cancelling.current) return
    const controller = new AbortController()
    cancelling.current = controller
    setSending({ progress: null })
    const outcome = await attemptToSend(controller.signal).catch(
      (): Outcome => ({ is: 'refused', problems: [{ message: navigator.onLine ? words.noAnswer : words.offline }] }),
    )
    cancelling.current = null
    setSending(null)
    setIsStopped(outcome.is === 'stopped')
    if (outcome.is === 'refused') return fail(outcome.problems)
    if (outcome.is === 'stopped') return
    forgetRequest()
    submission.current = null
    setProblems([])
    beside.show([])
    setRequest({ ...emptyRequest, email: request.email })
    attachments.clear()
    setReference(outcome.reference)
    const { title, text, reference: telling } = words.toast
    showToast({ title, description: `${text} ${telling(outcome.reference)}` })
  }

  async function attemptToSend(signal: AbortSignal): Promise<Outcome> {
    const desk = await loadSendRequest()
    const files = attachments.chosen.map(({ file }) => file)
    const looked = await Promise.all(files.map(desk.problemIn))
    const met = [
      ...desk.problemsIn(request),
      ...desk.problemsTogether(files),
      ...looked.flatMap((message) => (message ? [{ message, fieldId: 'files' }] : [])),
    ]
    if (met.length > 0) return { is: 'refused', problems: met }
    setProblems([])
    beside.show([])
    submission.current = submissionOf(request, files, submission.current, randomUuid)
    keepRequest({ request, submission: submission.current })
    const onProgress = (progress: Progress) => setSending({ progress })
    return desk.send({ request, files, submission: submission.current, onProgress, signal })
  }

  return {
    request,
    change,
    attachments,
    problems,
    attempt,
    sending,
    /** The person has cancelled the last attempt. */
    isStopped,
    reference,
    submit,
    /** Somebody has begun to write. */
    begin: () =>
      void loadSendRequest().then(
        ({ prepare }) => prepare(),
        () => undefined,
      ),
    cancel: () => cancelling.current?.abort(),
    startAnother: () => setReference(null),
    /** A field was left. */
    leave: (fieldId: string) => beside.leave(request, fieldId),
    problemOf: beside.of,
  }
}
