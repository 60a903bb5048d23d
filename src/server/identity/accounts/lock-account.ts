import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { accounts } from './tables.ts'

/** Changes about one patient take turns: the second waits for the first to commit. */
export async function lockAccount(tx: Orm, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
}
