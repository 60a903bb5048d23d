import { useEffect, useState } from 'react'
import { taskSaveProblems, taskWords, identityWords as words } from '#content/evidence/account-tasks.ts'
import type { CallReply } from '#contract/calls.ts'
import type { EvidenceTask } from '#contract/evidence/evidence.ts'
import { pages } from '#contract/pages.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { TaskPage } from './task-page.tsx'
import { TaskReported } from './task-reported.tsx'

/** Sends the patient to the company that checks documents, and shows the result when they come back. */
export function IdentityTask({ task, onChange }: { task: EvidenceTask | undefined; onChange: () => void }) {
  const state = useIdentityState(onChange)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isDone = task?.state === 'done'
  const isUnderWay = state === 'processing'
  const again = task?.because && task.because !== 'words' ? taskWords.again[task.because] : null

  async function begin() {
    setIsBusy(true)
    setProblem(null)
    const { code, data, message } = await callApi('begin_identity_check', {}).catch(() => ({
      code: 0,
      data: null,
      message: taskSaveProblems.failed,
    }))
    if (code === 200 && data?.address) return window.location.assign(data.address)
    setIsBusy(false)
    if (code === 200) onChange()
    else setProblem(message)
  }

  return (
    <TaskPage heading={words.heading}>
      {isDone ? (
        <TaskReported>{words.states.verified}</TaskReported>
      ) : (
        <>
          {isUnderWay && <TaskReported>{words.states.processing}</TaskReported>}
          {!isUnderWay && again && (
            <AlertMessage
              action={
                <ButtonLink to={pages.contactUs} variant="quiet" size="small">
                  {words.write}
                </ButtonLink>
              }
            >
              {again}
            </AlertMessage>
          )}
          <ol className="divide-y divide-line border-y border-line">
            {words.steps.map((step, place) => (
              <li key={step} className="flex gap-4 py-4 sm:gap-5">
                <span aria-hidden="true" className="w-6 shrink-0 font-display text-[1.75rem] text-green leading-none">
                  {place + 1}
                </span>
                <p>{step}</p>
              </li>
            ))}
          </ol>
          {problem && <AlertMessage>{problem}</AlertMessage>}
          {!isUnderWay && (
            <Button size="large" wide arrow busy={isBusy} busyLabel={words.beginning} onClick={begin}>
              {words.begin}
            </Button>
          )}
          <p className="text-ink-soft text-sm">{words.privacy}</p>
        </>
      )}
    </TaskPage>
  )
}

type State = CallReply<'identity_state'>['state']

const askAgainMs = 3_000

/** How the check stands, asked again while it is under way. */
function useIdentityState(onSettled: () => void): State | null {
  const [state, setState] = useState<State | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit to the page.
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    async function ask() {
      const { data } = await callApi('identity_state', {}, leaving.signal).catch(() => ({ data: null }))
      if (leaving.signal.aborted) return
      if (data) setState(data.state)
      if (data && data.state !== 'processing') return onSettled()
      timer = setTimeout(ask, askAgainMs)
    }
    void ask()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [])
  return state
}
