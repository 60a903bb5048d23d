import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { contactForm as words } from '#content/enquiries/contact-form.ts'
import type { ContactRequest } from '#domain/forms/contact-form.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { firstByField } from '#web/shared/forms/field-problem.ts'
import { useShownProblems } from '#web/shared/forms/use-shown-problems.ts'
import { aboutHere, answering } from './about-request.ts'
import { loadSendRequest } from './load-send-request.ts'
import {
  emptyRequest,
  forgetRequest,
  type Submission,
  savedRequest,
  saveRequest,
  submissionOf,
} from './saved-request.ts'
import type { Field, Outcome, Problem, Progress } from './send-request.ts'
import { useAttachments } from './use-attachments.ts'

const shownIn = (fieldId: string) =>
  (document.getElementById(fieldId) as HTMLInputElement | HTMLSelectElement | null)?.value ?? ''

const isFieldOf = (request: ContactRequest, field: string): field is keyof ContactRequest =>
  Object.hasOwn(request, field)

/** Null before the first byte goes out. */
type Sending = { readonly progress: Progress | null }

export function useContactForm() {
  const [request, setRequest] = useState(emptyRequest)
  const attachments = useAttachments()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [check, setCheck] = useState<{ readonly problemsIn: (request: ContactRequest) => Problem[] } | null>(null)
  const found = useMemo(() => firstByField(problems), [problems])
  const beside = useShownProblems<Field>(check && firstByField(check.problemsIn(request)), found)
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
    const kept = answering(savedRequest())
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

  // Other files have other problems.
  const changeFiles = useEffectEvent(() => beside.change(['files']))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts.
  useEffect(() => changeFiles(), [attachments.chosen])

  async function loadChecks() {
    const desk = await loadSendRequest()
    setCheck(desk)
    return desk
  }

  function change(part: Partial<ContactRequest>) {
    const changed = { ...request, ...part }
    setRequest(changed)
    saveRequest({ request: changed, submission: submission.current })
    beside.change(Object.keys(part) as Field[])
  }

  function fail(met: readonly Problem[]) {
    setProblems(met)
    beside.tell(met.flatMap(({ fieldId }) => fieldId ?? []))
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
    setRequest({ ...emptyRequest, email: request.email })
    attachments.clear()
    setReference(outcome.reference)
    const { title, text, reference: telling } = words.toast
    showToast({ title, description: `${text} ${telling(outcome.reference)}` })
  }

  async function attemptToSend(signal: AbortSignal): Promise<Outcome> {
    const desk = await loadChecks()
    const files = attachments.chosen.map(({ file }) => file)
    const looked = await Promise.all(files.map(desk.problemIn))
    const met: Problem[] = [
      ...desk.problemsIn(request),
      ...desk.problemsTogether(files),
      ...looked.flatMap((message) => (message ? [{ message, fieldId: 'files' as const }] : [])),
    ]
    if (met.length > 0) return { is: 'refused', problems: met }
    setProblems([])
    submission.current = submissionOf(request, files, submission.current, randomUuid)
    saveRequest({ request, submission: submission.current })
    const onProgress = (progress: Progress) => setSending({ progress })
    return desk.send({ request, about: aboutHere(), files, submission: submission.current, onProgress, signal })
  }

  return {
    request,
    /** The reference of what is being answered; null until the form is awake, and where it is a new request. */
    about: isAwake ? aboutHere() : null,
    change,
    attachments,
    problems,
    attempt,
    sending,
    /** The person has cancelled the last attempt. */
    isStopped,
    reference,
    submit,
    /** A field has been filled in. */
    begin: () =>
      void loadChecks().then(
        ({ prepare }) => prepare(),
        () => undefined,
      ),
    cancel: () => cancelling.current?.abort(),
    startAnother: () => setReference(null),
    /** A field was left. */
    leave(fieldId: string) {
      if (isFieldOf(request, fieldId) && request[fieldId].trim() !== '') beside.leave(fieldId)
    },
    shown: beside.shown,
  }
}
