import { and, eq, gt, inArray, isNotNull, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../platform/database/database.ts'
import { pens, recallRecipients, recalls } from '../supply/tables.ts'

/** A pen that its patient was told not to use, and that no other was packed in place of. */
interface RecalledPen {
  readonly accountId: string | null
  readonly caseId: string
  /** As it is printed. */
  readonly batch: string
}

/** Once a second person has confirmed the recall. */
function recalled(tx: Orm, which: SQL): Promise<RecalledPen[]> {
  const later = alias(pens, 'later')
  const replaced = tx
    .select({ one: sql`1` })
    .from(later)
    .where(and(eq(later.caseId, pens.caseId), gt(later.at, pens.at)))
  return tx
    .select({ accountId: recallRecipients.accountId, caseId: pens.caseId, batch: pens.batch })
    .from(recallRecipients)
    .innerJoin(recalls, eq(recalls.id, recallRecipients.recallId))
    .innerJoin(pens, eq(pens.id, recallRecipients.penId))
    .where(and(which, isNotNull(recalls.confirmedAt), notExists(replaced)))
}

export const recalledPensOf = (tx: Orm, accountIds: readonly string[]): Promise<RecalledPen[]> =>
  recalled(tx, inArray(recallRecipients.accountId, [...accountIds]))

/** Those of these cases whose pen is recalled. */
export const recalledCases = async (tx: Orm, caseIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await recalled(tx, inArray(recallRecipients.caseId, [...caseIds]))).map(({ caseId }) => caseId))

/** The batches of pens that a patient may still have doses of. */
export function recalledBatches(
  pensOfPatient: readonly Pick<RecalledPen, 'caseId' | 'batch'>[],
  covers: readonly { readonly caseId: string; readonly until: string }[],
  today: string,
): string[] {
  const inHand = new Set(covers.filter(({ until }) => until > today).map(({ caseId }) => caseId))
  return [...new Set(pensOfPatient.filter(({ caseId }) => inHand.has(caseId)).map(({ batch }) => batch))]
}
