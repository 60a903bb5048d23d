import { useRef, useState } from 'react'
import { outcomeWords as words } from '#content/appointments/clinic-list.ts'
import type { OutcomeKind } from '#domain/appointments/outcomes.ts'
import { pounds } from '#domain/orders/money.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useAction } from '#web/browser/use-action.ts'
import { DecisionForm } from '../../cases/case/decision-panel/decision-form.tsx'
import { useDraft } from '../../cases/list/use-draft.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { deskCall } from '../../desk-call.ts'
import { showThenFocus } from '../../shell/keys.ts'
import type { AppointmentView } from './appointment-view.ts'
import { ChooseOutcome } from './choose-outcome.tsx'

interface Props {
  readonly found: AppointmentView
  /** The day that it is of. */
  readonly back: string
  readonly onChanged: () => Promise<void>
  /** It stands beside the video call: nothing in it leads away from the call. */
  readonly isBesideCall?: boolean
}

/** How the appointment ended. It never scrolls away. */
export function OutcomePanel({ found, back: day, onChanged, isBesideCall = false }: Props) {
  const [choice, setChoice] = useState<OutcomeKind | null>(null)
  const isOpen = choice !== null && found.can[choice] === null && found.pending === null

  const back = () => showThenFocus(() => setChoice(null), `outcome-${choice}`)

  return (
    <section
      id="outcome"
      tabIndex={-1}
      aria-label={words.title}
      className="flex min-h-0 flex-col border-line bg-paper outline-none max-[60rem]:border-t min-[60rem]:border-l shadow-[-12px_0_24px_-20px_rgb(18_51_45/0.35)]"
    >
      {isOpen ? (
        <OutcomeForm
          key={choice}
          found={found}
          kind={choice}
          onBack={back}
          onSaid={async () => {
            setChoice(null)
            await onChanged()
          }}
        />
      ) : (
        <ChooseOutcome
          found={found}
          back={day}
          onChoose={setChoice}
          onChanged={onChanged}
          isBesideCall={isBesideCall}
        />
      )}
    </section>
  )
}

interface OutcomeFormProps {
  readonly found: AppointmentView
  readonly kind: OutcomeKind
  readonly onBack: () => void
  readonly onSaid: () => Promise<void>
}

/** What it does to the money, by the policy it was booked under. */
function whatItDoes(kind: OutcomeKind, found: AppointmentView): string {
  const { amountPence, refundedPence, missedAfterMinutes } = found
  if (found.isFree && kind !== 'declined') return whatItDoesFree(kind, missedAfterMinutes)
  if (kind === 'attended') return words.does.attended
  if (kind === 'missed') return words.does.missed(missedAfterMinutes)
  return words.does[kind](pounds(amountPence - refundedPence))
}

const whatItDoesFree = (kind: Exclude<OutcomeKind, 'declined'>, missedAfterMinutes: number): string =>
  kind === 'missed' ? words.doesFree.missed(missedAfterMinutes) : words.doesFree[kind]

/** One outcome on its way out: what it does, what goes with it, and the press that records it. */
function OutcomeForm({ found, kind, onBack, onSaid }: OutcomeFormProps) {
  const { id, drafts } = found
  const hasWords = kind === 'declined' || kind === 'cancelled'
  const told = useDraft(`appointment/${id}/${kind}`, drafts[kind])
  const [followUpBy, setFollowUpBy] = useState('')
  // The same until it has arrived: sent again it is the same.
  const outcomeId = useRef(randomUuid())
  const { run, isBusy, problem, setProblem } = useAction(words.failed)
  const why = kind === 'declined' && told.text.trim() === '' ? words.wordsNeeded : null

  const record = () =>
    run(async () => {
      const { code, message } = await deskCall('desk_outcome', {
        id,
        outcomeId: outcomeId.current,
        outcome: kind,
        words: hasWords ? told.text.trim() : null,
        followUpBy: followUpBy === '' ? null : followUpBy,
      })
      if (code !== 200) return setProblem(message)
      told.reset()
      await onSaid()
    })

  return (
    <DecisionForm
      title={words.names[kind]}
      tone={kind === 'attended' || kind === 'missed' ? 'primary' : 'danger'}
      confirm={found.isFree && kind === 'cancelled' ? words.confirmFree : words.confirm[kind]}
      why={why}
      isBusy={isBusy}
      onConfirm={() => void record()}
      onBack={onBack}
    >
      {problem && (
        <p role="alert" className="rounded-option bg-brick-pale px-3.5 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      <p>{whatItDoes(kind, found)}</p>
      {kind === 'attended' && !found.isFree && (
        <DeskLine
          type="date"
          label={words.followUp}
          hint={words.followUpHint}
          value={followUpBy}
          onChange={setFollowUpBy}
        />
      )}
      {hasWords && (
        <DeskArea
          label={words.words}
          hint={words.wordsHint}
          rows={6}
          value={told.text}
          onChange={told.write}
          onConfirm={() => why === null && void record()}
          onEscape={onBack}
          maxLength={4_000}
        />
      )}
    </DecisionForm>
  )
}
