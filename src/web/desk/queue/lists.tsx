import { Link } from 'react-router'
import { listWords, queueWords as words } from '#content/desk/queue.ts'
import type { QueueList } from '#domain/cases/queue-lists.ts'
import { medications } from '#domain/catalogue/medications.ts'
import { type Filters, queueAddress } from './filters.ts'

const decided: readonly QueueList[] = ['ready', 'signature', 'mine']
const waiting: readonly QueueList[] = ['waiting_for_evidence', 'waiting_for_patient', 'waiting_for_price']
const supplied: readonly QueueList[] = ['approved', 'checked', 'dispatched', 'returned', 'lost']

interface Props {
  readonly filters: Filters
  /** Null: not known, which is not the same as none. */
  readonly counts: Readonly<Record<QueueList, number>> | null
}

const pill = 'inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-xs font-semibold'

/** Which cases are shown. All of it is in the address. */
export function Lists({ filters, counts }: Props) {
  const one = (list: QueueList) => (
    <li key={list}>
      <Link
        to={queueAddress({ ...filters, list })}
        aria-current={list === filters.list ? 'true' : undefined}
        className={`${pill} ${list === filters.list ? 'bg-ink text-white' : `bg-paper-deep hover:bg-sage ${counts?.[list] === 0 ? 'text-ink-soft' : ''}`}`}
      >
        {listWords[list]} <span className="font-display text-sm leading-none">{counts?.[list] ?? '–'}</span>
      </Link>
    </li>
  )
  const choices = [null, ...medications]
  return (
    <div className="mb-4 flex flex-wrap items-center gap-1.5">
      <nav aria-label={words.lists} className="contents">
        <ul className="contents">
          {decided.map(one)}
          <li aria-hidden className="mx-1 h-5 w-px bg-line" />
          {waiting.map(one)}
          <li aria-hidden className="mx-1 h-5 w-px bg-line" />
          {supplied.map(one)}
        </ul>
      </nav>
      <nav aria-label={words.medicine} className="ml-auto">
        <ul className="flex text-xs">
          {choices.map((choice) => (
            <li key={choice?.key ?? 'any'}>
              <Link
                to={queueAddress({ ...filters, medicine: choice?.key ?? null })}
                aria-current={(choice?.key ?? null) === filters.medicine ? 'true' : undefined}
                className="inline-flex min-h-8 items-center rounded-full px-2.5 text-ink-soft underline-offset-4 hover:underline aria-[current]:bg-sage aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {choice?.name ?? words.anyMedicine}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
