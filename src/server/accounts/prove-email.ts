import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { accounts } from '../database/schema.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { newToken } from '../visits/visit-token.ts'
import { releaseVisits } from './attach-visit.ts'
import { hashPassword } from './passwords.ts'

/** A password nobody knows. Made before the transaction that may need it, because it takes its time. */
export const unknownPassword = (): Promise<string> => hashPassword(newToken())

/**
 * Somebody has proved to read mail at this account's address. If nobody had before, whoever made the account may have
 * typed a stranger's address to wait for what that stranger orders: their password and sessions end here. True then.
 */
export async function proveEmail(tx: Orm, accountId: string, passwordHash: string): Promise<boolean> {
  const first = await tx
    .update(accounts)
    .set({ emailProvenAt: sql`now()`, passwordHash })
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailProvenAt)))
    .returning({ id: accounts.id })
  if (first.length === 0) return false
  await endAllSessions(tx, accountId)
  await releaseVisits(tx, accountId)
  return true
}
