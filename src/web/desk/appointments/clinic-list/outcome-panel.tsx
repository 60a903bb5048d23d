import { useState } from 'react'
import { outcomeWords as words } from '#content/appointments/clinic-list.ts'
import type { OutcomeKind } from '#domain/appointments/outcomes.ts'
import { showThenFocus } from '../../shell/keys.ts'
import { ChooseOutcome } from './choose-outcome.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import type { ShownAppointment } from './shown-appointment.ts'

interface Props {
  readonly found: ShownAppointment
  /** The day that it is of. */
  readonly back: string
  readonly onChanged: () => Promise<void>
}

/** What became of it. It never scrolls away. */
export function OutcomePanel({ found, back: day, onChanged }: Props) {
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
        <ChooseOutcome found={found} back={day} onChoose={setChoice} onChanged={onChanged} />
      )}
    </section>
  )
}
