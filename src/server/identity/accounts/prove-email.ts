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

/** A random password. Made before the transaction that may need it, because hashing is slow. */
export const unknownPassword = (): Promise<string> => hashPassword(newToken())

/**
 * An address was proven. If it was not before, a stranger may have made the account with it, to wait for what its owner
 * orders: the earlier password and sessions end here. Returns true then.
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

/** The owner of a proven address chose this password. The earlier one ends, with its sessions and guest sessions. */
export async function chooseNewPassword(
  services: Given,
  tx: Orm,
  accountId: string,
  passwordHash: string,
): Promise<Buffer | null> {
  // First of all: a concurrent sign-in with the old password is over before its session is ended below.
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

/** The patient who ordered has proven the address as well: everything stays theirs. */
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
