import { eq } from 'drizzle-orm'
import { isTaken } from '#domain/orders/kinds.ts'
import { cancelPrescriptions } from '../cases/cancel-prescriptions.ts'
import { caseById } from '../cases/case-by-id.ts'
import { lockCase, moveCase } from '../cases/case-rows.ts'
import { noSuchCase } from '../cases/decisions.ts'
import { Refusal } from '../http/refusal.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { coverDeliveries } from '../plans/cover-deliveries.ts'
import type { Services } from '../services.ts'
import { latestParcel, moneyGivenBack, notInThisState, orderOf } from './parcels.ts'
import { parcels } from './tables.ts'

interface Ended {
  readonly id: string
  readonly staffId: string
  readonly as: 'delivered' | 'returned' | 'lost'
}

export async function endParcel({ database, now }: Services, { id, as, staffId }: Ended): Promise<void> {
  await database.run((orm) =>
    orm.transaction(async (tx) => {
      const found = await lockCase(tx, id)
      if (!found) throw noSuchCase()
      const doer = { as: 'dispatch', by: 'staff', staffId, now: now() } as const
      if (!(await moveCase(tx, found, { ...doer, to: as, what: as }))) throw notInThisState(found.state)
      const [parcel] = await latestParcel(tx, id)
      if (!parcel) throw new Error('A case is on its way without a parcel.')
      const deliveredAt = as === 'delivered' ? new Date(now()) : null
      await tx.update(parcels).set({ endedAs: as, deliveredAt }).where(eq(parcels.id, parcel.id))
      const { accountId } = await orderOf(tx, found)
      if (deliveredAt && accountId) await coverDeliveries({ now }, tx, accountId)
    }),
  )
}

interface Replacing {
  readonly id: string
  readonly staffId: string
}

/** A parcel that was lost or came back is replaced, at no cost: a prescriber decides it anew, and a second one signs. */
export async function replaceParcel({ database, now }: Services, { id, staffId }: Replacing): Promise<void> {
  await database.run((orm) =>
    orm.transaction(async (tx) => {
      const known = await caseById(tx, id)
      if (!known?.orderId) throw noSuchCase()
      const order = await lockOrder(tx, known.orderId)
      const found = await lockCase(tx, id)
      if (!found || !order) throw noSuchCase()
      if (!isTaken(order)) throw new Refusal(409, moneyGivenBack, { reason: 'refunded' })
      const doer = { as: 'dispatch', by: 'staff', staffId, now: now() } as const
      if (!(await moveCase(tx, found, { ...doer, to: 'ready', what: 'to be replaced' })))
        throw notInThisState(found.state)
      await cancelPrescriptions(tx, id, now())
    }),
  )
}
