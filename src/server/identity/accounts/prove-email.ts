import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { newToken } from '../../platform/encryption/token.ts'
import type { Services } from '../../platform/services.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { leaveUnproven, releaseGuestSessions } from './attach-guest-session.ts'
import { spendLinks } from './emailed-links.ts'
import { hashPassword } from './passwords.ts'
import { accounts } from './tables.ts'

type Given = Pick<Services, 'events'>

/** A password nobody knows. Made before the transaction that may need it, because it takes its time. */
export const unknownPassword = (): Promise<string> => hashPassword(newToken())

/**
 * Somebody has proved to read mail at this account's address. If nobody had before, whoever made the account may have
 * typed a stranger's address to wait for what that stranger orders: their password and sessions end here. True then.
 */
export async function proveEmail(services: Given, tx: Orm, accountId: string, passwordHash: string): Promise<boolean> {
  const first = await tx
    .update(accounts)
    .set({ emailProvenAt: sql`now()`, passwordHash, hasPassword: false })
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailProvenAt)))
    .returning({ id: accounts.id })
  if (first.length === 0) return false
  await endEarlier(tx, accountId)
  await leaveUnproven(services, tx, accountId)
  return true
}

/** Whoever has just proved to read mail there chose this password. The one before ends, with its sessions and visits. */
export async function chooseNewPassword(
  services: Given,
  tx: Orm,
  accountId: string,
  passwordHash: string,
): Promise<Buffer | null> {
  // First of all: a sign-in with the old password that is under way is over before its session is ended below.
  const [before] = await tx
    .select({ provenAt: accounts.emailProvenAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  const [changed] = await tx
    .update(accounts)
    .set({ passwordHash, hasPassword: true, emailProvenAt: sql`coalesce(${accounts.emailProvenAt}, now())` })
    .where(eq(accounts.id, accountId))
    .returning({ digest: accounts.emailDigest })
  await endEarlier(tx, accountId)
  if (before?.provenAt === null) await leaveUnproven(services, tx, accountId)
  return changed?.digest ?? null
}

/** Whoever ordered has shown that they read mail there as well: everything stays theirs. */
export async function saveProvenEmail(tx: Orm, accountId: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ emailProvenAt: sql`coalesce(${accounts.emailProvenAt}, now())` })
    .where(eq(accounts.id, accountId))
  await spendLinks(tx, accountId, 'prove email')
}

async function endEarlier(tx: Orm, accountId: string): Promise<void> {
  await spendLinks(tx, accountId, 'reset password')
  await spendLinks(tx, accountId, 'prove email')
  await endAllSessions(tx, accountId)
  await releaseGuestSessions(tx, accountId)
}
