import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { recalledReplacedWords, recallWords } from '#content/supply/pharmacy.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { isTaken } from '#domain/orders/kinds.ts'
import { requireAllowed } from '../../identity/restrictions/restricted.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import { sendSoon } from '../../orders/order-email.ts'
import type { Order } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { cancelPrescriptions } from '../cases/cancel-prescriptions.ts'
import { caseById } from '../cases/case-by-id.ts'
import { type Case, lockCase, moveCase } from '../cases/case-rows.ts'
import { noSuchCase } from '../cases/decisions.ts'
import { reassess } from '../cases/reassess.ts'
import { notifyOfMessage } from '../messages/notify-of-message.ts'
import { postMessage } from '../messages/post-message.ts'
import { recalledCases } from '../treatment/recalled-pens-of.ts'
import { removeSupplyPeriod } from '../treatment/remove-supply-period.ts'
import { supplyPeriods } from '../treatment/tables.ts'
import { latestParcel, notInThisState, paymentRefunded } from './parcels.ts'
import { parcels } from './tables.ts'

interface Replacing {
  readonly id: string
  readonly staffId: string
}

/**
 * A lost or returned parcel, or a delivered one whose pen is recalled, is replaced free of charge: a prescriber decides
 * again, and a second one signs.
 */
export async function replaceParcel(services: Services, { id, staffId }: Replacing): Promise<void> {
  const { database, now } = services
  await database.transaction(async (tx) => {
    const known = await caseById(tx, id)
    if (!known?.orderId) throw noSuchCase()
    const order = await lockOrder(tx, known.orderId)
    const found = await lockCase(tx, id)
    if (!found || !order) throw noSuchCase()
    if (!isTaken(order)) throw new ApiError(409, paymentRefunded, { reason: 'refunded' })
    // Taking a pen back goes on; another in its place is a use like the first.
    await requireAllowed(tx, 'dispatch', { accountId: order.accountId, caseId: id }, now())
    const isRecalled = found.state === 'delivered' && (await recalledCases(tx, [id])).has(id)
    const doer = { as: 'dispatch', by: 'staff', staffId, now: now() } as const
    const moved = await moveCase(tx, found, {
      ...doer,
      to: 'ready',
      what: isRecalled ? 'recalled, to be replaced' : 'to be replaced',
      isCorrection: isRecalled,
    })
    if (!moved) throw notInThisState(found.state)
    if (isRecalled) await giveUpRecalled(services, tx, { order, found, staffId })
    await cancelPrescriptions(tx, id, now())
    // Its queue row was derived when the case was about the order itself.
    await reassess(services, tx, moved)
  })
  sendSoon(services)
}

interface Recalled {
  readonly order: Order
  readonly found: Case
  readonly staffId: string
}

/** The recalled pen counts as never supplied, so that its replacement need not wait for the end of its supply period. */
async function giveUpRecalled(services: Services, tx: Orm, { order, found, staffId }: Recalled): Promise<void> {
  const { accountId } = order
  const [parcel] = await latestParcel(tx, found.id)
  if (parcel) await tx.update(parcels).set({ endedAs: 'discarded' }).where(eq(parcels.id, parcel.id))
  if (accountId === null) return
  const [period] = await tx
    .select({ until: supplyPeriods.coveredUntil })
    .from(supplyPeriods)
    .where(eq(supplyPeriods.caseId, found.id))
  const isUsedUp = period !== undefined && period.until <= londonTimeAt(services.now()).date
  if (isUsedUp || !(await removeSupplyPeriod(services, tx, { accountId, caseId: found.id })))
    throw new ApiError(409, recallWords.decideNext, { reason: 'next pen' })
  const post = { accountId, staffId, caseId: found.id, sending: randomUUID(), now: services.now() }
  await postMessage(tx, services.vault, { ...post, words: recalledReplacedWords })
  await notifyOfMessage(services, tx, accountId)
}
