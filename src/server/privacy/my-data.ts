import { desc, eq } from 'drizzle-orm'
import type { MyData } from '#contract/privacy/my-data.ts'
import { cancel } from '#domain/appointments/policy.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { retentionOf } from '#domain/privacy/parts.ts'
import { retainedUntil } from '#domain/privacy/retained-until.ts'
import { copyPromise, erasurePromise } from '#domain/promises/make-promise.ts'
import { clinicClosures } from '../appointments/clinic-closures.ts'
import { allOwned, bookingOf, pastChanges } from '../appointments/owned-appointments.ts'
import type { Handler } from '../identity/handler.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'
import { openErasureOf } from './ask-to-be-erased.ts'
import { type LiveBusiness, liveBusiness } from './erasure/live-business.ts'
import { heldFacts } from './held-facts.ts'
import { myRestrictionView } from './restriction/restriction-views.ts'
import { dataExports } from './tables.ts'

export const myData =
  (services: Services): Handler<'my_data'> =>
  ({ account: { id: accountId } }) =>
    services.database.run((orm) => dataOf(services, orm, accountId))

/** What would happen to a patient's data, if they were erased today. */
export async function dataOf(services: Pick<Services, 'vault' | 'now'>, orm: Orm, accountId: string): Promise<MyData> {
  const now = services.now()
  const live = await liveBusiness(orm, accountId)
  const asked = await openErasureOf(orm, accountId)
  return {
    copy: await copyOf(orm, accountId, now),
    fates: retentionOf(retainedUntil(await heldFacts(orm, accountId), londonTimeAt(now).date)),
    ending: await endingOf(orm, accountId, live, now),
    waitsFor: live.waitsFor ?? live.unsettled,
    restriction: await myRestrictionView(services, orm, accountId),
    erasure: asked && {
      askedAt: asked.askedAt.toISOString(),
      promise: erasurePromise(asked.askedAt.getTime(), asked.dueAt.getTime()),
    },
  }
}

async function copyOf(orm: Orm, accountId: string, now: number): Promise<MyData['copy']> {
  const [newest] = await orm
    .select()
    .from(dataExports)
    .where(eq(dataExports.accountId, accountId))
    .orderBy(desc(dataExports.askedAt))
    .limit(1)
  if (!newest || (newest.expiresAt !== null && newest.expiresAt.getTime() <= now)) return null
  const { id, askedAt, readyAt, expiresAt, size } = newest
  const ready = readyAt && expiresAt ? { size, until: expiresAt.toISOString() } : null
  const promise = copyPromise(askedAt.getTime(), await clinicClosures(orm))
  return { id, askedAt: askedAt.toISOString(), promise, ready }
}

/** As it would be today. */
async function endingOf(orm: Orm, accountId: string, live: LiveBusiness, now: number): Promise<MyData['ending']> {
  const owned = live.booked.length === 0 ? [] : await allOwned(orm, accountId)
  return {
    orders: [
      ...live.held.map(({ reference, amountPence }) => ({ reference, heldPence: amountPence })),
      ...live.unpaid.map(({ reference }) => ({ reference, heldPence: null })),
    ],
    appointments: live.booked.flatMap(({ appointment, amountPence }) => {
      const { cancelledBefore } = pastChanges(owned, appointment)
      const cancelled = cancel(bookingOf(appointment, amountPence), now, cancelledBefore)
      if (!cancelled.ok) return []
      const refundPence = appointment.orderId === null ? null : cancelled.refundPence
      return { startsAt: appointment.startsAt.toISOString(), refundPence }
    }),
    hasTreatment: live.plan !== null,
  }
}
