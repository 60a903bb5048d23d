import { useState } from 'react'
import { deskWords } from '#content/desk/shell.ts'
import { recallWords as words } from '#content/supply/pharmacy.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'

interface Props {
  readonly batches: readonly string[]
  readonly onAsked: () => Promise<void>
}

/** Asks for a recall of the batches in hand. A second person has to confirm it before anybody is told. */
export function AskRecall({ batches, onAsked }: Props) {
  const [id] = useState(() => crypto.randomUUID())
  const [told, setTold] = useState(() => words.template(batches.join(', ')))
  const [isAsked, setIsAsked] = useState(false)
  const { save, isBusy, problem } = useSave(async (isSaved) => {
    setIsAsked(isSaved)
    await onAsked()
  }, deskWords.failed)
  const ask = () => void save(() => deskCall('desk_ask_recall', { id, batches: [...batches], words: told.trim() }))
  if (isAsked)
    return (
      <p role="status" className="mt-6 font-semibold">
        {words.asked}
      </p>
    )
  return (
    <section className="mt-6 max-w-[44rem] space-y-3">
      <h2 className="text-[1.375rem]">{words.ask}</h2>
      {problem && (
        <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      <DeskArea label={words.words} hint={words.wordsHint} rows={6} value={told} onChange={setTold} maxLength={4_000} />
      <div className="w-fit">
        <DeskButton tone="danger" isBusy={isBusy} busyLabel={words.asking} onPress={ask}>
          {words.ask}
        </DeskButton>
      </div>
    </section>
  )
}
