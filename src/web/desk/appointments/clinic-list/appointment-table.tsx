import { Link } from 'react-router'
import { dayWords as words } from '#content/appointments/clinic-list.ts'
import type { DayRow } from '#contract/appointments/clinic-list.ts'
import { appointmentPath } from '#contract/desk/addresses.ts'
import { formatDate } from '#domain/appointments/format-time.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { useRowKeys } from '../../cases/list/use-row-keys.ts'
import { ColumnHeads } from '../../column-heads.tsx'
import { StateChip } from './state-chip.tsx'

const cell = 'px-2.5 py-2 align-middle'

const timesOf = ({ startsAt, minutes }: DayRow) => {
  const start = Date.parse(startsAt)
  return `${londonTimeAt(start).time} – ${londonTimeAt(start + minutes * minuteMs).time}`
}

interface Listed {
  readonly caption: string
  readonly rows: readonly DayRow[]
  /** They are of several days. */
  readonly withDate?: boolean
}

/** One line for each appointment. */
export function AppointmentTable({ caption, rows, withDate = false }: Listed) {
  const body = useRowKeys()
  return (
    <table data-stacks className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <ColumnHeads columns={words.columns} />
      <tbody ref={body}>
        {rows.map((row) => (
          <tr
            key={row.id}
            className="relative h-13 border-b border-line transition-colors hover:bg-white has-[:focus-visible]:bg-white"
          >
            <td className={`${cell} w-36 font-semibold tabular-nums`}>
              {withDate && <span className="block">{formatDate(londonTimeAt(Date.parse(row.startsAt)).date)}</span>}
              {timesOf(row)}
            </td>
            <th scope="row" className={`${cell} font-normal`}>
              <Link
                data-row
                to={appointmentPath(row.id)}
                className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
              >
                <span className="block font-semibold">{row.patient ?? words.noName}</span>
                <span className="block text-xs text-ink-soft">{row.reference}</span>
              </Link>
            </th>
            <td className={cell}>{row.service}</td>
            <td className={`${cell} w-48`}>
              <StateChip {...row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
