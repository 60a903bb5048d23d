import { and, eq, gt, isNull } from 'drizzle-orm'
import { invitationWords } from '#content/identity/staff-sign-in.ts'
import { pages } from '#contract/pages.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { deskSession } from '#domain/identity/staff/desk-session.ts'
import { addressFor, type Config } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import { hashOf, isToken, newToken } from '../../platform/encryption/token.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { staff, staffInvitations } from './tables.ts'

/** A new invitation in place of any other. The token is in the fragment, which no server log ever sees. */
export async function newInvitation(tx: Orm, config: Config, staffId: string, now: number): Promise<string> {
  const token = newToken()
  await tx.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId))
  const expiresAt = new Date(now + deskSession.invitationHours * hourMs)
  await tx.insert(staffInvitations).values({ tokenHash: hashOf(token), staffId, expiresAt })
  return `${addressFor(config, pages.deskInvitation)}#token=${token}`
}

export const spentInvitation = () => new ApiError(410, invitationWords.spent)

const isGood = (tokenHash: Buffer, now: number) =>
  and(
    eq(staffInvitations.tokenHash, tokenHash),
    isNull(staffInvitations.usedAt),
    gt(staffInvitations.expiresAt, new Date(now)),
  )

/** The invitee, without using it. */
export async function openInvitation(orm: Orm, token: string, now: number) {
  const [found] = isToken(token)
    ? await orm
        .select({ person: staff, expiresAt: staffInvitations.expiresAt })
        .from(staffInvitations)
        .innerJoin(staff, eq(staff.id, staffInvitations.staffId))
        .where(and(isGood(hashOf(token), now), isNull(staff.endedAt)))
    : []
  if (!found) throw spentInvitation()
  return found
}

/** Uses it: once, even for concurrent requests. */
export async function consumeInvitation(tx: Orm, tokenHash: Buffer, now: number): Promise<void> {
  const taken = await tx
    .update(staffInvitations)
    .set({ usedAt: new Date(now) })
    .where(isGood(tokenHash, now))
    .returning({ staffId: staffInvitations.staffId })
  if (taken.length === 0) throw spentInvitation()
}
