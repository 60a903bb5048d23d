import { Link, useNavigate } from 'react-router'
import { diaryWords as words } from '#content/appointments/arrange.ts'
import type { DiaryEntry } from '#contract/appointments/diary.ts'
import type { CallReply } from '#contract/calls.ts'
import { appointmentPath } from '#contract/desk/addresses.ts'
import { pages } from '#contract/pages.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { timeOf } from '../../cases/list/format-date.ts'
import { useNow } from '../../cases/list/use-now.ts'
import { DeskLine } from '../../components/desk-line.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useQuery } from '../../components/use-query.ts'
import { useLive } from '../../live-updates/use-live.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { Kbd } from '../../shell/kbd.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { clinicListAddress, periodIn } from '../clinic-list/clinic-list-address.ts'
import { stateName } from '../clinic-list/state-chip.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const everyMs = 30_000

export default function Diary() {
  const query = useQuery()
  const now = useNow(minuteMs)
  if (query === null) return <DeskHeading title={words.heading} />
  return <OneDay date={periodIn(query, now).date} today={londonTimeAt(now).date} />
}

function OneDay({ date, today }: { date: string; today: string }) {
  const navigate = useNavigate()
  const diary = useDeskRead('desk_diary', { date })
  useLive(['appointment'], diary.refresh, everyMs)
  const go = (next: string) => void navigate(`${pages.deskDiary}?date=${next}`)
  useKeys([
    { key: 'ArrowLeft', does: words.previous, run: () => go(addDays(date, -1)) },
    { key: 'ArrowRight', does: words.next, run: () => go(addDays(date, 1)) },
    { key: 't', does: words.today, run: () => go(today) },
    { key: 'r', does: words.refresh, run: () => void diary.refresh() },
  ])
  const { data } = diary
  return (
    <>
      <DeskHeading title={formatLongDate(date)} lead={data && leadOf(data)} />
      <Freshness of={diary} />
      <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="flex flex-wrap gap-1.5">
          <button type="button" className={small} onClick={() => go(addDays(date, -1))}>
            <Kbd>←</Kbd> {words.previous}
          </button>
          <button type="button" className={small} onClick={() => go(today)}>
            {words.today} <Kbd>t</Kbd>
          </button>
          <button type="button" className={small} onClick={() => go(addDays(date, 1))}>
            {words.next} <Kbd>→</Kbd>
          </button>
        </div>
        <div className="w-44">
          <DeskLine type="date" label={words.day} value={date} onChange={(next) => next && go(next)} />
        </div>
      </div>
      {data === null ? (
        <NotLoaded of={diary} loading={words.loading} title={words.notLoaded} />
      ) : data.clinicians.length === 0 ? (
        <EmptyState title={words.none}>{words.noneWhy}</EmptyState>
      ) : (
        <Columns shown={data} date={date} />
      )}
    </>
  )
}

const small =
  'inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-white px-3.5 text-sm font-semibold hover:border-ink'

type Shown = CallReply<'desk_diary'>
type Column = Shown['clinicians'][number]

/** Whoever has neither a time nor an appointment that day is named in a line below the others. */
function Columns({ shown: { clinicians, holiday }, date }: { shown: Shown; date: string }) {
  const busy = clinicians.filter(({ entries, isMe }) => entries.length > 0 || isMe)
  const idle = clinicians.filter((one) => !busy.includes(one))
  return (
    <>
      {holiday && <p className="mb-4 rounded-option bg-sun/40 px-4 py-2 font-semibold">{words.holiday(holiday)}</p>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] items-start gap-x-5 gap-y-7">
        {busy.map((column) => (
          <ClinicianDay key={column.id} column={column} date={date} />
        ))}
      </div>
      {idle.length > 0 && <p className="mt-7 text-ink-soft">{words.idle(idle.map(({ name }) => name).join(', '))}</p>}
    </>
  )
}

