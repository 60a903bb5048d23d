import { and, eq, inArray } from 'drizzle-orm'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { medicationReview } from '#domain/appointments/medication-review.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { appointments } from './tables.ts'

const adhdServices = [adultAdhdAssessment.key, medicationReview.key]

/** Whether a psychiatrist is seeing, or has seen, this patient about ADHD. */
export async function isSeenForAdhd(tx: Orm, accountId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .where(
      and(
        eq(orders.accountId, accountId),
        inArray(appointments.service, adhdServices),
        inArray(appointments.state, ['booked', 'completed']),
      ),
    )
    .limit(1)
  return found !== undefined
}
