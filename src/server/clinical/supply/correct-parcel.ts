import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { parcelCorrected } from '#content/notifications/parcel.ts'
import { correctionWords as words } from '#content/supply/dispatch.ts'
import { pages } from '#contract/pages.ts'
import { correctableUntil } from '#domain/supply/arrival.ts'
import type { Handler } from '../../identity/handler.ts'
import { recipientOf, sendSoon } from '../../orders/order-email.ts'
import type { Order } from '../../orders/orders.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { type Case, caseOwner, lockCase, moveCase, noteOnCase } from '../cases/case-rows.ts'
import { noSuchCase } from '../cases/decisions.ts'
import { caseNotes } from '../cases/tables.ts'
import { removeSupplyPeriod } from '../treatment/remove-supply-period.ts'
import { latestParcel, notInThisState, orderOf, trackingOwner } from './parcels.ts'
import { endScaleOfParcel, reopenScaleOfParcel } from './scale-rows.ts'
import { parcels } from './tables.ts'

/** The patient was told that it left: they are told what was wrong, and not what is in it. */
async function notifyOfCorrection(
  services: Services,
  tx: Orm,
  order: Order,
  what: 'not sent' | 'not ended' | 'tracking',
) {
  const to = await recipientOf(services, tx, order)
  if (!to) return
  const accountAddress = addressFor(services.config, pages.account)
  const mail = parcelCorrected({ name: to.name, reference: order.reference, what, accountAddress })
  await services.messages.write(tx, { kind: 'email', owner: { orderId: order.id }, to: to.email, ...mail })
}

/** A mark made by mistake is reverted, with a reason that colleagues read on the case. */
export const deskCorrectParcel =
  (services: Services): Handler<'desk_correct_parcel'> =>
  async ({ body: { id, what, reason }, staff }) => {
    await services.database.transaction(async (tx) => {
      const found = await lockCase(tx, id)
      if (!found) throw noSuchCase()
      const [parcel] = await latestParcel(tx, id)
      if (!parcel) throw notInThisState(found.state)
      const order = await orderOf(tx, found)
      const isDone =
        what === 'not sent'
          ? await takeBackSent(services, tx, found, parcel, staff.id)
          : await reopen(services, tx, { found, parcel, order, staffId: staff.id })
      if (!isDone) throw notInThisState(found.state)
      const body = services.vault.seal(words.note(what, reason), `${caseOwner(id)}/note`)
      await tx
        .insert(caseNotes)
        .values({ id: randomUUID(), caseId: id, staffId: staff.id, body, at: new Date(services.now()) })
      await notifyOfCorrection(services, tx, order, what)
    })
    sendSoon(services)
    return {}
  }

type Parcel = typeof parcels.$inferSelect

async function takeBackSent({ now }: Services, tx: Orm, found: Case, parcel: Parcel, staffId: string) {
  const doer = { as: 'dispatch', by: 'staff', staffId, now: now(), isCorrection: true } as const
  const moved = await moveCase(tx, found, { ...doer, to: 'checked', what: 'marked as sent by mistake' })
  if (moved) await tx.update(parcels).set({ endedAs: 'not sent' }).where(eq(parcels.id, parcel.id))
  if (moved) await endScaleOfParcel(tx, parcel.id, { as: 'not sent', staffId, now: now() })
  return moved !== null
}

interface Reopened {
  readonly found: Case
  readonly parcel: Parcel
  readonly order: Order
  readonly staffId: string
}

async function reopen(services: Services, tx: Orm, { found, parcel, order, staffId }: Reopened): Promise<boolean> {
  const now = services.now()
  if (found.state === 'delivered') {
    const isRecent = parcel.deliveredAt !== null && now <= correctableUntil(parcel.deliveredAt.getTime())
    const whose = order.accountId && { accountId: order.accountId, caseId: found.id }
    if (!isRecent || (whose && !(await removeSupplyPeriod(services, tx, whose)))) throw new ApiError(409, words.tooLate)
  }
  const doer = { as: 'dispatch', by: 'staff', staffId, now, isCorrection: true } as const
  const expectedBy = parcel.expectedAt.getTime()
  const moved = await moveCase(tx, found, {
    ...doer,
    to: 'dispatched',
    what: `marked as ${found.state} by mistake`,
    expectedBy,
  })
  if (moved) await tx.update(parcels).set({ endedAs: null, deliveredAt: null }).where(eq(parcels.id, parcel.id))
  if (moved) await reopenScaleOfParcel(tx, parcel.id)
  return moved !== null
}

export const deskCorrectTracking =
  (services: Services): Handler<'desk_correct_tracking'> =>
  async ({ body: { id, carrier, tracking }, staff }) => {
    await services.database.transaction(async (tx) => {
      const found = await lockCase(tx, id)
      if (!found) throw noSuchCase()
      const [parcel] = await latestParcel(tx, id)
      if (found.state !== 'dispatched' || !parcel) throw notInThisState(found.state)
      const { vault } = services
      const isSame = parcel.carrier === carrier && vault.open(parcel.tracking, trackingOwner(id)) === tracking
      if (isSame) return
      await tx
        .update(parcels)
        .set({ carrier, tracking: vault.seal(tracking, trackingOwner(id)) })
        .where(eq(parcels.id, parcel.id))
      await noteOnCase(tx, found, { by: 'staff', staffId: staff.id, what: 'tracking corrected', now: services.now() })
      await notifyOfCorrection(services, tx, await orderOf(tx, found), 'tracking')
    })
    sendSoon(services)
    return {}
  }
