import { useSearchParams } from 'react-router'
import { appointmentWords as words } from '#content/appointments/appointment-words.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { AppointmentCard } from './appointment-card.tsx'
import { FreeAppointmentCard } from './free-appointment-card.tsx'

interface Props {
  readonly appointments: readonly AccountAppointment[]
  readonly onChange: () => void
}

export function Appointments({ appointments, onChange }: Props) {
  const [search] = useSearchParams()
  const moved = search.get('moved')
  return (
    <section aria-labelledby="appointments">
      <h2 id="appointments">{words.heading}</h2>
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
