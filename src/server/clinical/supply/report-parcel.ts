import { eq } from 'drizzle-orm'
import { parcelReportWords as words } from '#content/supply/parcel-report.ts'
import { reportable } from '#domain/supply/arrival.ts'
import type { Handler } from '../../identity/handler.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import { noSuchOrder } from '../../orders/own-order.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { lockCaseOf, noteOnCase } from '../cases/case-rows.ts'
import { removeSupplyPeriod } from '../treatment/remove-supply-period.ts'
import { latestParcel } from './parcels.ts'
import { quarantine } from './quarantine.ts'
import { parcels } from './tables.ts'

const tooLate = () => new ApiError(409, words.tooLate)

/**
 * A patient reports that their parcel has not come, or came late or warm. The latter quarantines it at once. However
 * often it is sent, it is reported once.
 */
export const reportParcel =
  (services: Services): Handler<'report_parcel'> =>
  ({ body: { orderId, what }, account }) =>
    services.database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order?.accountId !== account.id) throw noSuchOrder()
      const found = await lockCaseOf(tx, orderId)
      const [parcel] = found ? await latestParcel(tx, found.id) : []
      if (!found || !parcel) throw new ApiError(409, words.nothingSent)
      const now = services.now()
      if (found.state === 'quarantined') return { state: found.state }
      const { expectedAt, deliveredAt } = parcel
      const known = { state: found.state, expectedAt: +expectedAt, deliveredAt: deliveredAt && +deliveredAt }
      const open = reportable(known, now)
      if (open.length === 0) throw tooLate()
      if (what === 'not come') {
        if (!open.includes(what)) throw new ApiError(409, words.notYetLate)
        if (parcel.notComeAt === null) {
          await tx
            .update(parcels)
            .set({ notComeAt: new Date(now) })
            .where(eq(parcels.id, parcel.id))
          await noteOnCase(tx, found, { by: 'patient', what: 'the patient says it has not come', now })
        }
        return { state: found.state }
      }
      if (
        found.state === 'delivered' &&
        !(await removeSupplyPeriod(services, tx, { accountId: account.id, caseId: found.id }))
      )
        throw tooLate()
      if (!(await quarantine(tx, found, parcel, { cause: 'warm', as: 'patient', by: 'patient', now }))) throw tooLate()
      return { state: 'quarantined' as const }
    })
