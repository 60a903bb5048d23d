import { useState } from 'react'
import { railWords as words } from '#content/cases/case.ts'
import { showThenFocus } from '../../../shell/keys.ts'
import { useMe } from '../../../shell/me.ts'
import type { Claim } from '../../list/use-claim.ts'
import type { ShownCase } from '../shown-case.ts'
import type { Chosen } from './approval.ts'
import { ApproveForm } from './approve-form.tsx'
import { AskForm } from './ask-form.tsx'
import { blockersOf, type Choice } from './blockers.ts'
import { Choose } from './choose.tsx'
import { DecisionRefused } from './decision-refused.tsx'
import { DeclineForm } from './decline-form.tsx'
import { Pending } from './pending.tsx'
import { SignForm } from './sign-form.tsx'
import { usePendingDecision } from './use-pending-decision.ts'
import { useSendDecision } from './use-send-decision.ts'

interface Props {
  readonly found: ShownCase
  readonly readAt: number | null
  readonly claim: Claim
  readonly onChanged: () => Promise<void>
}

const forms = { approve: ApproveForm, ask: AskForm, decline: DeclineForm, sign: SignForm } as const

/** What is decided. It never scrolls away. */
export function Rail({ found, readAt, claim, onChanged }: Props) {
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

  /** Whoever begins to decide has the case from then on: by the first tick, or by what they choose to do. */
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
      id="decision"
      tabIndex={-1}
      aria-label={words.title}
      className="flex min-h-0 flex-col border-line bg-paper outline-none max-[60rem]:border-t min-[60rem]:border-l shadow-[-12px_0_24px_-20px_rgb(18_51_45/0.35)]"
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
