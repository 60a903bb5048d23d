import { useState } from 'react'
import { flagWords as words } from '#content/desk/coaching.ts'
import { planFlagPolicy } from '#domain/treatment/plan-flags.ts'
import { useAct } from '../concern/use-act.ts'
import { deskCall } from '../desk-call.ts'
import { DeskArea } from '../parts/desk-area.tsx'
import { DeskButton } from '../parts/desk-button.tsx'

interface Props {
  readonly flagId: string
  readonly onChanged: () => Promise<void>
}

/** By a prescriber: what comes of it, which closes it. */
export function Answer({ flagId, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { act, isBusy, problem } = useAct(words.failed, onChanged)
  const isEmpty = typed.trim() === ''
  const answer = async () => void (await act(() => deskCall('desk_answer_flag', { flagId, words: typed })))
  if (!isOpen) {
    return (
      <div className="mt-2 max-w-40">
        <DeskButton onPress={() => setIsOpen(true)}>{words.answer}</DeskButton>
      </div>
    )
  }
  return (
    <div className="mt-2 space-y-2">
      <DeskArea
        label={words.answerLabel}
        hint={words.answerHint}
        rows={2}
        value={typed}
        onChange={setTyped}
        onConfirm={() => void (isEmpty || answer())}
        problem={problem}
        maxLength={planFlagPolicy.longest}
      />
      <div className="grid grid-cols-2 gap-2">
        <DeskButton
          tone="primary"
          why={isEmpty ? words.nothingWritten : null}
          hidesWhy
          isBusy={isBusy}
          busyLabel={words.raising}
          onPress={() => void (isEmpty || answer())}
        >
          {words.close}
        </DeskButton>
        <DeskButton onPress={() => setIsOpen(false)}>{words.back}</DeskButton>
      </div>
    </div>
  )
}
