import { useEffect, useRef, useState } from 'react'
import { railWords as words } from '#content/cases/case.ts'
import { stateWords } from '#content/cases/cases.ts'
import { showThenFocus } from '../../../shell/keys.ts'
import { useMe } from '../../../shell/me.ts'
import { useDecisions } from '../../list/last-decision.ts'
import type { Claim } from '../../list/use-claim.ts'
import type { CaseView } from '../case-view.ts'
import type { Chosen } from './approval.ts'
import { ApproveForm } from './approve-form.tsx'
import { AskForm } from './ask-form.tsx'
import { blockersOf, type Choice } from './blockers.ts'
import { Choose } from './choose.tsx'
import { DeclineForm } from './decline-form.tsx'
import { Pending, type PendingDecision } from './pending.tsx'
import { SignForm } from './sign-form.tsx'
import { useSendDecision } from './use-send-decision.ts'

interface Props {
  readonly found: CaseView
  readonly readAt: number | null
  readonly claim: Claim
  readonly onChanged: () => Promise<void>
}

const forms = { approve: ApproveForm, ask: AskForm, decline: DeclineForm, sign: SignForm } as const

/** What is decided. It never scrolls away. */
export function DecisionPanel({ found, readAt, claim, onChanged }: Props) {
  const me = useMe()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [chosen, setChosen] = useState<Chosen>({ dose: null, ticked: {} })
  const sending = useSendDecision({ caseId: found.id, name: found.person.name }, claim.ensure, async () => {
    setChoice(null)
    await onChanged()
  })
  const why = blockersOf(found, me)
  const isDecided = usePendingDecision(found, readAt)
  const Form = choice && why[choice] === null ? forms[choice] : null
  const panel = useKeptFocus(isDecided ? 'decided' : Form ? choice : null)

  /** Beginning to decide claims the case: by the first tick, or by choosing an action. */
  function begin(next: Choice) {
    setChoice(next)
    void claim.ensure()
  }
  function fill(next: Chosen) {
    setChosen(next)
    if (why.approve === null || why.decline === null) void claim.ensure()
  }

  function back() {
    sending.forget()
    showThenFocus(() => setChoice(null), `decide-${choice}`)
  }

  return (
    <section
      ref={panel}
      id="decision"
      tabIndex={-1}
      aria-label={words.title}
      className="flex min-h-0 flex-col border-line bg-paper outline-none min-[60rem]:overflow-y-auto max-[60rem]:border-t min-[60rem]:border-l shadow-[-12px_0_24px_-20px_rgb(18_51_45/0.35)]"
    >
      {sending.problem && <DecisionRefused {...sending.problem} />}
      {isDecided ? (
        <Pending {...isDecided} onFinal={onChanged} />
      ) : Form && me ? (
        <Form found={found} chosen={chosen} me={me} sending={sending} onBack={back} />
      ) : (
        <Choose found={found} chosen={chosen} onChange={fill} why={why} onChoose={begin} />
      )}
    </section>
  )
}

/** What had focus may go with the part of the panel that it stood in, or with the bar for undoing: the panel takes it. */
function useKeptFocus(part: string | null) {
  const panel = useRef<HTMLElement>(null)
  const last = useRef(part)
  useEffect(() => {
    if (last.current === part) return
    last.current = part
    if (document.activeElement === document.body) panel.current?.focus()
  }, [part])
  return panel
}

/** What the server said to a decision, where it was not taken. */
const DecisionRefused = ({ says, because, state }: NonNullable<ReturnType<typeof useSendDecision>['problem']>) => (
  <div role="alert" className="border-b border-brick bg-brick-pale px-5 py-3 text-brick">
    <p className="font-semibold">{says}</p>
    {state && <p>{words.isNow(caseStateWords(state))}</p>}
    {because.length > 1 && (
      <ul className="list-disc pl-5">
        {because.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    )}
  </div>
)

/** What a case is, in the words of the desk, also where the server names it by itself. */
const caseStateWords = (state: string): string => stateWords[state as keyof typeof stateWords]?.toLowerCase() ?? state

/** A decision that waits out its half minute; one's own also before the case has been read again. */
function usePendingDecision({ id, pending }: CaseView, readAt: number | null): PendingDecision | null {
  const last = useDecisions().find(({ caseId }) => caseId === id)
  if (pending) return { kind: pending.kind, by: pending.isMine ? null : pending.by.name, until: pending }
  return last && (readAt ?? 0) <= last.takenAt ? { kind: last.kind, by: null, until: null } : null
}
