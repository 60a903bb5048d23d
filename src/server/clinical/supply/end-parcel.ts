import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { parcelHeld } from '#content/notifications/parcel.ts'
import { heldWords } from '#content/supply/parcel-report.ts'
import { pages } from '#contract/pages.ts'
import { excursionOf } from '#domain/supply/arrival.ts'
import { recipientOf, sendSoon } from '../../orders/order-email.ts'
import type { Order } from '../../orders/orders.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { lockCase, moveCase } from '../cases/case-rows.ts'
import { noSuchCase } from '../cases/decisions.ts'
import { postMessage } from '../messages/post-message.ts'
import { recordSupplyPeriods } from '../treatment/record-supply-periods.ts'
import { latestParcel, notInThisState, orderOf } from './parcels.ts'
import { quarantine } from './quarantine.ts'
import { endScaleOfParcel } from './scale-rows.ts'
import { parcels } from './tables.ts'

interface Ended {
  readonly id: string
  readonly staffId: string
  readonly as: 'delivered' | 'returned' | 'lost'
}

/**
 * A parcel was delivered, returned or lost. One delivered after its cold-chain duration is not supplied: it waits for a
 * pharmacist, and the reply says so.
 */
export async function endParcel(
  services: Services,
  { id, as, staffId }: Ended,
): Promise<'delivered' | 'returned' | 'lost' | 'quarantined'> {
  const { database, vault, now } = services
  const ended = await database.transaction(async (tx) => {
    const found = await lockCase(tx, id)
    if (!found) throw noSuchCase()
    // The patient may have told us before the carrier did.
    if (found.state === 'quarantined' && as === 'delivered') return 'quarantined'
    const [parcel] = await latestParcel(tx, id)
    const cause = as === 'delivered' && parcel ? excursionOf(parcel.validUntil.getTime(), now()) : null
    const doer = { as: 'dispatch', by: 'staff', staffId, now: now() } as const
    if (cause !== null && parcel) {
      if (!(await quarantine(tx, found, parcel, { ...doer, cause }))) throw notInThisState(found.state)
      await notifyHeld(services, tx, await orderOf(tx, found), { caseId: id, staffId })
      return 'quarantined'
    }
    if (!(await moveCase(tx, found, { ...doer, to: as, what: as }))) throw notInThisState(found.state)
    if (!parcel) throw new Error('A case is on its way without a parcel.')
    const deliveredAt = as === 'delivered' ? new Date(now()) : null
    await tx.update(parcels).set({ endedAs: as, deliveredAt }).where(eq(parcels.id, parcel.id))
    if (as !== 'delivered') await endScaleOfParcel(tx, parcel.id, { as, staffId, now: now() })
    const { accountId } = await orderOf(tx, found)
    if (deliveredAt && accountId) await recordSupplyPeriods({ vault, now }, tx, accountId)
    return as
  })
  if (ended === 'quarantined') sendSoon(services)
  return ended
}

/** By email before they open the box, even if they do not look at their account. */
async function notifyHeld(services: Services, tx: Orm, order: Order, by: { caseId: string; staffId: string }) {
  const { vault, config, messages, now } = services
  if (order.accountId !== null)
    await postMessage(tx, vault, {
      accountId: order.accountId,
      ...by,
      sending: randomUUID(),
      words: heldWords,
      now: now(),
    })
  const to = await recipientOf(services, tx, order)
  if (!to) return
  const accountAddress = addressFor(config, pages.account)
  const mail = parcelHeld({ name: to.name, reference: order.reference, accountAddress })
  await messages.write(tx, { kind: 'email', owner: { orderId: order.id }, to: to.email, ...mail })
}
