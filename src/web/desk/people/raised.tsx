import { useRef, useState } from 'react'
import { flagWords as words } from '#content/treatment/coaching.ts'
import type { RaisedFlag } from '#contract/treatment/coaching.ts'
import { planFlagPolicy } from '#domain/treatment/plan-flags.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { dateAndTimeOf } from '../cases/list/format-date.ts'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'
import { useMay } from '../shell/me.ts'
import { WrittenAnswer } from './answer-text.tsx'

const answerWords = {
  ...words,
  open: words.answer,
  label: words.answerLabel,
  hint: words.answerHint,
  saving: words.raising,
  save: words.close,
}

interface Props {
  readonly accountId: string
  readonly raised: readonly RaisedFlag[]
  readonly onChanged: () => Promise<void>
}

/** What the care team wants a prescriber to know, and what came of it. */
export function Raised({ accountId, raised, onChanged }: Props) {
  const [mayRaise, mayAnswer] = [useMay('work-cases'), useMay('decide-cases')]
  return (
    <section>
      <h2 className="mb-2 text-[1.375rem]">{words.title}</h2>
      <ul className="mb-3 space-y-2 empty:hidden">
        {raised.map((flag) => (
          <li
            key={flag.id}
            className={`rounded-xl px-3.5 py-2.5 ${flag.answer ? 'border border-line bg-white' : 'bg-caution/25'}`}
          >
            <p className="break-words whitespace-pre-line">{flag.words}</p>
            <p className="mt-1 text-xs text-ink-soft">
              {[flag.by, dateAndTimeOf(flag.at), flag.answer ? null : words.waits].filter(Boolean).join(' · ')}
            </p>
            {flag.answer && (
              <div className="mt-2 border-l-2 border-green pl-3">
                <p className="break-words whitespace-pre-line">{flag.answer.words}</p>
                <p className="mt-1 text-xs text-ink-soft">
                  {[flag.answer.by, dateAndTimeOf(flag.answer.at)].join(' · ')}
                </p>
              </div>
            )}
            {!flag.answer && mayAnswer && (
              <WrittenAnswer
                words={answerWords}
                onSave={(typed) => deskCall('desk_answer_flag', { flagId: flag.id, words: typed })}
                onChanged={onChanged}
              />
            )}
          </li>
        ))}
      </ul>
      {mayRaise && <RaiseToPrescriber accountId={accountId} onChanged={onChanged} />}
    </section>
  )
}

interface RaiseToPrescriberProps {
  readonly accountId: string
  readonly onChanged: () => Promise<void>
}

function RaiseToPrescriber({ accountId, onChanged }: RaiseToPrescriberProps) {
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
