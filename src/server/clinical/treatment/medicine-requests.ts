import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { medicineRequests } from './tables.ts'

export type MedicineRequest = typeof medicineRequests.$inferSelect

export const wishOwner = (requestId: string) => `medicine-request/${requestId}/wish`
export const answerOwner = (requestId: string) => `medicine-request/${requestId}/words`

/** The last request for another medicine of a plan that was not withdrawn. Null: there is none. */
export async function requestOf(tx: Orm, planId: string): Promise<MedicineRequest | null> {
  const [found] = await tx
    .select()
    .from(medicineRequests)
    .where(and(eq(medicineRequests.planId, planId), isNull(medicineRequests.endedAt)))
    .orderBy(desc(medicineRequests.askedAt))
    .limit(1)
  return found ?? null
}

export const isWaiting = (request: MedicineRequest | null): boolean => request !== null && request.answeredAt === null
