import { Link } from 'react-router'
import { dayWords as words } from '#content/appointments/clinic-list.ts'
import type { DayRow } from '#contract/appointments/clinic-list.ts'
import type { CallReply } from '#contract/calls.ts'
import { appointmentPath } from '#contract/desk/addresses.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { clinicListAddress } from './clinic-list-address.ts'
import { stateName } from './state-chip.tsx'

interface Props {
  readonly shown: CallReply<'desk_day'>
  readonly today: string
}

const entry = (row: DayRow) => {
  if (row.state !== 'booked') return 'border-line text-ink-soft'
  return row.suggestion ? 'border-sun bg-caution/30' : 'border-green/40 bg-mint'
}

const short = (date: string) => {
  const [weekday = '', day, month = ''] = formatLongDate(date).split(' ')
  return [weekday.slice(0, 3), `${day} ${month.slice(0, 3)}`] as const
}

/** Seven days side by side. */
export const Week = ({ shown: { days, appointments, clinician }, today }: Props) => (
  <ol className="grid gap-x-2 gap-y-5 sm:grid-cols-7">
    {days.map(({ date, holiday }) => {
      const rows = appointments.filter(({ startsAt }) => londonTimeAt(Date.parse(startsAt)).date === date)
      const [weekday, day] = short(date)
      return (
        <li key={date} className="min-w-0">
          <h2 className="border-b border-line pb-1.5 font-sans text-sm leading-tight">
            <Link
              to={clinicListAddress({ date, view: 'day', clinician })}
              aria-label={formatLongDate(date)}
              aria-current={date === today ? 'date' : undefined}
              className="block rounded-lg px-1.5 py-1 hover:bg-paper-deep aria-[current=date]:bg-ink aria-[current=date]:text-white"
            >
              <span className="block font-semibold">{weekday}</span>
              <span className="block text-xs">{day}</span>
            </Link>
          </h2>
          {holiday && <p className="px-1.5 pt-2 text-xs text-ink-soft">{words.holiday(holiday)}</p>}
          <ul className="space-y-1.5 pt-2">
            {rows.map((row) => (
              <li key={row.id}>
                <Link
                  to={appointmentPath(row.id)}
                  className={`block rounded-lg border px-2 py-1.5 text-xs leading-snug hover:border-ink ${entry(row)}`}
                >
                  <span className="block font-semibold tabular-nums">
                    {londonTimeAt(Date.parse(row.startsAt)).time}
                  </span>
                  <span className="block truncate">{row.patient ?? row.reference}</span>
                  {row.state !== 'booked' && <span className="block truncate">{stateName(row)}</span>}
                  {row.suggestion && (
                    <span className="block truncate font-semibold">{words.hints[row.suggestion]}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      )
    })}
  </ol>
)
