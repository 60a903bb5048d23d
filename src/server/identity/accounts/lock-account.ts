import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import type { Account } from './account-rows.ts'
import { accounts } from './tables.ts'

/**
 * Changes about one person take turns: the second waits for the first to commit, and reads what it left. Null: there is no
 * such account.
 */
export async function lockAccount(tx: Orm, id: string): Promise<Account | null> {
  const [found] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('no key update')
  return found ?? null
}
