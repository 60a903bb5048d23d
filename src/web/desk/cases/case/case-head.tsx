import { Link } from 'react-router'
import { caseWords as words } from '#content/cases/case.ts'
import { identityWords, stateWords } from '#content/cases/cases.ts'
import { deskWords } from '#content/desk/shell.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { Kbd } from '../../shell/kbd.tsx'
import { CaseTimer } from '../list/case-timer.tsx'
import { formatShortDate } from '../list/format-date.ts'
import { inWords } from '../list/person.ts'
import { clockInWords, momentInWords } from '../list/time-left.ts'
import type { Lease } from '../list/use-lease.ts'
import { useNow } from '../list/use-now.ts'
import type { CaseView } from './case-view.ts'

interface Props {
  readonly found: CaseView
  readonly lease: Lease | null
  /** The conversation with the patient; null for roles that do not write messages. */
  readonly thread: string | null
  /** The patient's record; null for roles that may not open it. */
  readonly record: string | null
  /** When what is shown came, where nothing newer could be had. */
  readonly staleSince: number | null
  readonly onClaim: (() => void) | null
  readonly onRelease: () => void
}

const small =
  'inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border-2 border-ink px-4 text-sm font-semibold hover:bg-ink hover:text-white'

const way = 'inline-flex items-center gap-1.5 text-xs font-semibold underline underline-offset-4'

/** Who it is, whose it is, and how much time there is. */
export function CaseHead({ found, lease, thread, record, staleSince, onClaim, onRelease }: Props) {
  const { person, reference, state, order } = found
  const facts = [
    reference,
    person.born && words.born(formatShortDate(person.born)),
    person.town,
    order?.medicine,
  ].filter(Boolean)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line px-6 py-3 min-[60rem]:flex-nowrap">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 tabIndex={-1} className="flex flex-wrap items-baseline gap-x-3 text-[1.625rem] leading-tight">
            {person.name} <span className="text-ink-soft">{inWords(person)}</span>
          </h1>
          <p className="flex flex-wrap items-center gap-x-2 text-xs">
            <span
              className={`rounded-full px-2 py-px font-semibold ${person.isVerified ? 'bg-mint text-routine' : 'border border-dashed border-ink-soft text-ink'}`}
            >
              {person.isVerified ? identityWords.verified : identityWords.notYet}
            </span>
            <span className="rounded-full bg-paper-deep px-2 py-px font-semibold text-ink">{stateWords[state]}</span>
          </p>
        </div>
        <p className="text-xs text-ink-soft">{facts.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 min-[48rem]:ml-auto min-[48rem]:justify-end min-[60rem]:shrink-0 min-[60rem]:flex-nowrap">
        <p className="text-xs leading-snug text-ink-soft min-[48rem]:text-right">
          {staleSince !== null && (
            <strong className="block text-ink">{deskWords.stale(londonTimeAt(staleSince).time)}</strong>
          )}
          <CaseTimes found={found} lease={lease} />
        </p>
        <div className="flex flex-wrap gap-x-4 gap-y-1 min-[48rem]:flex-col min-[48rem]:items-end">
          {record && (
            <Link to={record} className={way}>
              {words.record} <Kbd>i</Kbd>
            </Link>
          )}
          {thread && (
            <Link to={thread} className={way}>
              {words.messages} <Kbd>m</Kbd>
            </Link>
          )}
        </div>
        {lease ? (
          <button type="button" onClick={onRelease} className={small}>
            {words.release}
          </button>
        ) : (
          onClaim && (
            <button type="button" onClick={onClaim} className={small}>
              {words.claim} <Kbd>c</Kbd>
            </button>
          )
        )}
      </div>
    </header>
  )
}

interface CaseTimesProps {
  readonly found: CaseView
  readonly lease: Lease | null
}

/** What runs by the second stays in here. */
function CaseTimes({ found: { clock, authorisationEnds }, lease }: CaseTimesProps) {
  const now = useNow(1_000)
  const due = clock && Date.parse(clock.due)
  const left = due === null ? '' : clockInWords(due, now)
  return (
    <>
      {lease && <CaseTimer lease={lease} />}
      {clock && (
        <span
          className={
            clock.share >= 1
              ? 'inline-block rounded-full bg-caution/40 px-1.5 font-semibold whitespace-nowrap text-ink'
              : 'block min-[48rem]:whitespace-nowrap'
          }
        >
          {due !== null && left === momentInWords(due, now) ? words.due(left) : left}
        </span>
      )}
      {authorisationEnds && (
        <span className="block min-[48rem]:whitespace-nowrap">
          {words.heldUntil(momentInWords(Date.parse(authorisationEnds), now))}
        </span>
      )}
    </>
  )
}
