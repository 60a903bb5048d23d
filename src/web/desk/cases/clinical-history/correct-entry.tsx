import { useState } from 'react'
import { clinicalHistoryWords as words } from '#content/cases/clinical-history.ts'
import type { HistoryEntryView } from '#contract/cases/clinical-history.ts'
import type { CorrectionEvidence, CorrectionReason } from '#domain/clinical/clinical-history.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskChoices } from '../../components/desk-choices.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'

interface Props {
  readonly entry: HistoryEntryView
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

/** A reason, and for what rules supply out the evidence it rests on. The entry itself stays. */
export function CorrectEntry({ entry, onDone, onClose }: Props) {
  const { id: entryId, needsEvidence } = entry
  const [why, setWhy] = useState<CorrectionReason | null>(null)
  const [reason, setReason] = useState('')
  const [evidence, setEvidence] = useState<CorrectionEvidence | null>(null)
  const [evidenceNamed, setEvidenceNamed] = useState('')
  const { save, isBusy, problem } = useSave(onDone, words.failed)
  const { none, ...proofs } = words.evidences
  const isUnnamed = evidence !== 'none' && evidenceNamed.trim() === ''
  const lacking =
    why === null
      ? words.why
      : reason.trim() === ''
        ? words.problems['no reason']
        : evidence === null
          ? words.problems['no evidence']
          : isUnnamed
            ? words.problems['evidence not named']
            : null

  async function submit() {
    if (why === null || evidence === null || lacking !== null) return
    const isDone = await save(() => deskCall('desk_correct_history', { entryId, why, reason, evidence, evidenceNamed }))
    if (isDone) onClose()
  }

  return (
    <div className="mt-2 space-y-3">
      <DeskChoices
        legend={words.why}
        choices={words.whys}
        chosen={why ?? ''}
        onChoose={(value) => setWhy(value as CorrectionReason)}
      />
      <DeskArea
        label={words.reason}
        value={reason}
        onChange={setReason}
        onConfirm={() => void submit()}
        problem={problem}
        maxLength={2_000}
      />
      <DeskChoices
        legend={words.evidence}
        choices={needsEvidence ? proofs : { ...proofs, none }}
        chosen={evidence ?? ''}
        onChoose={(value) => setEvidence(value as CorrectionEvidence)}
      />
      {evidence !== null && evidence !== 'none' && (
        <DeskLine label={words.evidenceNamed} value={evidenceNamed} onChange={setEvidenceNamed} maxLength={500} />
      )}
      <div className="grid grid-cols-2 gap-2">
        <DeskButton tone="danger" why={lacking} isBusy={isBusy} busyLabel={words.save} onPress={() => void submit()}>
          {words.save}
        </DeskButton>
        <DeskButton onPress={onClose}>{words.cancel}</DeskButton>
      </div>
    </div>
  )
}
