import { useState } from 'react'
import { planWords } from '#content/treatment/desk-treatment.ts'
import type { PlanView } from '#contract/treatment/desk-treatment.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type Injecting, planProblem } from '#domain/treatment/change-of-plan.ts'
import type { PlanState } from '#domain/treatment/plan-states.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskChoices } from '../../components/desk-choices.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'

interface Props {
  readonly plan: PlanView
  readonly onChanged: () => Promise<void>
}

const words = planWords.change

export function ChangePlan({ plan, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen) {
    return (
      <div className="max-w-64">
        <DeskButton onPress={() => setIsOpen(true)}>{words.open}</DeskButton>
      </div>
    )
  }
  return <ChangePlanForm key={plan.epoch} plan={plan} onChanged={onChanged} onClose={() => setIsOpen(false)} />
}

interface ChangePlanFormProps {
  readonly plan: PlanView
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

/** To pause, take up or end a treatment, with a reason. */
function ChangePlanForm({ plan, onChanged, onClose }: ChangePlanFormProps) {
  const { id: planId, epoch, state, choices } = plan
  const [to, setTo] = useState<PlanState>(choices[0] ?? 'stopped')
  const [until, setUntil] = useState('')
  const [injecting, setInjecting] = useState<Injecting | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  const change = {
    to,
    until: to === 'paused' && until !== '' ? until : null,
    reason,
    injecting: to === 'paused' ? injecting : null,
  }
  const lacking = planProblem(state, change, londonTimeAt(Date.now()).date)
  const shown = isTried && lacking ? planWords.problems[lacking] : null
  const isAboutInjecting = lacking === 'no word on injecting'
  const isAboutDay = lacking !== 'no reason' && !isAboutInjecting

  async function submit() {
    setIsTried(true)
    if (lacking !== null) return
    if (await save(() => deskCall('desk_change_plan', { planId, epoch, ...change }))) onClose()
  }

  return (
    <section aria-label={words.title} className="space-y-3 rounded-xl border border-line bg-white p-4">
      <p className="text-xs text-ink-soft">{words.lead}</p>
      <DeskChoices
        legend={words.to}
        choices={Object.fromEntries(choices.map((choice) => [choice, words.tos[choice]]))}
        chosen={to}
        onChoose={(value) => setTo(value as PlanState)}
      />
      {to === 'paused' && (
        <DeskLine
          type="date"
          label={words.until}
          value={until}
          onChange={setUntil}
          problem={isAboutDay ? shown : null}
        />
      )}
      {to === 'paused' && (
        <DeskChoices
          legend={words.injecting}
          choices={words.injectings}
          chosen={injecting ?? ''}
          onChoose={(value) => setInjecting(value as Injecting)}
          problem={isAboutInjecting ? shown : null}
        />
      )}
      <DeskArea
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onChange={setReason}
        onConfirm={() => void submit()}
        problem={problem ?? (lacking === 'no reason' ? shown : null)}
        maxLength={2_000}
      />
      <div className="grid grid-cols-2 gap-2">
        <DeskButton tone="primary" isBusy={isBusy} busyLabel={words.saving} onPress={() => void submit()}>
          {words.save}
        </DeskButton>
        <DeskButton onPress={onClose}>{words.back}</DeskButton>
      </div>
    </section>
  )
}
