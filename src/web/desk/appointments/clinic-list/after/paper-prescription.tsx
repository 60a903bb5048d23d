import { useState } from 'react'
import { paperDeskWords as words } from '#content/appointments/post.ts'
import { mayBeHandedOver, mayBeWithdrawn } from '#domain/appointments/paper/posting.ts'
import { DeskButton } from '../../../components/desk-button.tsx'
import { useSave } from '../../../components/use-save.ts'
import { deskCall } from '../../../desk-call.ts'
import { PaperPrescriptionFacts } from '../../../people/paper-prescription-facts.tsx'
import type { AppointmentView } from '../appointment-view.ts'
import { RecordPaperPrescription } from './record-paper-prescription.tsx'

interface Props {
  readonly found: AppointmentView
  readonly onChanged: () => Promise<void>
}

/** The prescription on paper of an appointment: what stands on it, until when it is good, and where it has come to. */
export function PaperPrescription({ found, onChanged }: Props) {
  const { paper } = found
  // By which one, so that the form is gone once another is there.
  const [replacing, setReplacing] = useState<string | null>(null)
  return (
    <section>
      <h3 className="mb-1.5 text-[1.25rem]">{words.heading}</h3>
      {paper && (
        <WrittenPaper
          found={found}
          paper={paper}
          onReplace={replacing === paper.id ? null : () => setReplacing(paper.id)}
          onChanged={onChanged}
        />
      )}
      {(!paper || replacing === paper.id) && (
        <RecordPaperPrescription
          found={found}
          replaces={paper?.id ?? null}
          onChanged={onChanged}
          onBack={paper ? () => setReplacing(null) : null}
        />
      )}
    </section>
  )
}

interface WrittenPaperProps {
  readonly found: AppointmentView
  readonly onChanged: () => Promise<void>
  readonly paper: NonNullable<AppointmentView['paper']>
  /** Null: another is being written. */
  readonly onReplace: (() => void) | null
}

const acts = {
  withdraw: {
    call: 'desk_withdraw_paper',
    tone: 'danger',
    first: words.withdraw,
    sure: words.withdrawSure,
    busy: words.withdrawing,
    what: words.withdrawWhat,
  },
  handOver: {
    call: 'desk_hand_over_paper',
    tone: 'primary',
    first: words.handOver,
    sure: words.handOverSure,
    busy: words.handingOver,
    what: words.handOverWhat,
  },
} as const

/** What was recorded, and what can still be done about it: each after a second press. */
function WrittenPaper({ found: { id, cannotPrescribe }, paper, onReplace, onChanged }: WrittenPaperProps) {
  const [asked, setAsked] = useState<keyof typeof acts | null>(null)
  const { save, isBusy, problem } = useSave(async () => {
    setAsked(null)
    await onChanged()
  })
  const act = asked && acts[asked]
  return (
    <div className="mb-4 space-y-3">
      <PaperPrescriptionFacts paper={paper} />
      {problem && (
        <p role="alert" className="rounded-option bg-brick-pale px-3.5 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      {act ? (
        <>
          <p>{act.what}</p>
          <div className="flex gap-3">
            <DeskButton
              tone={act.tone}
              isBusy={isBusy}
              busyLabel={act.busy}
              onPress={() => void save(() => deskCall(act.call, { id }))}
            >
              {act.sure}
            </DeskButton>
            <DeskButton onPress={() => setAsked(null)}>{words.back}</DeskButton>
          </div>
        </>
      ) : (
        onReplace && (
          <div className="flex flex-wrap gap-3 empty:hidden">
            {paper.canBeReplaced && cannotPrescribe === null && (
              <DeskButton tone="primary" onPress={onReplace}>
                {words.replace}
              </DeskButton>
            )}
            {mayBeHandedOver(paper.stage) && (
              <DeskButton onPress={() => setAsked('handOver')}>{words.handOver}</DeskButton>
            )}
            {mayBeWithdrawn(paper.stage) && (
              <DeskButton onPress={() => setAsked('withdraw')}>{words.withdraw}</DeskButton>
            )}
          </div>
        )
      )}
      {!onReplace && <p>{words.replaceWhat}</p>}
    </div>
  )
}
