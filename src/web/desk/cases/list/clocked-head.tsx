import { Link } from 'react-router'
import { stateWords } from '#content/cases/cases.ts'
import { personPath } from '#contract/desk/addresses.ts'
import type { ConcernView } from '#contract/safeguarding/desk-safeguarding.ts'
import { Kbd } from '../../shell/kbd.tsx'
import { clockInWords } from './time-left.ts'
import { useNow } from './use-now.ts'

const way = 'inline-flex items-center gap-1.5 text-xs font-semibold underline underline-offset-4'

interface Props extends Pick<ConcernView, 'state' | 'clock'> {
  readonly name: string
  readonly facts: readonly (string | null | undefined)[]
  /** Null: nobody knows who it is. */
  readonly accountId: string | null
  /** The conversation with the patient, for roles that write messages. */
  readonly thread: string | null
  readonly words: { readonly clock: (left: string) => string; readonly record: string; readonly messages: string }
}

/** Who it is, how much time there is, and the ways to what else we have of them. */
export function ClockedHead({ name, facts, state, clock, accountId, thread, words }: Props) {
  const now = useNow(15_000)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line px-6 py-3">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-[1.625rem] leading-tight">
          {name}
        </h1>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
          <span>{facts.filter(Boolean).join(' · ')}</span>
          <span className="rounded-full bg-paper-deep px-2 py-px font-semibold text-ink">{stateWords[state]}</span>
        </p>
      </div>
      <div className="ml-auto flex items-center gap-5">
        {clock && (
          <p
            className={`text-xs ${clock.share >= 1 ? 'rounded-full bg-caution/40 px-1.5 font-semibold whitespace-nowrap text-ink' : 'text-ink-soft'}`}
          >
            {words.clock(clockInWords(Date.parse(clock.due), now))}
          </p>
        )}
        {accountId && (
          <Link to={personPath(accountId)} className={way}>
            {words.record}
          </Link>
        )}
        {thread && (
          <Link to={thread} className={way}>
            {words.messages} <Kbd>m</Kbd>
          </Link>
        )}
      </div>
    </header>
  )
}
