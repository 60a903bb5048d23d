import { useState } from 'react'
import { useNavigate } from 'react-router'
import { arrangeWords, diaryWords as words } from '#content/appointments/arrange.ts'
import type { DiaryEntry } from '#contract/appointments/diary.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useNow } from '../../cases/list/use-now.ts'
import { DeskChoices } from '../../components/desk-choices.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { DeskSelect } from '../../components/desk-select.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useQuery } from '../../components/use-query.ts'
import { useLive } from '../../live-updates/use-live.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { Kbd } from '../../shell/kbd.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { type ClinicListPeriod, periodIn, spanOf } from '../clinic-list/clinic-list-address.ts'
import { MoveForm } from '../clinic-list/move-appointment.tsx'
import { BookFreeTime } from './book-free-time.tsx'
import { DiaryDay } from './diary-day.tsx'
import { DiaryWeek } from './diary-week.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const everyMs = 30_000

export default function Diary() {
  const query = useQuery()
  const now = useNow(minuteMs)
  if (query === null) return <DeskHeading title={words.heading} />
  return <Period asked={periodIn(query, now)} service={query.get('service')} now={now} />
}

type Asked = Pick<ClinicListPeriod, 'date' | 'view'>

export type ShownDiary = CallReply<'desk_diary'>
export type DiaryColumn = ShownDiary['clinicians'][number]

/** What can be done from the diary. Nothing of it is there for those who may not arrange appointments. */
export interface Arranging {
  readonly onBook: (entry: DiaryEntry, column: DiaryColumn) => void
  readonly onMove: (entry: DiaryEntry) => void
}

function addressOf({ date, view, service }: Asked & { readonly service: string | null }): string {
  const query = new URLSearchParams({ date })
  if (view === 'week') query.set('view', view)
  if (service) query.set('service', service)
  return `${pages.deskDiary}?${query}`
}

function Period({ asked, service, now }: { asked: Asked; service: string | null; now: number }) {
  const navigate = useNavigate()
  const { date, view } = asked
  const today = londonTimeAt(now).date
  const diary = useDeskRead('desk_diary', spanOf({ ...asked, clinician: null }))
  useLive(['appointment'], diary.refresh, everyMs)
  const { dialogs, arranging } = useArranging(diary.refresh)
  const step = view === 'week' ? 7 : 1
  const go = (next: Partial<Asked & { service: string | null }>) =>
    void navigate(addressOf({ ...asked, service, ...next }), { preventScrollReset: true })
  useKeys([
    { key: 'ArrowLeft', does: words.previous, run: () => go({ date: addDays(date, -step) }) },
    { key: 'ArrowRight', does: words.next, run: () => go({ date: addDays(date, step) }) },
    { key: 't', does: words.today, run: () => go({ date: today }) },
    { key: 'd', does: words.views.day, run: () => go({ view: 'day' }) },
    { key: 'w', does: words.views.week, run: () => go({ view: 'week' }) },
    { key: 'r', does: words.refresh, run: () => void diary.refresh() },
  ])
  const { data } = diary
  const chosen = data?.services.find(({ key }) => key === service)?.key ?? null
  const shown = data && ofService(data, chosen)
  return (
    <>
      <DeskHeading
        title={
          view === 'day'
            ? formatLongDate(date)
            : words.weekOf(formatLongDate(spanOf({ ...asked, clinician: null }).date))
        }
        lead={shown && leadOf(shown)}
      />
      <Freshness of={diary} />
      <div className="mb-5 flex flex-wrap items-end gap-x-5 gap-y-3">
        <div className="flex flex-wrap gap-1.5">
          <button type="button" className={small} onClick={() => go({ date: addDays(date, -step) })}>
            <Kbd>←</Kbd> {words.previous}
          </button>
          <button type="button" className={small} onClick={() => go({ date: today })}>
            {words.today} <Kbd>t</Kbd>
          </button>
          <button type="button" className={small} onClick={() => go({ date: addDays(date, step) })}>
            {words.next} <Kbd>→</Kbd>
          </button>
        </div>
        <div className="w-40">
          <DeskLine type="date" label={words.day} value={date} onChange={(next) => next && go({ date: next })} />
        </div>
        {/* As wide before its choices have come, so that nothing beside it moves. */}
        <div className="w-72 max-w-full">
          <DeskSelect
            label={words.service}
            value={chosen ?? ''}
            options={[
              { value: '', label: words.anyService },
              ...(data?.services ?? []).map(({ key, name }) => ({ value: key, label: name })),
            ]}
            onChange={(next) => go({ service: next || null })}
          />
        </div>
        {/* Seven days of everybody need the room of a desk. */}
        <div className="max-[60rem]:hidden">
          <DeskChoices
            isInRow
            legend={words.view}
            choices={words.views}
            chosen={view}
            onChoose={(next) => go({ view: next === 'week' ? 'week' : 'day' })}
          />
        </div>
      </div>
      {shown === null || data === null ? (
        <NotLoaded of={diary} loading={words.loading} title={words.notLoaded} />
      ) : data.clinicians.length === 0 ? (
        <EmptyState title={words.none}>{words.noneWhy}</EmptyState>
      ) : shown.clinicians.length === 0 ? (
        <p className="text-ink-soft">{words.noneOfService}</p>
      ) : view === 'week' ? (
        <DiaryWeek
          shown={shown}
          from={spanOf({ ...asked, clinician: null }).date}
          today={today}
          onDay={(next) => go({ date: next, view: 'day' })}
        />
      ) : (
        <DiaryDay shown={shown} date={date} now={now} arranging={arranging} />
      )}
      {dialogs}
    </>
  )
}

