import { useRef, useState } from 'react'
import { flagWords as words } from '#content/treatment/coaching.ts'
import { planFlagPolicy } from '#domain/treatment/plan-flags.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'

interface Props {
  readonly accountId: string
  readonly onChanged: () => Promise<void>
}

export function RaiseToPrescriber({ accountId, onChanged }: Props) {
  const [typed, setTyped] = useState('')
  // The same until it has arrived: sent again it is the same.
  const flagId = useRef(randomUuid())
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  const isEmpty = typed.trim() === ''

  async function raise() {
    if (isEmpty) return
    if (!(await save(() => deskCall('desk_raise_flag', { flagId: flagId.current, accountId, words: typed })))) return
    flagId.current = randomUuid()
    setTyped('')
  }

  return (
    <div className="space-y-2">
      <p className="text-xs text-ink-soft">{words.lead}</p>
      <DeskArea
        label={words.label}
        hint={words.hint}
        rows={2}
        value={typed}
        onChange={setTyped}
        onConfirm={() => void raise()}
        problem={problem}
        maxLength={planFlagPolicy.longest}
      />
      <div className="max-w-52">
        <DeskButton
          why={isEmpty ? words.nothingWritten : null}
          hidesWhy
          isBusy={isBusy}
          busyLabel={words.raising}
          onPress={() => void raise()}
        >
          {words.raise}
        </DeskButton>
      </div>
    </div>
  )
}
