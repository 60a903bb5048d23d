import { Link } from 'react-router'
import { coachingWords as words } from '#content/treatment/coaching.ts'
import { conversationPath, personPath } from '#contract/desk/addresses.ts'
import type { PlanRow } from '#contract/treatment/coaching.ts'
import { daysBetween } from '#domain/calendar/days-between.ts'
import { policy } from '#domain/clinical/policy.ts'
import { trendWeeks } from '#domain/treatment/tracking/trend-change.ts'
import { dateOf, formatShortDate } from '../../cases/list/format-date.ts'
import { briefly } from '../../cases/list/person.ts'
import { useMay } from '../../shell/me.ts'
import { daysSince, whyNow } from './why-now.ts'

const cell = 'py-1.5 pr-3 pl-2.5 align-middle leading-snug'
const below = 'block text-xs text-ink-soft'

const bars: Readonly<Record<PlanRow['need'], string>> = {
  wrote: 'bg-sun',
  'run-out': 'bg-sun',
  'check-in': 'bg-sun',
  'pause-over': 'bg-sun',
  afterwards: 'bg-sun',
  quiet: 'bg-sun',
  locked: 'bg-line-strong',
  none: 'bg-line',
}

function treatmentNow({ state, endedOn, pausedUntil, cycleDay }: PlanRow): string {
  if (state === 'paused') return words.paused(pausedUntil && formatShortDate(pausedUntil))
  return endedOn ? words.ended(formatShortDate(endedOn)) : words.day(cycleDay, policy.cycleDays)
}

/** Nothing in it says who the person is: the record does, and that it was opened is written down. */
export function PlanTableRow({ row, at }: { row: PlanRow; at: string }) {
  const { accountId, reference, need, lastContact } = row
  const who = briefly(row.person)
  const [mayOpen, mayWrite] = [useMay('see-contact'), useMay('message')]
  const named = (
    <>
      <span className="block truncate font-semibold">{who}</span>
      <span className={`${below} whitespace-nowrap`}>{reference}</span>
    </>
  )
  return (
    <tr className="group/row relative h-14 max-[48rem]:pl-3 border-t border-line transition-colors last:border-b hover:bg-white has-[:focus-visible]:bg-white">
      <th scope="row" className={`${cell} text-left font-normal`}>
        <span aria-hidden className={`absolute inset-y-0 left-0 w-1 ${bars[need]}`} />
        {mayOpen ? (
          <Link
            data-row={accountId}
            to={personPath(accountId)}
            className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {named}
          </Link>
        ) : (
          named
        )}
      </th>
      <td className={cell}>
        <span className="block truncate">
          {row.medicine} {row.dose}
        </span>
        <span className={below}>{treatmentNow(row)}</span>
      </td>
      <td className={cell}>
        <span className={`block ${need === 'none' || need === 'locked' ? 'text-ink-soft' : 'font-semibold'}`}>
          {words.needs[need]}
        </span>
        <span className={below}>{whyNow(row, at)}</span>
        {row.regained !== null && <span className="block text-xs font-semibold">{words.regained(row.regained)}</span>}
        {row.isFlagged && <span className="block text-xs font-semibold text-ink">{words.flagged}</span>}
      </td>
      <td className={cell}>
        <WeightCell weight={row.weight} isShared={row.isShared} />
      </td>
      <td className={cell}>
        {lastContact ? (
          <>
            <time dateTime={lastContact.at} title={dateOf(lastContact.at)} className="block">
              {words.ago(daysSince(lastContact.at, at))}
            </time>
            <span className={below}>{words.by[lastContact.by]}</span>
          </>
        ) : (
          <span className="text-ink-soft">{words.noContact}</span>
        )}
      </td>
      <td className="relative py-1.5 text-right align-middle">
        {mayWrite && (
          <Link
            to={conversationPath(accountId)}
            aria-label={words.writeTo(`${who}, ${reference}`)}
            className="relative z-1 inline-flex min-h-9 items-center rounded-full border border-line-strong bg-white px-3 text-xs font-semibold hover:border-ink"
          >
            {words.write}
          </Link>
        )}
      </td>
    </tr>
  )
}

type Weight = NonNullable<PlanRow['weight']>

const oneDecimal = (kg: number) => kg.toFixed(1)

function changeOf({ lost }: Weight): string | null {
  if (!lost) return null
  const kg = oneDecimal(Math.abs(lost.kg))
  const over = lost.over === 'weeks' ? words.over.weeks(trendWeeks) : words.over.all
  return `${kg === '0.0' ? words.same : words.change(kg, lost.kg > 0)} ${over}`
}

/** What was verified, shared or reported in a check-in, without judgement. */
function WeightCell({ weight, isShared }: Pick<PlanRow, 'weight' | 'isShared'>) {
  const sharing = isShared ? null : words.notShared
  if (!weight)
    return <span className="text-xs text-ink-soft">{[words.noWeight, sharing].filter(Boolean).join(', ')}</span>
  const source = weight.isVerified ? words.verified : isShared ? words.shared : words.told
  return (
    <div className="flex items-center gap-2.5">
      <div className="min-w-0">
        <span className="block whitespace-nowrap tabular-nums" title={`${source} ${formatShortDate(weight.on)}`}>
          {words.kg(oneDecimal(weight.kg))} <span className="text-xs text-ink-soft">{source}</span>
        </span>
        <span className="block text-xs text-ink-soft">{changeOf(weight) ?? formatShortDate(weight.on)}</span>
      </div>
      <WeightLine points={weight.points} />
    </div>
  )
}

const [width, height, edge] = [56, 24, 2]

function WeightLine({ points }: Pick<Weight, 'points'>) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return null
  const span = daysBetween(first[0], last[0])
  const all = points.map(([, kg]) => kg)
  const most = Math.max(...all)
  // A kilogram fills the room, so that what is the same looks the same.
  const range = Math.max(1, most - Math.min(...all))
  const place = ([on, kg]: Weight['points'][number]) =>
    `${edge + (daysBetween(first[0], on) / span) * (width - 2 * edge)},${edge + ((most - kg) / range) * (height - 2 * edge)}`
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.line(points.length)}
      className="hidden h-6 w-14 shrink-0 min-[75rem]:block"
    >
      <polyline points={points.map(place).join(' ')} className="fill-none stroke-green" strokeWidth="1.5" />
    </svg>
  )
}
