import { Link } from 'react-router'
import { stateWords } from '#content/desk/cases.ts'
import { concernWords as words } from '#content/desk/concern.ts'
import type { ShownConcern } from '#contract/desk/concerns.ts'
import { clockInWords } from '../cases/time-left.ts'
import { useNow } from '../cases/use-now.ts'
import { dateAndTimeOf, writtenDate } from '../cases/written-date.ts'
import { personAddress } from '../people/person-address.ts'
import { Kbd } from '../shell/kbd.tsx'

const way = 'inline-flex items-center gap-1.5 text-xs font-semibold underline underline-offset-4'

/** Who it is, and how much time there is. */
export function ConcernHead({ found, thread }: { found: ShownConcern; thread: string | null }) {
  const { person, raisedAt, state, clock, calledName } = found
  const now = useNow(15_000)
  const facts = [words.title, person?.born && writtenDate(person.born), words.raised(dateAndTimeOf(raisedAt))]
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line px-6 py-3">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-[1.625rem] leading-tight">
          {person?.name ?? calledName ?? words.unknown}
        </h1>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
          <span>{facts.filter(Boolean).join(' · ')}</span>
          <span className="rounded-full bg-paper-deep px-2 py-px font-semibold text-ink">{stateWords[state]}</span>
        </p>
      </div>
      <div className="ml-auto flex items-center gap-5">
        {clock && (
          <p className={`text-xs ${clock.share >= 1 ? 'font-semibold text-brick' : 'text-ink-soft'}`}>
            {words.clock(clockInWords(Date.parse(clock.due), now))}
          </p>
        )}
        {person && (
          <Link to={personAddress(person.accountId)} className={way}>
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
