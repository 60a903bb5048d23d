import { Link, useNavigate } from 'react-router'
import { scheduleWords as words } from '#content/appointments/schedules.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { dateAndTimeOf } from '../../cases/list/written-date.ts'
import { DeskSelect } from '../../components/desk-select.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { Kbd } from '../../shell/kbd.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { CalendarFeed } from './calendar-feed.tsx'
import { ClinicianPeople } from './clinician-people.tsx'
import { ScheduleForm } from './schedule-form.tsx'

function leadOf({ clinicians, clinician, changed }: CallReply<'desk_schedule'>): string {
  const name = clinicians.find(({ id }) => id === clinician)?.name
  return [name, changed && words.changed(changed.by, dateAndTimeOf(changed.at))].filter(Boolean).join(' · ')
}

export function ClinicianTimes({ asked }: { asked: string | null }) {
  const navigate = useNavigate()
  const shown = useDeskRead('desk_schedule', { clinician: asked })
  const { data } = shown
  const mayManage = useMay('manage-appointments')
  const choose = (id: string) => navigate(`${pages.deskTimes}?clinician=${encodeURIComponent(id)}`)
  useKeys([{ key: 'b', does: words.toDay, run: () => navigate(pages.deskDay) }])
  return (
    <>
      <DeskHeading title={words.title} lead={data && leadOf(data)}>
        <div className="flex items-end gap-5">
          {data && data.clinicians.length > 1 && (
            <DeskSelect
              label={words.clinician}
              value={data.clinician ?? ''}
              options={data.clinicians.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={choose}
            />
          )}
          <Link
            to={pages.deskDay}
            className="flex items-center gap-1.5 pb-2.5 font-semibold underline underline-offset-4"
          >
            {words.toDay} <Kbd>b</Kbd>
          </Link>
        </div>
      </DeskHeading>
      <Freshness of={shown} />
      {data === null ? (
        <NotLoaded of={shown} loading={words.loading} title={words.notLoaded} />
      ) : (
        <div className="grid gap-x-8 gap-y-6 min-[60rem]:grid-cols-[minmax(0,1fr)_17rem] min-[75rem]:grid-cols-[minmax(0,1fr)_20rem]">
          {data.schedule && data.clinician ? (
            <ScheduleForm
              key={`${data.clinician} ${data.epoch}`}
              shown={data}
              schedule={data.schedule}
              onChanged={shown.refresh}
            />
          ) : (
            <EmptyState title={words.none}>{words.noneWhy}</EmptyState>
          )}
          <aside className="space-y-7">
            {data.clinician && (
              <CalendarFeed
                key={data.clinician}
                clinician={data.clinician}
                since={data.feedSince}
                onChanged={shown.refresh}
              />
            )}
            {(mayManage || data.people) && (
              <ClinicianPeople
                key={`people ${data.clinician}`}
                shown={data}
                people={data.people}
                onKept={shown.refresh}
              />
            )}
          </aside>
        </div>
      )}
    </>
  )
}
