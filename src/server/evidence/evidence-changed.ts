import { eq } from 'drizzle-orm'
import { isOver } from '#domain/cases/states.ts'
import { reassess } from '../cases/reassess.ts'
import { cases } from '../cases/tables.ts'
import type { Orm } from '../database/database.ts'
import { orders } from '../orders/tables.ts'
import type { Services } from '../services.ts'

/** Something new is known of a person: every case of theirs that is not over is judged anew, in the same transaction. */
export async function evidenceChanged(services: Services, tx: Orm, accountId: string): Promise<void> {
  const found = await tx
    .select({ one: cases })
    .from(cases)
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .where(eq(orders.accountId, accountId))
    // Always in the same order, so that two hands do not wait for each other.
    .orderBy(cases.id)
    .for('no key update', { of: cases })
  for (const { one } of found) if (!isOver(one.kind, one.state)) await reassess(services, tx, one)
}
