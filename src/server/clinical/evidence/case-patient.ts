import { eq, sql } from 'drizzle-orm'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { cases } from '../cases/tables.ts'

interface CasePatient {
  readonly accountId: string
  readonly orderId: string | null
}

/** The patient of a case. */
export async function casePatient(tx: Orm, caseId: string): Promise<CasePatient> {
  const [found] = await tx
    .select({
      accountId: sql<string | null>`coalesce(${cases.accountId}, ${orders.accountId})`,
      orderId: cases.orderId,
    })
    .from(cases)
    .leftJoin(orders, eq(orders.id, cases.orderId))
    .where(eq(cases.id, caseId))
  if (!found) throw new ApiError(404, 'There is no such case.')
  const { accountId, orderId } = found
  if (accountId === null) throw new ApiError(409, 'Nobody has said yet whose order this is.')
  return { accountId, orderId }
}
