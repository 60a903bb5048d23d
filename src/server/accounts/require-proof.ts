import { and, eq, sql } from 'drizzle-orm'
import { securityRefusals as words } from '#content/account-security.ts'
import { accountSecurity } from '#domain/people/account-security.ts'
import type { Orm } from '../database/database.ts'
import { pleaseSignIn, Refusal } from '../http/refusal.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import { sessions } from '../sessions/tables.ts'
import { type Account, lockAccount } from './account-rows.ts'

/**
 * Whoever changes how they sign in has shown a short while ago that it is them, and does it one at a time: two tabs do not
 * take each other's last way in. A session that was ended meanwhile changes nothing.
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
  if (!own.isRecent) throw new Refusal(428, words.prove, { reason: 'prove' })
  return account
}
