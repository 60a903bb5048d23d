import { and, eq, isNull, sql } from 'drizzle-orm'
import { staffRefusals } from '#content/identity/staff.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { endChallenges } from './challenges.ts'
import { endDeskSessions } from './desk-sessions.ts'
import { retireSigningKeys } from './signing-keys.ts'
import { staff, staffInvitations, staffPasskeys, staffRecoveryCodes, staffTotp } from './tables.ts'

/** Removes password, factors, sessions and invitations: nothing opens the desk for them any more. */
export async function endAccess(tx: Orm, staffId: string, now: number): Promise<void> {
  await tx.update(staff).set({ passwordHash: null }).where(eq(staff.id, staffId))
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
  await tx.delete(staffTotp).where(eq(staffTotp.staffId, staffId))
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  await tx.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId))
  await endChallenges(tx, staffId)
  await endDeskSessions(tx, staffId)
  await retireSigningKeys(tx, staffId, now)
}

/**
 * At least one person must be left who can grant access. Locked until the transaction ends, so that two cannot end each
 * other.
 */
export async function requireAnotherAdministrator(tx: Orm, but: string): Promise<void> {
  const administrators = await tx
    .select({ id: staff.id, passwordHash: staff.passwordHash })
    .from(staff)
    .where(and(isNull(staff.endedAt), sql`'administrator' = any(${staff.roles})`))
    .orderBy(staff.id)
    .for('no key update')
  if (!administrators.some(({ id, passwordHash }) => id !== but && passwordHash !== null))
    throw new ApiError(409, staffRefusals.lastAdministrator)
}
