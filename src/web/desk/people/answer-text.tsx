import { useState } from 'react'
import type { Envelope } from '#contract/envelope.ts'
import { planFlagPolicy } from '#domain/treatment/plan-flags.ts'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { useSave } from '../components/use-save.ts'

interface Props {
  readonly words: {
    readonly open: string
    readonly label: string
    readonly hint: string
    readonly nothingWritten: string
    readonly saving: string
    readonly save: string
    readonly back: string
    readonly failed: string
  }
  readonly onSave: (typed: string) => Promise<Envelope<unknown>>
  readonly onChanged: () => Promise<void>
}

/** A button that opens a field for what a prescriber did about a flag or report, which closes it. */
export function WrittenAnswer({ words, onSave, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  const isEmpty = typed.trim() === ''
  const submit = async () => void (isEmpty || (await save(() => onSave(typed))))
  if (!isOpen) {
    return (
      <div className="mt-2 max-w-44">
        <DeskButton onPress={() => setIsOpen(true)}>{words.open}</DeskButton>
      </div>
    )
  }
  return (
    <div className="mt-2 space-y-2">
      <DeskArea
        label={words.label}
        hint={words.hint}
        rows={2}
        value={typed}
        onChange={setTyped}
        onConfirm={() => void submit()}
        problem={problem}
        maxLength={planFlagPolicy.longest}
      />
      <div className="grid grid-cols-2 gap-2">
        <DeskButton
          tone="primary"
          why={isEmpty ? words.nothingWritten : null}
          hidesWhy
          isBusy={isBusy}
          busyLabel={words.saving}
          onPress={() => void submit()}
        >
          {words.save}
        </DeskButton>
        <DeskButton onPress={() => setIsOpen(false)}>{words.back}</DeskButton>
      </div>
    </div>
  )
}
