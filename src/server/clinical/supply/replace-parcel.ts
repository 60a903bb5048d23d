import { isTaken } from '#domain/orders/kinds.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { cancelPrescriptions } from '../cases/cancel-prescriptions.ts'
import { caseById } from '../cases/case-by-id.ts'
import { lockCase, moveCase } from '../cases/case-rows.ts'
import { noSuchCase } from '../cases/decisions.ts'
import { reassess } from '../cases/reassess.ts'
import { notInThisState, paymentRefunded } from './parcels.ts'

interface Replacing {
  readonly id: string
  readonly staffId: string
}

/** A lost or returned parcel is replaced, free of charge: a prescriber decides again, and a second one signs. */
export async function replaceParcel(services: Services, { id, staffId }: Replacing): Promise<void> {
  const { database, now } = services
  await database.transaction(async (tx) => {
    const known = await caseById(tx, id)
    if (!known?.orderId) throw noSuchCase()
    const order = await lockOrder(tx, known.orderId)
    const found = await lockCase(tx, id)
    if (!found || !order) throw noSuchCase()
    if (!isTaken(order)) throw new ApiError(409, paymentRefunded, { reason: 'refunded' })
    const doer = { as: 'dispatch', by: 'staff', staffId, now: now() } as const
    const moved = await moveCase(tx, found, { ...doer, to: 'ready', what: 'to be replaced' })
    if (!moved) throw notInThisState(found.state)
    await cancelPrescriptions(tx, id, now())
    // Its queue row was derived when the case was about the order itself.
    await reassess(services, tx, moved)
  })
}
