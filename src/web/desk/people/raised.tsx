import { flagWords as words } from '#content/treatment/coaching.ts'
import type { RaisedFlag } from '#contract/treatment/coaching.ts'
import { dateAndTimeOf } from '../cases/list/written-date.ts'
import { deskCall } from '../desk-call.ts'
import { useMay } from '../shell/me.ts'
import { RaiseToPrescriber } from './raise-to-prescriber.tsx'
import { WrittenAnswer } from './written-answer.tsx'

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
            className={`rounded-xl px-3.5 py-2.5 ${flag.answer ? 'border border-line bg-white' : 'bg-brick-pale'}`}
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
