import { useSearchParams } from 'react-router'
import { freeAppointmentWords as free, appointmentWords as words } from '#content/appointments/appointment-words.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { accountEvidencePath, pages } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { nutritionSession } from '#domain/appointments/services.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { CalendarLeaf } from '#web/kit/art/calendar-leaf.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { AppointmentCard } from './appointment-card.tsx'
import { JoinRoom } from './join-room.tsx'

interface Props {
  readonly appointments: readonly AccountAppointment[]
  readonly onChange: () => void
}

export function Appointments({ appointments, onChange }: Props) {
  const [search] = useSearchParams()
  const moved = search.get('moved')
  return (
    <section aria-labelledby="appointments">
      <h2 id="appointments" className="sr-only">
        {words.heading}
      </h2>
      <ul className="mt-5 space-y-6">
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            {appointment.isFree ? (
              <FreeAppointmentCard appointment={appointment} />
            ) : (
              <AppointmentCard appointment={appointment} isMoved={appointment.id === moved} onChange={onChange} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where it was booked, and is changed. */
const changePath = (service: string) =>
  service === nutritionSession.name ? pages.accountNutrition : accountEvidencePath('measurements')

/** A few minutes with the care team, for which nothing is paid. It is changed where it was booked. */
function FreeAppointmentCard({ appointment }: { appointment: AccountAppointment }) {
  const { startsAt, minutes, service, state, isCalledOff, words: said } = appointment
  const start = Date.parse(startsAt)
  const isBooked = state === 'booked'
  return (
    <Card as="article" className="sm:p-9">
      <div className="flex gap-5 sm:gap-7">
        <CalendarLeaf date={londonTimeAt(start).date} isOver={!isBooked} className="h-24 w-20 shrink-0" />
        <div className="min-w-0 flex-1">
          <p
            className={`w-fit rounded-full px-3.5 py-1 text-sm font-semibold ${isBooked ? 'bg-mint text-green' : 'bg-paper-deep text-ink'}`}
          >
            {isCalledOff ? words.calledOff.label : words.labels[state]}
          </p>
          <h3 className="mt-2 text-[1.375rem] leading-tight">
            <time dateTime={startsAt}>{formatDateTime(start)}</time>
          </h3>
          <p className="mt-1 text-ink-soft">
            {service}, {minutes} mins, {free.withTeam}
          </p>
        </div>
      </div>
      {isBooked && (
        <div className="mt-6 space-y-3">
          <JoinRoom appointment={appointment} />
          <ButtonLink to={changePath(service)} variant="secondary" size="small">
            {free.change}
          </ButtonLink>
          <p className="text-sm text-ink-soft">{free.until}</p>
        </div>
      )}
      {isCalledOff && <p className="mt-5 max-w-[60ch]">{free.calledOff}</p>}
      {said && (
        <blockquote className="mt-4 max-w-[60ch] rounded-option bg-paper-deep px-5 py-4">
          <p className="text-sm text-ink-soft">{free.fromTeam}</p>
          <p className="mt-1 whitespace-pre-line">{said}</p>
        </blockquote>
      )}
    </Card>
  )
}
