import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { accounts } from './tables.ts'

/** Of what is done about one person, one thing after the other: whoever comes second waits for the first to commit. */
export async function lockAccount(tx: Orm, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
}
