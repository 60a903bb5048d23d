import { useState } from 'react'
import { concernWords, notClosedWords, outcomeWords } from '#content/safeguarding/desk-safeguarding.ts'
import type { ConcernView } from '#contract/safeguarding/desk-safeguarding.ts'
import { type ConcernOutcome, leastTries, whyNotClose } from '#domain/safeguarding/outcomes.ts'
import { useDraft } from '../cases/list/use-draft.ts'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskChoices } from '../components/desk-choices.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'
import { useMay } from '../shell/me.ts'

const words = concernWords.close

/** Where `x` leads. */
export const closeField = 'close-said'

/** How it ended, by whoever says so. */
export function CloseForm({ found, onDone }: { found: ConcernView; onDone: () => Promise<void> }) {
  const { id, drafts, contacts } = found
  const mayClose = useMay('decide-cases')
  const [outcome, setOutcome] = useState<ConcernOutcome | null>(null)
  const said = useDraft(`case/${id}/closing`, drafts.closing)
  const { save, isBusy, problem } = useSave(onDone, words.failed)

  if (!mayClose) return <p className="border-t border-line pt-4 text-ink-soft">{words.role}</p>
  const lacking = outcome && whyNotClose(outcome, said.text, contacts)
  const why = outcome === null ? words.choose : lacking && notClosedWords(leastTries)[lacking]

  async function close() {
    if (why !== null || outcome === null) return
    if (await save(() => deskCall('desk_close_concern', { id, outcome, said: said.text }))) said.reset()
  }

  return (
    <div className="space-y-3 border-t border-line pt-4">
      <h2 className="text-[1.375rem]">{words.heading}</h2>
      <DeskChoices
        legend={words.outcome}
        choices={outcomeWords}
        chosen={outcome ?? ''}
        onChoose={(value) => setOutcome(value as ConcernOutcome)}
      />
      <DeskArea
        id={closeField}
        label={words.said}
        hint={words.hint}
        value={said.text}
        onChange={said.write}
        onConfirm={() => void close()}
        problem={problem}
        maxLength={4_000}
      />
      <DeskButton tone="danger" why={why} isBusy={isBusy} busyLabel={words.closing} onPress={() => void close()}>
        {words.button}
      </DeskButton>
    </div>
  )
}
