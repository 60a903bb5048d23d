import { asc, inArray } from 'drizzle-orm'
import type { GuestOrder, MedicationOrder } from '#contract/orders/guest-orders.ts'
import { authorisationEnds } from '#domain/orders/order-states.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { clinicClosures } from '../../../appointments/clinic-closures.ts'
import type { Order } from '../../../orders/orders.ts'
import { orderEvents } from '../../../orders/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { careOfOrders } from './care-of-orders.ts'
import { factsOf } from './order-facts.ts'

type Shown<Kind extends GuestOrder> = ReadonlyMap<string, Kind>

export async function medicationOrders(
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
  const holidays = await clinicClosures(orm)
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
        decision:
          order.state === 'awaiting review' && order.authorisedAt
            ? promise('release', authorisationEnds(order.authorisedAt.getTime()), holidays)
            : null,
      },
    ]),
  )
}
