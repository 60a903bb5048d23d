import { and, asc, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { AppointmentOrder, MedicationOrder, VisitOrder } from '#contract/visit-orders.ts'
import { serviceName } from '#domain/booking/services.ts'
import { kindOf } from '#domain/orders/kinds.ts'
import { authorisationEnds } from '#domain/orders/order-states.ts'
import { invitationOf } from '../bookings/invitation.ts'
import { appointments, clinicians } from '../bookings/tables.ts'
import type { Handler } from '../calls/route.ts'
import type { Orm } from '../database/database.ts'
import type { Order } from '../orders/orders.ts'
import { refundedFor } from '../orders/owed-refunds.ts'
import { sentDetails } from '../orders/sent-details.ts'
import { orderEvents, orders } from '../orders/tables.ts'
import type { Services } from '../services.ts'
import { visitOf } from '../visits/visits.ts'
import { careOfOrders } from './care-of-orders.ts'

/** Whatever the visit's cookie has paid for, whether or not its address had an account. */
export const visitOrders =
  (services: Services): Handler<'visit_orders'> =>
  async ({ visit: { presented } }) => {
    const { database } = services
    const visitId = presented && (await visitOf(database, presented))
    if (!visitId) return { orders: [] }
    return database.run(async (orm) => {
      const paid = await orm
        .select()
        .from(orders)
        .where(and(eq(orders.visitId, visitId), isNotNull(orders.authorisedAt)))
        .orderBy(desc(orders.authorisedAt))
      const ofKind = (shownAs: VisitOrder['kind']) => paid.filter((order) => kindOf(order).shownAs === shownAs)
      const shown = new Map<string, VisitOrder>([
        ...(await appointmentOrders(services, orm, ofKind('appointment'))),
        ...(await medicationOrders(services, orm, ofKind('order'))),
      ])
      return { orders: paid.flatMap(({ id }) => shown.get(id) ?? []) }
    })
  }

type Shown<Kind extends VisitOrder> = ReadonlyMap<string, Kind>

const factsOf = ({ vault }: Services, order: Order) => ({
  reference: order.reference,
  amountPence: order.amountPence,
  discountPence: order.discountPence,
  sentBy: sentDetails(vault, order),
})

async function medicationOrders(
  services: Services,
  orm: Orm,
  ordered: readonly Order[],
): Promise<Shown<MedicationOrder>> {
  if (ordered.length === 0) return new Map()
  const ids = ordered.map(({ id }) => id)
  const events = await orm
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id))
  const care = await careOfOrders(services, orm, ids)
  return new Map(
    ordered.map((order) => [
      order.id,
      {
        kind: 'order',
        ...factsOf(services, order),
        item: order.item,
        state: order.state,
        placedAt: order.createdAt.toISOString(),
        events: events
          .filter(({ orderId }) => orderId === order.id)
          .map(({ toState, at }) => ({ state: toState, at: at.toISOString() })),
        care: care.get(order.id) ?? null,
        decidedBy:
          order.state === 'awaiting review' && order.authorisedAt
            ? new Date(authorisationEnds(order.authorisedAt.getTime())).toISOString()
            : null,
      },
    ]),
  )
}

async function appointmentOrders(
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
        // What was moved is shown where it is now.
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
  { reference, sentBy: { email = '', name, legalSurname } }: ReturnType<typeof factsOf>,
  appointment: typeof appointments.$inferSelect,
): string {
  const to = { fullName: [name, legalSurname].filter(Boolean).join(' '), email }
  return invitationOf(services, { appointment, reference, to, method: 'REQUEST' })
}
