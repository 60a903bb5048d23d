import { eq } from 'drizzle-orm'
import { isOver } from '#domain/cases/states.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { Case } from './case-rows.ts'
import { reassess } from './reassess.ts'
import { cases } from './tables.ts'

/** The cases of a person's orders, which nobody else changes until the transaction ends. Before the person is locked. */
export async function lockCasesOf(tx: Orm, accountId: string): Promise<Case[]> {
  const found = await tx
    .select({ one: cases })
    .from(cases)
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .where(eq(orders.accountId, accountId))
    // Always in the same order, so that two hands do not wait for each other.
    .orderBy(cases.id)
    .for('no key update', { of: cases })
  return found.map(({ one }) => one)
}

/** Something new is known of a person: every case of theirs that is not over is judged anew. */
export async function reassessCase(
  services: Pick<Services, 'vault' | 'now' | 'log'>,
  tx: Orm,
  held: readonly Case[],
): Promise<void> {
  for (const one of held) if (!isOver(one.kind, one.state)) await reassess(services, tx, one)
}
