import { Link, useNavigate } from 'react-router'
import { dayWords as words } from '#content/appointments/clinic-list.ts'
import { keptTimeDeskWords } from '#content/appointments/desk-reserved-slot.ts'
import type { CallReply } from '#contract/calls.ts'
import { appointmentPath } from '#contract/desk/addresses.ts'
import { pages } from '#contract/pages.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { formatDateTime, formatLongDate } from '#domain/appointments/format-time.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { DeskChoices } from '../../components/desk-choices.tsx'
import { DeskSelect } from '../../components/desk-select.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useLive } from '../../live-updates/use-live.ts'
import { MyCallBacks } from '../../safeguarding/my-call-backs.tsx'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { Kbd } from '../../shell/kbd.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { AppointmentTable } from './appointment-table.tsx'
import { type ClinicListPeriod, clinicListAddress, spanOf } from './clinic-list-address.ts'
import { Week } from './week.tsx'

const everyMs = 15_000

export function ListedPeriod({ asked, today }: { asked: ClinicListPeriod; today: string }) {
  const navigate = useNavigate()
  const list = useDeskRead('desk_day', { ...spanOf(asked), clinician: asked.clinician })
  // Whether somebody is late changes by the clock alone.
  useLive(['appointment'], list.refresh, everyMs)
  const go = (next: Partial<ClinicListPeriod>) => navigate(clinicListAddress({ ...asked, ...next }))
  const step = asked.view === 'week' ? 7 : 1
  useKeys([
    { key: 'ArrowLeft', does: words.previous, run: () => void go({ date: addDays(asked.date, -step) }) },
    { key: 'ArrowRight', does: words.next, run: () => void go({ date: addDays(asked.date, step) }) },
    { key: 't', does: words.today, run: () => void go({ date: today }) },
    { key: 'd', does: words.views.day, run: () => void go({ view: 'day' }) },
    { key: 'w', does: words.views.week, run: () => void go({ view: 'week' }) },
    { key: 'r', does: words.refresh, run: () => void list.refresh() },
  ])
  const { data } = list
  return (
    <>
      <DeskHeading
        title={asked.view === 'day' ? formatLongDate(asked.date) : words.weekOf(withoutWeekday(spanOf(asked).date))}
        lead={data && leadOf(data)}
      >
        <ButtonLink size="small" variant="secondary" to={pages.deskTimes}>
          {words.schedule}
        </ButtonLink>
      </DeskHeading>
      <Freshness of={list} />
      <DaySteps asked={asked} clinicians={data?.clinicians ?? []} today={today} onGo={go} />
      <MyCallBacks />
      {data === null ? (
        <NotLoaded of={list} loading={words.loading} title={words.notLoaded} />
      ) : data.clinician === null ? (
        <EmptyState title={words.noClinician}>{words.noClinicianWhy}</EmptyState>
      ) : asked.view === 'week' ? (
        <Week shown={data} today={today} />
      ) : (
        <OneDay shown={data} date={asked.date} />
      )}
      {data && data.withoutOutcome.length > 0 && (
        <section className="mt-8">
          <h2 className="text-[1.25rem]">{words.withoutOutcome}</h2>
          <p className="mb-2 text-ink-soft">{words.withoutOutcomeWhat}</p>
          <AppointmentTable caption={words.withoutOutcomeTable} rows={data.withoutOutcome} withDate />
        </section>
      )}
      {data && <FollowUpList followUps={data.followUps} />}
    </>
  )
}

/** 16 November 2026. */
const withoutWeekday = (date: string) => formatLongDate(date).split(' ').slice(1).join(' ')

function OneDay({ shown: { appointments, days }, date }: { shown: CallReply<'desk_day'>; date: string }) {
  const holiday = days[0]?.holiday
  if (appointments.length === 0)
    return <EmptyState title={words.empty}>{holiday ? words.holiday(holiday) : words.emptyWhy}</EmptyState>
  return <AppointmentTable caption={words.table(formatLongDate(date))} rows={appointments} />
}

function leadOf({ appointments }: CallReply<'desk_day'>): string {
  const booked = appointments.filter(({ state }) => state === 'booked').length
  return words.counts(booked, appointments.length - booked)
}

interface Props {
  readonly asked: ClinicListPeriod
  readonly clinicians: CallReply<'desk_day'>['clinicians']
  readonly today: string
  readonly onGo: (next: Partial<ClinicListPeriod>) => void
}

const small =
  'inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-white px-3.5 text-sm font-semibold hover:border-ink'

/** Which days, and whose. */
function DaySteps({ asked, clinicians, today, onGo }: Props) {
  const step = asked.view === 'week' ? 7 : 1
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="flex flex-wrap gap-1.5">
        <button type="button" className={small} onClick={() => onGo({ date: addDays(asked.date, -step) })}>
          <Kbd>←</Kbd> {words.previous}
        </button>
        <button type="button" className={small} onClick={() => onGo({ date: today })}>
          {words.today} <Kbd>t</Kbd>
        </button>
        <button type="button" className={small} onClick={() => onGo({ date: addDays(asked.date, step) })}>
          {words.next} <Kbd>→</Kbd>
        </button>
      </div>
      <DeskChoices
        isInRow
        legend={words.view}
        choices={words.views}
        chosen={asked.view}
        onChoose={(view) => onGo({ view: view === 'week' ? 'week' : 'day' })}
      />
      {clinicians.length > 1 && (
        <DeskSelect
          label={words.clinician}
          value={asked.clinician ?? clinicians[0]?.id ?? ''}
          options={clinicians.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(clinician) => onGo({ clinician })}
        />
      )}
    </div>
  )
}

/** Times that a clinician keeps for people, whatever day is shown: whether they are paid for, and what came to nothing. */
function FollowUpList({ followUps }: { followUps: CallReply<'desk_day'>['followUps'] }) {
  if (followUps.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-[1.25rem]">{keptTimeDeskWords.list}</h2>
      <p className="mb-2 text-ink-soft">{keptTimeDeskWords.listWhat}</p>
      <ul className="divide-y divide-line border-y border-line">
        {followUps.map(({ id, afterId, patient, startsAt, payBy, state, reference }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-baseline gap-x-5 gap-y-0.5 px-2.5 py-2.5 hover:bg-white min-[60rem]:grid min-[60rem]:grid-cols-[11rem_auto_minmax(0,1fr)_auto]"
          >
            <Link
              to={appointmentPath(afterId)}
              className="min-w-0 font-semibold outline-none max-[60rem]:min-w-44 after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
            >
              {patient ?? words.noName}
            </Link>
            <span className="tabular-nums">{formatDateTime(Date.parse(startsAt))}</span>
            <span className="text-ink-soft">{keptTimeDeskWords.states[state](formatDateTime(Date.parse(payBy)))}</span>
            <span className="ml-auto text-xs text-ink-soft tabular-nums">{reference}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
