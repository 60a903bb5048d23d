import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { diaryWords as words } from '#content/appointments/arrange.ts'
import type { DiaryEntry } from '#contract/appointments/diary.ts'
import { appointmentPath } from '#contract/desk/addresses.ts'
import { hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { timeOf } from '../../cases/list/format-date.ts'
import { clinicListAddress } from '../clinic-list/clinic-list-address.ts'
import { stateName } from '../clinic-list/state-chip.tsx'
import type { Arranging, DiaryColumn, ShownDiary } from './diary.tsx'

interface Props {
  readonly shown: ShownDiary
  readonly date: string
  readonly now: number
  readonly arranging: Arranging | null
}

/** The hours that are drawn: at least those of a usual day, and every time that is booked or free. */
function hoursOf({ clinicians }: ShownDiary, date: string) {
  const entries = clinicians.flatMap((column) => column.entries)
  const starts = entries.map(({ startsAt }) => Date.parse(startsAt))
  const ends = entries.map(({ startsAt, minutes }) => Date.parse(startsAt) + minutes * minuteMs)
  const from = Math.min(instantAt({ date, time: '09:00' }), ...starts.map((at) => Math.floor(at / hourMs) * hourMs))
  const until = Math.max(instantAt({ date, time: '17:00' }), ...ends.map((at) => Math.ceil(at / hourMs) * hourMs))
  return { from, until, hours: Array.from({ length: (until - from) / hourMs }, (_, place) => from + place * hourMs) }
}

const remPerMinute = 0.13
/** As low as something may be and still be pressed. */
const lowestRem = 1.5

const remOf = (ms: number) => `${(ms / minuteMs) * remPerMinute}rem`

/** A column for each clinician beside the hours; on a phone one list after another. */
export function DiaryDay({ shown, date, now, arranging }: Props) {
  const { clinicians, holiday } = shown
  const busy = clinicians.filter(({ entries, isMe }) => entries.length > 0 || isMe)
  const idle = clinicians.filter((one) => !busy.includes(one))
  const { from, until, hours } = hoursOf(shown, date)
  const isNow = from <= now && now < until
  const style = {
    '--diary-height': remOf(until - from),
    '--diary-now': remOf(now - from),
    '--diary-columns': busy.length,
  } as CSSProperties
  return (
    <>
      {holiday && <p className="mb-4 rounded-option bg-caution/40 px-4 py-2 font-semibold">{words.holiday(holiday)}</p>}
      {busy.length > 0 && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard.
          tabIndex={0}
          aria-label={words.title}
          style={style}
          className="min-[60rem]:relative min-[60rem]:grid min-[60rem]:grid-cols-[3rem_repeat(var(--diary-columns),minmax(11rem,1fr))] min-[60rem]:gap-x-2.5 min-[60rem]:overflow-x-auto max-[60rem]:space-y-7"
        >
          <div aria-hidden="true" className="relative max-[60rem]:hidden">
            {hours.map((hour) => (
              <span
                key={hour}
                style={{ top: `calc(${headRem}rem + ${remOf(hour - from)})` }}
                className="absolute right-0 -translate-y-1/2 text-xs text-ink-soft tabular-nums"
              >
                {londonTimeAt(hour).time}
              </span>
            ))}
          </div>
          {busy.map((column) => (
            <ClinicianDay key={column.id} {...{ column, date, from, hours, arranging, isNow }} />
          ))}
        </section>
      )}
      {idle.length > 0 && <p className="mt-7 text-ink-soft">{words.idle(idle.map(({ name }) => name).join(', '))}</p>}
    </>
  )
}

/** Of what stands above each column: a name of two lines, who they are, and what they have. */
const headRem = 7.25

interface ClinicianDayProps extends Pick<Props, 'date' | 'arranging'> {
  readonly column: DiaryColumn
  readonly from: number
  readonly hours: readonly number[]
  readonly isNow: boolean
}

function ClinicianDay({ column, date, from, hours, arranging, isNow }: ClinicianDayProps) {
  const { id, name, title, isMe, opens, entries } = column
  const taken = entries.filter(({ is }) => is !== 'free').length
  return (
    <section aria-labelledby={`diary-${id}`} className="relative min-w-0">
      <div
        style={{ '--diary-head': `${headRem}rem` } as CSSProperties}
        className="border-b-2 border-ink pb-1.5 min-[60rem]:flex min-[60rem]:h-(--diary-head) min-[60rem]:flex-col min-[60rem]:justify-end"
      >
        <h2 id={`diary-${id}`} className="line-clamp-2 text-[1.125rem] leading-tight" title={name}>
          {name} {isMe && <span className="font-sans text-xs font-semibold text-ink-soft">{words.mine}</span>}
        </h2>
        <p className="line-clamp-2 text-xs text-ink-soft">{title}</p>
        <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft tabular-nums">
          {words.counts(taken, entries.length - taken)}
          {opens && (
            <Link
              to={clinicListAddress({ date, view: 'day', clinician: isMe ? null : id })}
              className="font-semibold text-ink underline underline-offset-4"
            >
              {words.own}
              <span className="sr-only">: {name}</span>
            </Link>
          )}
        </p>
      </div>
      <ol className="flex flex-wrap gap-1.5 pt-2 min-[60rem]:relative min-[60rem]:block min-[60rem]:h-(--diary-height) min-[60rem]:pt-0">
        {hours.map((hour) => (
          <li
            key={hour}
            aria-hidden="true"
            style={{ top: remOf(hour - from) }}
            className="absolute inset-x-0 border-t border-line max-[60rem]:hidden"
          />
        ))}
        {/* Before the entries, which it would strike through. */}
        {isNow && (
          <li
            aria-hidden="true"
            className="absolute inset-x-0 top-(--diary-now) border-t-2 border-apricot max-[60rem]:hidden"
          />
        )}
        {entries.length === 0 && <li className="py-3 text-ink-soft">{words.nothing}</li>}
        {entries.map((entry, at) => (
          <Entry
            key={`${entry.startsAt} ${entry.is} ${entry.appointment?.id ?? ''}`}
            {...{ entry, column, from, arranging }}
            next={entries[at + 1]?.startsAt ?? null}
          />
        ))}
      </ol>
    </section>
  )
}

