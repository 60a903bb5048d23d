import { randomUUID } from 'node:crypto'
import { parcelSent } from '#content/notifications/parcel.ts'
import { boxWords, heldBackWords, parcelWords, unconfirmedWords } from '#content/supply/dispatch.ts'
import { scaleWords } from '#content/supply/scale.ts'
import { pages } from '#contract/pages.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { isTaken } from '#domain/orders/kinds.ts'
import { type BoxItem, notPacked } from '#domain/supply/box-list.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { isDisputed } from '../../orders/money-differences.ts'
import { recipientOf, sendSoon } from '../../orders/order-email.ts'
import type { Order } from '../../orders/orders.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { type Case, lockCase, moveCase } from '../cases/case-rows.ts'
import { noSuchCase } from '../cases/decisions.ts'
import { holdIfNew } from '../cases/hold-supply.ts'
import { boxFor } from './box-for.ts'
import { unconfirmed } from './confirmations.ts'
import { whyFirstDoseUnknown } from './first-dose.ts'
import { whyLockedOrTooEarly } from './locked-or-too-early.ts'
import { addressChangeOf, latestParcel, notInThisState, orderOf, paymentRefunded, trackingOwner } from './parcels.ts'
import { packedPenProblem } from './pen-problems.ts'
import { prescriptionOf } from './prescription-of.ts'
import { sendScale } from './scale-rows.ts'
import { parcels } from './tables.ts'

/** Deliveries are expected by the end of their day. */
const endOfDay = '18:00'

const disputed = () =>
  new ApiError(
    409,
    'The payment of this order is disputed. Nothing is sent until that is settled: see the operations inbox.',
    { reason: 'disputed' },
  )

interface Sending {
  readonly id: string
  readonly staffId: string
  readonly carrier: string
  readonly tracking: string
  readonly coldPack: string
  /** YYYY-MM-DD. */
  readonly expectedOn: string
  /** How long the pack is validated for. */
  readonly coldHours: number
  /** What was packed beside the pen. */
  readonly packed?: readonly BoxItem[] | undefined
  /** Of the scale that was packed. */
  readonly scaleSerial?: string | undefined
  /** We are out of scales: it goes into the next parcel, or on its own. */
  readonly doesScaleFollow?: boolean | undefined
  /** The change of address that whoever packed it has seen. */
  readonly addressChange?: string | null | undefined
}

/**
 * Sends a parcel: the patient is told that something is on its way, and not what. Every reason against it has a message
 * of its own. What waits for a colleague is also in `waitsFor` of the parcel's page (`dispatch.ts`).
 */
export async function sendParcel(services: Services, sending: Sending): Promise<void> {
  const { id, staffId, carrier, tracking, coldPack, expectedOn, coldHours, packed = [], scaleSerial } = sending
  const { database, vault } = services
  const newFlags = await database.transaction(async (tx) => {
    const found = await lockCase(tx, id)
    if (!found) throw noSuchCase()
    if (found.orderId !== null && (await isDisputed(tx, found.orderId))) throw disputed()
    const order = await orderOf(tx, found)
    if (!isTaken(order)) throw new ApiError(409, paymentRefunded, { reason: 'refunded' })
    const [open] = await unconfirmed(tx, id)
    if (open) throw new ApiError(409, unconfirmedWords[open], { reason: 'unconfirmed' })
    // Of two parcels to one patient that are sent at once, the second finds the first.
    if (order.accountId) await lockAccount(tx, order.accountId)
    // Until the transaction ends the desk changes no address: the address printed on the parcel counts.
    const change = await addressChangeOf(tx, order)
    if (change && change.id !== sending.addressChange)
      throw new ApiError(409, parcelWords.addressChanged, { reason: 'address' })
    const held = (await whyLockedOrTooEarly(services, tx, order)) ?? (await whyFirstDoseUnknown(services, tx, found))
    if (held !== null) throw new ApiError(409, held, { reason: 'held' })
    if (found.state === 'checked') {
      const flags = await holdIfNew(services, tx, found, { heldAt: 'dispatch', staffId })
      if (flags) return flags
    }
    const unfit = await packedPenProblem(tx, order, id, expectedOn)
    if (unfit !== null) throw new ApiError(409, unfit, { reason: 'pen' })
    if (found.state === 'checked') await requirePacked(services, tx, found, order, sending)
    const now = services.now()
    const expectedBy = instantAt({ date: expectedOn, time: endOfDay })
    const doer = { as: 'dispatch', by: 'staff', staffId, now } as const
    const moved = await moveCase(tx, found, { ...doer, to: 'dispatched', what: 'dispatched', expectedBy })
    if (!moved) throw notInThisState(found.state)
    const [before] = await latestParcel(tx, id)
    const parcelId = randomUUID()
    await tx.insert(parcels).values({
      id: parcelId,
      caseId: id,
      attempt: (before?.attempt ?? 0) + 1,
      carrier,
      tracking: vault.seal(tracking, trackingOwner(id)),
      coldPack,
      packed: [...packed],
      expectedAt: new Date(expectedBy),
      validUntil: new Date(now + coldHours * hourMs),
      dispatchedBy: staffId,
      dispatchedAt: new Date(now),
    })
    if (order.accountId && packed.includes('scale') && scaleSerial !== undefined)
      await sendScale(tx, { accountId: order.accountId, parcelId, serial: scaleSerial, staffId, now })
    await notifySent(services, tx, order, { carrier, expectedOn })
    return null
  })
  sendSoon(services)
  if (newFlags) throw heldForDispatch()
}

/** The box list is made again: the parcel before may have come back meanwhile. */
async function requirePacked(services: Services, tx: Orm, found: Case, order: Order, sending: Sending) {
  const { packed = [], scaleSerial, doesScaleFollow = false } = sending
  const read = await prescriptionOf(tx, services.vault, found.id)
  if (!read) throw noSuchCase()
  const list = await boxFor(tx, order, read.written.medicine, found.id)
  const [missing] = notPacked(list, packed, doesScaleFollow)
  if (missing) throw new ApiError(409, boxWords.missing(boxWords.items[missing]), { reason: 'box' })
  if (!packed.includes('scale')) return
  if (!list.some(({ item }) => item === 'scale')) throw new ApiError(409, scaleWords.notDue, { reason: 'box' })
  if (scaleSerial === undefined) throw new ApiError(409, scaleWords.noSerial, { reason: 'box' })
}

/** Those who send parcels learn that it is held, and not why: that is about somebody's health. */
const heldForDispatch = () => new ApiError(409, heldBackWords, { reason: 'held' })

async function notifySent(services: Services, tx: Orm, order: Order, sent: Pick<Sending, 'carrier' | 'expectedOn'>) {
  const to = await recipientOf(services, tx, order)
  if (!to) return
  const accountAddress = addressFor(services.config, pages.account)
  const expectedOn = formatLongDate(sent.expectedOn)
  const words = parcelSent({ name: to.name, reference: order.reference, ...sent, expectedOn, accountAddress })
  await services.messages.write(tx, { kind: 'email', owner: { orderId: order.id }, to: to.email, ...words })
}
