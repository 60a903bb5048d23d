import { and, eq, sql } from 'drizzle-orm'
import { securityRefusals as words } from '#content/identity/account-security.ts'
import type { Account } from '../identity/accounts/account-rows.ts'
import { requireProof } from '../identity/accounts/require-proof.ts'
import { accountPasskeys } from '../identity/accounts/tables.ts'
import type { SessionCookie } from '../identity/sessions/session-cookie.ts'
import { sessions } from '../identity/sessions/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'

/**
 * To export or erase everything, patients must have proven again that it is them since they signed in, and recently.
 * Those who have neither a password nor a passkey sign in again.
 */
export async function requireReentry(tx: Orm, accountId: string, session: SessionCookie): Promise<Account> {
  const account = await requireProof(tx, accountId, session)
  const passkeys = await tx
    .select({ id: accountPasskeys.id })
    .from(accountPasskeys)
    .where(eq(accountPasskeys.accountId, accountId))
    .limit(1)
  if (!account.hasPassword && passkeys.length === 0) return account
  const [again] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, session.presented as Buffer), sql`${sessions.provenAt} > ${sessions.createdAt}`))
  if (!again) throw new ApiError(428, words.prove, { reason: 'prove' })
  return account
}
