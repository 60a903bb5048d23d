import { railWords as words } from '#content/cases/case.ts'
import type { CallBody } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import { useAction } from '#web/browser/use-action.ts'
import { deskCall } from '../../../desk-call.ts'
import { type DecisionKind, decided } from '../../list/last-decision.ts'
import type { UndoTime } from '../../list/seconds-left.ts'

type Decision =
  | { readonly kind: 'approve'; readonly body: Omit<CallBody<'desk_approve'>, 'id' | 'epoch'> }
  | { readonly kind: 'sign'; readonly body: Omit<CallBody<'desk_sign'>, 'id' | 'epoch'> }
  | { readonly kind: 'decline'; readonly body: Omit<CallBody<'desk_decline'>, 'id' | 'epoch'> }
  | { readonly kind: 'ask'; readonly body: Omit<CallBody<'desk_ask'>, 'id' | 'epoch'> }

interface Problem {
  readonly says: string
  readonly because: readonly string[]
  /** What the case has become meanwhile. */
  readonly state: string | null
}

type Reply = Envelope<{ readonly decisionId: string } & UndoTime>

function sent(id: string, epoch: number, decision: Decision): Promise<Reply> {
  const on = { id, epoch }
  if (decision.kind === 'approve') return deskCall('desk_approve', { ...on, ...decision.body })
  if (decision.kind === 'sign') return deskCall('desk_sign', { ...on, ...decision.body })
  if (decision.kind === 'decline') return deskCall('desk_decline', { ...on, ...decision.body })
  return deskCall('desk_ask', { ...on, ...decision.body })
}

/** Sends a decision under the epoch at which the case is theirs, which `ensure` gives. One that came too late says who was first, and the case is reloaded. */
export function useSendDecision(
  { caseId, name }: { readonly caseId: string; readonly name: string },
  ensure: () => Promise<number | null>,
  onChanged: () => Promise<void>,
) {
  const { run, isBusy, problem, setProblem } = useAction<Problem>({ says: words.failed, because: [], state: null })

  async function send(decision: Decision): Promise<boolean> {
    const isSent = await run(async () => {
      const epoch = await ensure()
      // What took it away stands above the case.
      if (epoch === null) return false
      const { code, data, message } = await sent(caseId, epoch, decision)
      if (code === 200 && data) {
        const kind: DecisionKind = decision.kind
        decided({ ...data, caseId, name, kind })
        await onChanged()
        return true
      }
      const told = (data ?? {}) as { because?: readonly string[]; state?: string }
      setProblem({ says: message, because: told.because ?? [], state: code === 409 ? (told.state ?? null) : null })
      if (code === 409) await onChanged()
      return false
    })
    return isSent ?? false
  }

  return { send, isBusy, problem, forget: () => setProblem(null) }
}

export type Sending = ReturnType<typeof useSendDecision>
