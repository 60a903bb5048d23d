import { Link } from 'react-router'
import { diaryWords as words } from '#content/appointments/arrange.ts'
import type { DiaryEntry } from '#contract/appointments/diary.ts'
import { appointmentPath } from '#contract/desk/addresses.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { shortDay, shortWeekday } from '#domain/calendar/short-date.ts'
import { timeOf } from '../../cases/list/format-date.ts'
import { stateName } from '../clinic-list/state-chip.tsx'
import type { ShownDiary } from './diary.tsx'

interface Props {
  readonly shown: ShownDiary
  /** The Monday. */
  readonly from: string
  readonly today: string
  readonly onDay: (date: string) => void
}

/** A row for each day and a column for each clinician: what is booked, and how much is still free. */
export function DiaryWeek({ shown: { clinicians, holidays }, from, today, onDay }: Props) {
  const busy = clinicians.filter(({ entries, isMe }) => entries.length > 0 || isMe)
  const idle = clinicians.filter((one) => !busy.includes(one))
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard.
      tabIndex={0}
      aria-label={words.title}
      className="overflow-x-auto"
    >
      <table className="w-full border-collapse text-left align-top">
        <thead>
          <tr className="border-b-2 border-ink align-bottom">
            <th scope="col" className="w-20 py-1.5">
              <span className="sr-only">{words.day}</span>
            </th>
            {busy.map(({ id, name, isMe }) => (
              <th key={id} scope="col" className="min-w-44 px-2 py-1.5 font-display text-[1.0625rem] font-normal">
                {name} {isMe && <span className="font-sans text-xs font-semibold text-ink-soft">{words.mine}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 7 }, (_, place) => addDays(from, place)).map((date) => {
            const holiday = holidays.find((one) => one.date === date)
            return (
              <tr key={date} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-2 font-normal">
                  <button
                    type="button"
                    aria-label={formatLongDate(date)}
                    aria-current={date === today ? 'date' : undefined}
                    onClick={() => onDay(date)}
                    className="min-h-11 w-full cursor-pointer rounded-lg px-2 py-1 text-left hover:bg-paper-deep aria-[current=date]:bg-ink aria-[current=date]:text-white"
                  >
                    <span className="block font-semibold">{shortWeekday(date)}</span>
                    <span className="block text-xs">{shortDay(date)}</span>
                  </button>
                  {holiday && <p className="px-2 pt-1 text-xs text-ink-soft">{words.holiday(holiday.name)}</p>}
                </th>
                {busy.map(({ id, entries }) => (
                  <td key={id} className="px-2 py-2">
                    <Cell
                      entries={entries.filter(({ startsAt }) => londonTimeAt(Date.parse(startsAt)).date === date)}
                    />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {idle.length > 0 && <p className="mt-5 text-ink-soft">{words.idle(idle.map(({ name }) => name).join(', '))}</p>}
    </section>
  )
}

function Cell({ entries }: { entries: readonly DiaryEntry[] }) {
  const taken = entries.filter(({ is }) => is !== 'free')
  const free = entries.length - taken.length
  return (
    <>
      <ul className="space-y-1">
        {taken.map(({ startsAt, is, appointment }) => (
          <li key={`${startsAt} ${appointment?.id ?? ''}`} className="text-xs leading-snug">
            {appointment ? (
              <Link
                to={appointmentPath(appointment.id)}
                className="flex min-h-6 gap-2 rounded-md border border-green/40 bg-mint px-1.5 py-0.5 hover:border-ink"
              >
                <span className="font-semibold tabular-nums">{timeOf(startsAt)}</span>
                <span className="min-w-0">
                  {appointment.patient ?? appointment.reference}
                  {appointment.state !== 'booked' && ` · ${stateName(appointment)}`}
                </span>
              </Link>
            ) : (
              <span className="flex min-h-6 gap-2 rounded-md bg-paper-deep px-1.5 py-0.5 text-ink-soft">
                <span className="font-semibold tabular-nums">{timeOf(startsAt)}</span> {words[is]}
              </span>
            )}
          </li>
        ))}
      </ul>
      {free > 0 && <p className={`text-xs text-routine ${taken.length > 0 ? 'mt-1' : ''}`}>{words.freeCount(free)}</p>}
    </>
  )
}
