import { eq } from 'drizzle-orm'
import { lockCase, moveCase } from '../cases/case-rows.ts'
import { noSuchCase } from '../cases/decisions.ts'
import { coverDeliveries } from '../plans/cover-deliveries.ts'
import type { Services } from '../services.ts'
import { latestParcel, notInThisState, orderOf } from './parcels.ts'
import { parcels } from './tables.ts'

interface Ended {
  readonly id: string
  readonly staffId: string
  readonly as: 'delivered' | 'returned' | 'lost'
}

export async function endParcel({ database, vault, now }: Services, { id, as, staffId }: Ended): Promise<void> {
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
      if (deliveredAt && accountId) await coverDeliveries({ vault, now }, tx, accountId)
    }),
  )
}
