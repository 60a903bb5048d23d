import { and, eq, sql } from 'drizzle-orm'
import { securityRefusals as words } from '#content/identity/account-security.ts'
import { accountSecurity } from '#domain/identity/account-security.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, pleaseSignIn } from '../../platform/http/api-error.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import { sessions } from '../sessions/tables.ts'
import type { Account } from './account-rows.ts'
import { lockAccount } from './lock-account.ts'

/**
 * To change how they sign in, patients must have proven recently that it is them, and changes take turns: two tabs
 * cannot remove each other's last way in. An ended session changes nothing.
 */
export async function requireProof(tx: Orm, accountId: string, { presented }: SessionCookie): Promise<Account> {
  const account = await lockAccount(tx, accountId)
  const isRecent = sql<boolean>`${sessions.provenAt} > now() - ${`${accountSecurity.provenMinutes} minutes`}::interval`
  const [own] = presented
    ? await tx
        .select({ isRecent })
        .from(sessions)
        .where(and(eq(sessions.tokenHash, presented), eq(sessions.accountId, accountId)))
    : []
  if (!account || !own) throw pleaseSignIn()
  if (!own.isRecent) throw new ApiError(428, words.prove, { reason: 'prove' })
  return account
}
