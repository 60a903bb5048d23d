import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm'
import type { SupplyPeriod } from '#domain/treatment/cover.ts'
import type { Orm } from '../../platform/database/database.ts'
import { supplyPeriods } from '../treatment/tables.ts'
import { cases } from './tables.ts'

/** All supply periods of a patient, oldest first, whichever medicine; without those of one order, if named. */
export async function supplyPeriodsOf(
  tx: Orm,
  accountId: string,
  exceptOrderId: string | null = null,
): Promise<(SupplyPeriod & { readonly caseId: string })[]> {
  const rows = await tx
    .select(getTableColumns(supplyPeriods))
    .from(supplyPeriods)
    .innerJoin(cases, eq(cases.id, supplyPeriods.caseId))
    .where(
      and(
        eq(supplyPeriods.accountId, accountId),
        exceptOrderId === null ? undefined : ne(cases.orderId, exceptOrderId),
      ),
    )
    .orderBy(asc(supplyPeriods.coveredFrom))
  return rows.map(({ caseId, medicine, mg, dispatchedOn, coveredFrom, coveredUntil }) => ({
    caseId,
    medicine,
    mg,
    dispatchedOn,
    from: coveredFrom,
    until: coveredUntil,
  }))
}
