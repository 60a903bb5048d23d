import { useState } from 'react'
import { clinicalHistoryWords } from '#content/cases/clinical-history.ts'
import type { CallBody } from '#contract/calls.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskChoices } from '../../components/desk-choices.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'

const words = clinicalHistoryWords.add

type Kind = CallBody<'desk_add_history'>['kind']

interface Props {
  readonly accountId: string
  readonly onChanged: () => Promise<void>
}

/** For what was reported by telephone, by letter or at the pharmacy. */
export function AddEntry({ accountId, onChanged }: Props) {
  const [entry, setEntry] = useState<string | null>(null)
  const [kind, setKind] = useState<Kind>('reaction')
  const [said, setSaid] = useState('')
  const { save, isBusy, problem } = useSave(onChanged, clinicalHistoryWords.failed)
  if (entry === null) return <DeskButton onPress={() => setEntry(randomUuid())}>{words.open}</DeskButton>

  const why = said.trim() === '' ? words.noWords : null
  async function submit() {
    if (why !== null || entry === null) return
    const isDone = await save(() => deskCall('desk_add_history', { accountId, entry, kind, words: said }))
    if (!isDone) return
    setEntry(null)
    setSaid('')
  }
  return (
    <div className="space-y-3">
      <DeskChoices
        legend={words.kind}
        choices={words.kinds}
        chosen={kind}
        onChoose={(value) => setKind(value as Kind)}
      />
      <DeskArea
        label={words.words}
        value={said}
        onChange={setSaid}
        onConfirm={() => void submit()}
        problem={problem}
        maxLength={1_000}
      />
      <div className="grid grid-cols-2 gap-2">
        <DeskButton tone="danger" why={why} isBusy={isBusy} busyLabel={words.save} onPress={() => void submit()}>
          {words.save}
        </DeskButton>
        <DeskButton onPress={() => setEntry(null)}>{clinicalHistoryWords.cancel}</DeskButton>
      </div>
    </div>
  )
}