function ClinicianDay({ column: { id, name, title, isMe, opens, entries }, date }: { column: Column; date: string }) {
  const taken = entries.filter(({ is }) => is !== 'free').length
  return (
    <section aria-labelledby={`diary-${id}`} className="min-w-0">
      <div className="border-b-2 border-ink pb-1.5">
        <h2 id={`diary-${id}`} className="text-[1.25rem] leading-tight">
          {name} {isMe && <span className="font-sans text-xs font-semibold text-ink-soft">{words.mine}</span>}
        </h2>
        <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft">
          <span>{title}</span>
          <span className="tabular-nums">{words.counts(taken, entries.length - taken)}</span>
        </p>
      </div>
      {entries.length === 0 ? (
        <p className="py-3 text-ink-soft">{words.nothing}</p>
      ) : (
        <ol>
          {runsOf(entries).map((run) => {
            const [first] = run
            if (!first) return null
            return run.length > 1 ? (
              <FreeTimes key={`${first.startsAt} free`} entries={run} />
            ) : (
              <Entry key={`${first.startsAt} ${first.is} ${first.appointment?.id ?? ''}`} entry={first} />
            )
          })}
        </ol>
      )}
      {opens && taken > 0 && (
        <p className="pt-2">
          <Link
            to={clinicListAddress({ date, view: 'day', clinician: isMe ? null : id })}
            className="text-xs font-semibold underline underline-offset-4"
          >
            {words.own}
          </Link>
        </p>
      )}
    </section>
  )
}

/** Free times that follow each other stand in one line: there may be dozens of short ones. */
function runsOf(entries: readonly DiaryEntry[]): DiaryEntry[][] {
  const runs: DiaryEntry[][] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    const isMore = entry.is === 'free' && last?.[0]?.is === 'free' && last[0].minutes === entry.minutes
    if (isMore) last.push(entry)
    else runs.push([entry])
  }
  return runs
}

const FreeTimes = ({ entries }: { entries: readonly DiaryEntry[] }) => (
  <li className="flex min-h-11 items-start gap-3 border-b border-line px-1.5 py-2.5 text-green">
    <span className="w-12 shrink-0 font-semibold">{words.free}</span>
    <span className="flex flex-wrap gap-x-3 gap-y-1 tabular-nums">
      {entries.map(({ startsAt }) => (
        <time key={startsAt} dateTime={startsAt}>
          {timeOf(startsAt)}
        </time>
      ))}
    </span>
    <span className="ml-auto shrink-0 text-xs text-ink-soft">{words.minutes(entries[0]?.minutes ?? 0)}</span>
  </li>
)

const row = 'relative flex min-h-11 items-center gap-3 border-b border-line px-1.5 py-1.5'

function Entry({ entry: { startsAt, minutes, is, appointment } }: { entry: DiaryEntry }) {
  const time = <span className="w-12 shrink-0 font-semibold tabular-nums">{timeOf(startsAt)}</span>
  const length = <span className="ml-auto shrink-0 text-xs text-ink-soft">{words.minutes(minutes)}</span>
  if (!appointment)
    return (
      <li className={`${row} ${is === 'free' ? 'text-green' : 'bg-paper-deep text-ink-soft'}`}>
        {time}
        <span>{words[is]}</span>
        {length}
      </li>
    )
  const { id, state, patient, reference, service } = appointment
  return (
    <li className={`${row} bg-mint transition-colors hover:bg-white has-[:focus-visible]:bg-white`}>
      {time}
      <Link
        to={appointmentPath(id)}
        className="min-w-0 outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
      >
        <span className="block truncate font-semibold">{patient ?? reference}</span>
        <span className="block truncate text-xs text-ink-soft">
          {[service, ...(state === 'booked' ? [] : [stateName(appointment)])].join(' · ')}
        </span>
      </Link>
      {length}
    </li>
  )
}

function leadOf({ clinicians }: Shown): string {
  const all = clinicians.flatMap(({ entries }) => entries)
  const taken = all.filter(({ is }) => is !== 'free').length
  return words.counts(taken, all.length - taken)
}
