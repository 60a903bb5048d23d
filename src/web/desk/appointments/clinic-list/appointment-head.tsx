import { Link } from 'react-router'
import { appointmentDeskWords as words } from '#content/appointments/clinic-list.ts'
import { personPath } from '#contract/desk/addresses.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { formatShortDate } from '../../cases/list/format-date.ts'
import { Kbd } from '../../shell/kbd.tsx'
import { useMay } from '../../shell/me.ts'
import type { AppointmentView } from './appointment-view.ts'
import { StateChip } from './state-chip.tsx'

const link = 'inline-flex items-center gap-1.5 text-xs font-semibold underline underline-offset-4'

/** Who, when, with whom, and what it is now. */
export function AppointmentHead({ found, back }: { found: AppointmentView; back: string }) {
  const { person, reference, clinician, service, minutes } = found
  const seesPeople = useMay('see-contact')
  const facts = [
    reference,
    person?.born && words.born(formatShortDate(person.born)),
    `${service}, ${minutes} min`,
    found.isOwn ? null : clinician.name,
  ].filter(Boolean)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line px-6 py-3">
      <div className="min-w-0">
        <h1
          tabIndex={-1}
          className="flex flex-wrap items-baseline gap-x-3 text-[1.375rem] leading-tight min-[75rem]:text-[1.625rem]"
        >
          {person?.name ?? reference}{' '}
          <span className="text-ink-soft">{formatDateTime(Date.parse(found.startsAt))}</span>
        </h1>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
          <span>{facts.join(' · ')}</span>
          <StateChip {...found} />
        </p>
      </div>
      <div className="ml-auto flex items-center gap-4">
        {seesPeople && person?.accountId && (
          <Link to={personPath(person.accountId)} className={link}>
            {words.record}
          </Link>
        )}
        <Link to={back} className={link}>
          {words.toDay} <Kbd>b</Kbd>
        </Link>
      </div>
    </header>
  )
}
