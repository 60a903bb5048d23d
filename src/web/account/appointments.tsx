import { appointmentWords as words } from '#content/booking.ts'
import type { AccountAppointment } from '#contract/appointments.ts'
import { AppointmentCard } from './appointment-card.tsx'

interface Props {
  readonly appointments: readonly AccountAppointment[]
  readonly onChange: () => void
}

export const Appointments = ({ appointments, onChange }: Props) => (
  <section aria-labelledby="appointments">
    <h2 id="appointments">{words.heading}</h2>
    <ul className="mt-5 space-y-6">
      {appointments.map((appointment) => (
        <li key={appointment.id}>
          <AppointmentCard appointment={appointment} onChange={onChange} />
        </li>
      ))}
    </ul>
  </section>
)