const small =
  'inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-white px-3.5 text-sm font-semibold hover:border-ink'

/** Those who hold a service and the times at which it can be booked. What is booked stays in sight, whatever it is. */
function ofService(shown: ShownDiary, service: string | null): ShownDiary {
  if (service === null) return shown
  const clinicians = shown.clinicians
    .filter(({ services }) => services.includes(service))
    .map((column) => ({
      ...column,
      entries: column.entries.filter(({ is, services }) => is !== 'free' || services.includes(service)),
    }))
  return { ...shown, clinicians }
}

/** The dialogs that book and move, as they are on the record and on the appointment. */
function useArranging(refresh: () => Promise<void>) {
  const mayArrange = useMay('arrange-appointments')
  const maySearch = useMay('see-contact')
  const [booking, setBooking] = useState<{ readonly at: string; readonly name: string } | null>(null)
  const [moving, setMoving] = useState<DiaryEntry | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const arranging: Arranging | null =
    mayArrange && maySearch
      ? {
          onBook: ({ startsAt }, { name }) => setBooking({ at: startsAt, name }),
          onMove: setMoving,
        }
      : null
  const dialogs = (
    <>
      {booking && (
        <BookFreeTime
          at={booking.at}
          onClose={() => setBooking(null)}
          onBooked={async () => {
            setBooking(null)
            await refresh()
          }}
        />
      )}
      {moving?.appointment && (
        <DialogOnDemand
          open
          onOpenChange={(next) => next || setMoving(null)}
          title={arrangeWords.moveTitle}
          description={arrangeWords.moveWhat}
          locked={isBusy}
        >
          <MoveForm
            found={{ id: moving.appointment.id, startsAt: moving.startsAt }}
            onBusy={setIsBusy}
            onChanged={refresh}
            onMoved={() => {
              setMoving(null)
              void refresh()
            }}
          />
        </DialogOnDemand>
      )}
    </>
  )
  return { dialogs, arranging }
}

function leadOf({ clinicians }: ShownDiary): string {
  const all = clinicians.flatMap(({ entries }) => entries)
  const taken = all.filter(({ is }) => is !== 'free').length
  return words.counts(taken, all.length - taken)
}