interface EntryProps extends Pick<ClinicianDayProps, 'column' | 'from' | 'arranging'> {
  readonly entry: DiaryEntry
  /** When the next one begins: free times may overlap. */
  readonly next: string | null
}

/** From here on there is room for a name of two lines above what it is about. */
const fullMinutes = 30

const place = 'min-[60rem]:absolute min-[60rem]:inset-x-0 min-[60rem]:top-(--diary-top) min-[60rem]:h-(--diary-length)'

function Entry({ entry, column, from, arranging, next }: EntryProps) {
  const { startsAt, minutes, is, appointment } = entry
  const start = Date.parse(startsAt)
  const length = is === 'free' && next ? Math.min(minutes * minuteMs, Date.parse(next) - start) : minutes * minuteMs
  const style = {
    '--diary-top': remOf(start - from),
    '--diary-length': `max(${lowestRem}rem, calc(${remOf(length)} - 2px))`,
  } as CSSProperties
  const time = <span className="font-semibold tabular-nums">{timeOf(startsAt)}</span>
  if (is === 'free')
    return (
      <li style={style} className={place}>
        {arranging ? (
          <button
            type="button"
            aria-label={words.bookAt(timeOf(startsAt), column.name)}
            onClick={() => arranging.onBook(entry, column)}
            className={`${free} cursor-pointer hover:border-green hover:bg-mint`}
          >
            {time} <span className="max-[60rem]:sr-only">{words.free}</span>
          </button>
        ) : (
          <span className={free}>
            {time} <span className="max-[60rem]:sr-only">{words.free}</span>
          </span>
        )}
      </li>
    )
  const box = `flex min-h-9 flex-col overflow-hidden rounded-lg border px-2 py-1 text-xs leading-snug min-[60rem]:h-full min-[60rem]:min-h-0`
  if (!appointment)
    return (
      <li style={style} className={`${place} max-[60rem]:min-w-0 max-[60rem]:basis-full`}>
        <span className={`${box} border-line bg-paper-deep text-ink-soft`}>
          <span>
            {time} {words[is]} · {words.minutes(minutes)}
          </span>
        </span>
      </li>
    )
  const { id, state, patient, reference, service } = appointment
  const canMove = arranging !== null && state === 'booked' && start > Date.now()
  const move = canMove && (
    <button
      type="button"
      onClick={() => arranging.onMove(entry)}
      className="relative z-1 ml-auto min-h-6 cursor-pointer font-semibold underline underline-offset-4"
    >
      {words.move}
      <span className="sr-only">{words.moveOf(patient ?? reference)}</span>
    </button>
  )
  const isLow = minutes < fullMinutes
  return (
    <li style={style} className={`${place} max-[60rem]:min-w-0 max-[60rem]:basis-full`}>
      <div
        className={`${box} ${isLow ? 'min-[60rem]:justify-center min-[60rem]:py-0' : ''} relative border-green/40 bg-mint transition-colors hover:border-ink hover:bg-white has-[:focus-visible]:bg-white`}
      >
        <span className="flex items-baseline gap-2">
          {time}
          <Link
            to={appointmentPath(id)}
            title={patient ?? reference}
            className={`min-w-0 font-semibold outline-none ${isLow ? 'truncate' : 'line-clamp-2'} after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus`}
          >
            {patient ?? reference}
          </Link>
          {isLow && move}
        </span>
        <span className={`flex items-baseline gap-2 text-ink-soft ${isLow ? 'min-[60rem]:hidden' : ''}`}>
          <span className="min-w-0 truncate">
            {[service, words.minutes(minutes), ...(state === 'booked' ? [] : [stateName(appointment)])].join(' · ')}
          </span>
          {!isLow && move}
        </span>
      </div>
    </li>
  )
}

const free =
  'flex min-h-8 w-full items-start gap-2 rounded-lg border border-dashed border-line-strong bg-white/60 px-2 py-0.5 text-xs text-routine min-[60rem]:h-full min-[60rem]:min-h-0'
