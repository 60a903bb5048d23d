import { eq } from 'drizzle-orm'
import { isOver } from '#domain/cases/states.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { Case } from './case-rows.ts'
import { reassess } from './reassess.ts'
import { cases } from './tables.ts'

/** The cases of a patient's orders, locked until the transaction ends. Taken before the patient's account is locked. */
export async function lockCasesOf(tx: Orm, accountId: string): Promise<Case[]> {
  const found = await tx
    .select({ one: cases })
    .from(cases)
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .where(eq(orders.accountId, accountId))
    // Always in the same order, to avoid deadlocks.
    .orderBy(cases.id)
    .for('no key update', { of: cases })
  return found.map(({ one }) => one)
}

/** Something new is known about a patient: every open case of theirs is assessed again. */
export async function reassessCase(
  services: Pick<Services, 'vault' | 'now' | 'log'>,
  tx: Orm,
  held: readonly Case[],
): Promise<void> {
  for (const one of held) if (!isOver(one.kind, one.state)) await reassess(services, tx, one)
}
