import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { excursionWords as words } from '#content/supply/dispatch.ts'
import { settledWords } from '#content/supply/parcel-report.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { isTaken } from '#domain/orders/kinds.ts'
import { excursionLimit, whyNotUse } from '#domain/supply/excursion-rule.ts'
import type { Handler } from '../../identity/handler.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { cancelPrescriptions } from '../cases/cancel-prescriptions.ts'
import { caseById } from '../cases/case-by-id.ts'
import { caseOwner, lockCase, moveCase } from '../cases/case-rows.ts'
import { noSuchCase } from '../cases/decisions.ts'
import { reassess } from '../cases/reassess.ts'
import { notifyOfMessage } from '../messages/notify-of-message.ts'
import { postMessage } from '../messages/post-message.ts'
import { recordSupplyPeriods } from '../treatment/record-supply-periods.ts'
import { latestParcel, notInThisState, paymentRefunded } from './parcels.ts'
import { sentPenProblem } from './pen-problems.ts'
import { openExcursionOf } from './quarantine.ts'
import { parcelExcursions, parcels } from './tables.ts'

export const excursionOwner = (caseId: string) => `${caseOwner(caseId)}/excursion`

/**
 * A pharmacist settles a late or warm parcel. It may be used only if the product's own rule allows it; otherwise it is
 * discarded, and replaced free of charge. The patient is told either way.
 */
export const deskSettleExcursion =
  (services: Services): Handler<'desk_settle_excursion'> =>
  async ({ body: { id, as, warmestC, warmHours, reason }, staff }) => {
    const { database, vault } = services
    await database.transaction(async (tx) => {
      const known = await caseById(tx, id)
      if (!known?.orderId) throw noSuchCase()
      const order = await lockOrder(tx, known.orderId)
      const found = await lockCase(tx, id)
      if (!found || !order) throw noSuchCase()
      const [parcel] = await latestParcel(tx, id)
      const excursion = parcel && (await openExcursionOf(tx, parcel.id))
      if (found.state !== 'quarantined' || !parcel || !excursion) throw notInThisState(found.state)
      const now = services.now()
      const doer = { as: 'check-approvals', by: 'staff', staffId: staff.id, now } as const
      if (as === 'use') {
        const recalled = await sentPenProblem(tx, id)
        if (recalled !== null) throw new ApiError(422, recalled, { because: 'recalled' })
        const medicine = medicineNamed(order.item)?.key
        const problem = medicine ? whyNotUse(medicine, { warmestC, warmHours }) : 'unknown'
        if (problem !== null) {
          const limit = medicine ? excursionLimit(medicine) : { maxC: 0, hours: 0 }
          throw new ApiError(422, words.problems[problem](limit), { because: problem })
        }
      } else if (!isTaken(order)) throw new ApiError(409, paymentRefunded, { reason: 'refunded' })
      const settled = { settledAs: as, settledBy: staff.id, settledAt: new Date(now), warmestC, warmHours }
      await tx
        .update(parcelExcursions)
        .set({ ...settled, reason: vault.seal(reason, excursionOwner(id)) })
        .where(eq(parcelExcursions.parcelId, parcel.id))
      // Its supply period begins when the patient may use it.
      const ended =
        as === 'use'
          ? ({ endedAs: 'delivered', deliveredAt: new Date(now) } as const)
          : ({ endedAs: 'discarded' } as const)
      await tx.update(parcels).set(ended).where(eq(parcels.id, parcel.id))
      const move =
        as === 'use'
          ? ({ to: 'delivered', what: 'found fit to use' } as const)
          : ({ to: 'ready', what: 'discarded, to be replaced' } as const)
      const moved = await moveCase(tx, found, { ...doer, ...move })
      if (!moved) throw notInThisState(found.state)
      if (as === 'discard') {
        await cancelPrescriptions(tx, id, now)
        await reassess(services, tx, moved)
      }
      if (order.accountId === null) return
      if (as === 'use') await recordSupplyPeriods(services, tx, order.accountId)
      const post = { accountId: order.accountId, staffId: staff.id, sending: randomUUID(), caseId: id, now }
      await postMessage(tx, vault, { ...post, words: settledWords[as] })
      await notifyOfMessage(services, tx, order.accountId)
    })
    sendSoon(services)
    return {}
  }
