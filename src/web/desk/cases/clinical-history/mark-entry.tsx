import { useState } from 'react'
import { clinicalHistoryWords } from '#content/cases/clinical-history.ts'
import type { HistoryEntryView } from '#contract/cases/clinical-history.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskChoices } from '../../components/desk-choices.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'

const words = clinicalHistoryWords.mark
const { heldBack: legend, heldBackChoices } = clinicalHistoryWords.add

type Choice = keyof typeof heldBackChoices

interface Props {
  readonly entry: HistoryEntryView
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

/** Holds an entry back from copies and letters, or lets it leave again, with a reason. */
export function MarkEntry({ entry, onChanged, onClose }: Props) {
  const { id: entryId, heldBack, marks } = entry
  const now: Choice = heldBack ?? 'given'
  const [chosen, setChosen] = useState<Choice | null>(null)
  const [reason, setReason] = useState('')
  const { save, isBusy, problem } = useSave(onChanged, clinicalHistoryWords.failed)
  const others = Object.fromEntries(Object.entries(heldBackChoices).filter(([choice]) => choice !== now))
  // A colleague may have just done the same.
  const becomes = chosen === now ? null : chosen
  const lacking = becomes === null ? words.noChoice : reason.trim() === '' ? words.problems['no reason'] : null
  const button = becomes === 'given' ? words.save.given : words.save.heldBack

  async function submit() {
    if (becomes === null || lacking !== null) return
    const isDone = await save(() =>
      deskCall('desk_mark_history', {
        entryId,
        seen: marks.length,
        heldBack: becomes === 'given' ? null : becomes,
        reason,
      }),
    )
    if (isDone) onClose()
  }

  return (
    <div className="mt-2 space-y-3">
      <DeskChoices
        legend={legend}
        choices={others}
        chosen={becomes ?? ''}
        onChoose={(value) => setChosen(value as Choice)}
      />
      {becomes !== null && (
        <p className="text-xs text-ink-soft">{becomes === 'given' ? words.hints.given : words.hints.heldBack}</p>
      )}
      <DeskArea
        label={words.reason}
        value={reason}
        onChange={setReason}
        onConfirm={() => void submit()}
        problem={problem}
        maxLength={2_000}
      />
      <div className="grid grid-cols-2 gap-2">
        <DeskButton tone="danger" why={lacking} isBusy={isBusy} busyLabel={button} onPress={() => void submit()}>
          {button}
        </DeskButton>
        <DeskButton onPress={onClose}>{clinicalHistoryWords.cancel}</DeskButton>
      </div>
    </div>
  )
}
