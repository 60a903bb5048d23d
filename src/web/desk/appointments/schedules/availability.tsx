import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { scheduleWords as words } from '#content/appointments/schedules.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { dateAndTimeOf, dateOf } from '../../cases/list/format-date.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskSelect } from '../../components/desk-select.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useQuery } from '../../components/use-query.ts'
import { deskCall } from '../../desk-call.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { Kbd } from '../../shell/kbd.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { ClinicianPeople } from './clinician-people.tsx'
import { ScheduleForm } from './schedule-form.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Availability() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  return <ClinicianTimes asked={query.get('clinician')} />
}

function leadOf({ clinicians, clinician, changed }: CallReply<'desk_schedule'>): string {
  const name = clinicians.find(({ id }) => id === clinician)?.name
  return [name, changed && words.changed(changed.by, dateAndTimeOf(changed.at))].filter(Boolean).join(' · ')
}

function ClinicianTimes({ asked }: { asked: string | null }) {
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

interface Props {
  readonly clinician: string
  readonly since: string | null
  readonly onChanged: () => Promise<void>
}

/** The secret address for one's own calendar program: made, made anew, ended. */
function CalendarFeed({ clinician, since, onChanged }: Props) {
  const [address, setAddress] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function change(wanted: 'new' | 'none') {
    setIsBusy(true)
    try {
      const { code, data, message } = await deskCall('desk_calendar_feed', { clinician, wanted })
      if (code !== 200 || !data) return showToast({ title: message })
      setAddress(data.address)
      if (wanted === 'none') showToast({ title: words.feedEnded })
      await onChanged()
    } catch {
      showToast({ title: words.failed })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section className="space-y-2.5">
      <h2 className="text-[1.25rem]">{words.feed}</h2>
      <p className="text-xs text-ink-soft">{words.feedHint}</p>
      {address ? (
        <div role="status">
          <label htmlFor="feed-address" className="mb-1 block text-xs font-semibold">
            {words.feedAddress}
          </label>
          <input
            id="feed-address"
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className="block min-h-10 w-full rounded-lg border border-line-strong bg-white px-3 text-xs"
          />
          <p className="mt-1 text-xs text-ink-soft">{words.feedOnce}</p>
        </div>
      ) : (
        since && <p>{words.feedSince(dateOf(since))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <DeskButton isBusy={isBusy} busyLabel={words.saving} onPress={() => void change('new')}>
          {since ? words.feedRotate : words.feedNew}
        </DeskButton>
        {since && (
          <DeskButton tone="danger" isBusy={isBusy} busyLabel={words.saving} onPress={() => void change('none')}>
            {words.feedEnd}
          </DeskButton>
        )}
      </div>
    </section>
  )
}
