import { eq } from 'drizzle-orm'
import { closeUnpaid } from '../../../orders/close-unpaid.ts'
import type { Services } from '../../../platform/services.ts'
import { sentCheckInsOf } from '../../cases/check-ins-of.ts'
import { checkIns } from '../tables.ts'
import { raiseCheckInReview } from './check-in-review.ts'
import type { CheckInStatus } from './check-in-status.ts'
import { nextPenOf, toDesk } from './price-of-next.ts'

/**
 * Whether anything reported or recorded since the check-in was sent means that no dose is offered any more. Then its
 * unpaid order is closed, and a prescriber reviews the check-in as if it had been sent now.
 */
export async function holdUnpaid(services: Services, standing: CheckInStatus): Promise<boolean> {
  const { database, vault } = services
  const { checkIn, order, plan } = standing
  if (!checkIn || !order) return false
  const { pen, reasons } = await database.transaction(async (tx) => {
    const sent = (await sentCheckInsOf(tx, vault, plan.accountId)).find(({ row }) => row.id === checkIn.id)
    if (!sent) throw new Error('A check-in made an order and was never sent.')
    return nextPenOf(services, tx, standing, sent, toDesk)
  })
  if (pen) return false
  await closeUnpaid(services, order.id, {
    by: 'clock',
    alongside: async (tx) => {
      const caseId = await raiseCheckInReview(services, tx, standing, reasons)
      await tx.update(checkIns).set({ outcome: 'no dose', caseId }).where(eq(checkIns.id, checkIn.id))
    },
  })
  return true
}
