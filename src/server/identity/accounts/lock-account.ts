import { and, eq, isNotNull } from 'drizzle-orm'
import { erasureWords } from '#content/privacy/my-data.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
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

/**
 * Refuses what would begin anew for an account that is being erased. Called once the caller holds the account, or its
 * turn: the erasure takes both before it closes the account, and looks again for what has begun.
 */
export async function requireNotClosed(tx: Orm, id: string): Promise<void> {
  const isClosed = and(eq(accounts.id, id), isNotNull(accounts.closedAt))
  const closed = await tx.select({ id: accounts.id }).from(accounts).where(isClosed)
  if (closed.length > 0) throw new ApiError(409, erasureWords.refusals.closed, { reason: 'erased' })
}
