import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { AppointmentOrder, GuestOrder } from '#contract/orders/guest-orders.ts'
import { serviceName } from '#domain/appointments/services.ts'
import { fullName } from '#domain/identity/full-name.ts'
import { invitationOf } from '../../../appointments/invitation.ts'
import { appointments, clinicians } from '../../../appointments/tables.ts'
import type { Order } from '../../../orders/orders.ts'
import { refundedFor } from '../../../orders/refunded.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { factsOf } from '../orders/order-facts.ts'

type Shown<Kind extends GuestOrder> = ReadonlyMap<string, Kind>

export async function appointmentOrders(
  services: Services,
  orm: Orm,
  booked: readonly Order[],
): Promise<Shown<AppointmentOrder>> {
  if (booked.length === 0) return new Map()
  const found = await orm
    .select({ appointment: appointments, clinician: { name: clinicians.name, title: clinicians.title } })
    .from(appointments)
    .innerJoin(clinicians, eq(clinicians.id, appointments.clinicianId))
    .where(
      and(
        inArray(
          appointments.orderId,
          booked.map(({ id }) => id),
        ),
        // A moved appointment is shown at its new time.
        ne(appointments.state, 'rescheduled'),
      ),
    )
    .orderBy(asc(appointments.createdAt))
  const refunded = await refundedFor(
    orm,
    found.map(({ appointment }) => appointment.id),
  )
  return new Map(
    booked.flatMap((order): [string, AppointmentOrder][] => {
      const latest = found.findLast(({ appointment }) => appointment.orderId === order.id)
      if (!latest) return []
      const { appointment, clinician } = latest
      const facts = factsOf(services, order)
      return [
        [
          order.id,
          {
            kind: 'appointment',
            id: appointment.id,
            ...facts,
            service: serviceName(appointment.service),
            clinician,
            startsAt: appointment.startsAt.toISOString(),
            minutes: appointment.minutes,
            state: appointment.state,
            refundedPence: refunded.get(appointment.id) ?? 0,
            calendar: appointment.state === 'booked' ? calendarOf(services, facts, appointment) : null,
          },
        ],
      ]
    }),
  )
}

function calendarOf(
  services: Services,
  { reference, sentBy }: ReturnType<typeof factsOf>,
  appointment: typeof appointments.$inferSelect,
): string {
  const to = { fullName: fullName(sentBy), email: sentBy.email ?? '' }
  return invitationOf(services, { appointment, reference, to, method: 'REQUEST' })
}
