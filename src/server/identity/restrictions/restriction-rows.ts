import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { AllowedUse, RestrictionEvent, RestrictionGround, RestrictionState } from '#domain/privacy/restriction.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { restrictionEvents, restrictions } from './tables.ts'

export type Restriction = typeof restrictions.$inferSelect
export type RestrictionEventRow = typeof restrictionEvents.$inferSelect

export const restrictionOwner = (id: string) => `restriction/${id}`

/** The one that is asked for or in force, else the newest. Null: they never asked for one. */
export async function newestRestrictionOf(orm: Orm, accountId: string): Promise<Restriction | null> {
  const [found] = await orm
    .select()
    .from(restrictions)
    .where(eq(restrictions.accountId, accountId))
    .orderBy(sql`(${restrictions.state} in ('asked', 'in force')) desc`, desc(restrictions.askedAt))
    .limit(1)
  return found ?? null
}

/** The oldest first. */
export const eventsOfRestriction = (orm: Orm, id: string): Promise<RestrictionEventRow[]> =>
  orm.select().from(restrictionEvents).where(eq(restrictionEvents.restrictionId, id)).orderBy(sql`id`)

interface Doing {
  readonly what: RestrictionEvent
  /** Null: the patient. */
  readonly staffId: string | null
  readonly reason?: string
  readonly caseId?: string
  readonly appointmentId?: string
  readonly allowedFor?: AllowedUse
  readonly now: Instant
}

export const recordRestrictionEvent = async (
  tx: Orm,
  vault: Vault,
  id: string,
  { what, staffId, reason = '', caseId, appointmentId, allowedFor, now }: Doing,
): Promise<void> =>
  void (await tx.insert(restrictionEvents).values({
    restrictionId: id,
    what,
    staffId,
    caseId,
    appointmentId,
    allowedFor,
    reason: reason === '' ? null : vault.seal(reason, restrictionOwner(id)),
    at: new Date(now),
  }))

interface Asked {
  readonly accountId: string
  readonly ground: RestrictionGround
  readonly words: string
  readonly staffId: string | null
  readonly dueAt: Instant
  readonly now: Instant
}

/** Null: there is one already that is asked for or in force. The caller holds the account. */
export async function insertRestriction(
  tx: Orm,
  vault: Vault,
  { accountId, ground, words, staffId, dueAt, now }: Asked,
): Promise<Restriction | null> {
  await settleEnded(tx, accountId, now)
  const id = randomUUID()
  const [made] = await tx
    .insert(restrictions)
    .values({
      id,
      accountId,
      ground,
      state: 'asked',
      words: words === '' ? null : vault.seal(words, restrictionOwner(id)),
      askedAt: new Date(now),
      askedBy: staffId,
      dueAt: new Date(dueAt),
    })
    .onConflictDoNothing()
    .returning()
  if (made) await recordRestrictionEvent(tx, vault, id, { what: 'asked', staffId, now })
  return made ?? null
}

/** One whose announced end has passed makes room for another. */
const settleEnded = (tx: Orm, accountId: string, now: Instant) =>
  tx
    .update(restrictions)
    .set({ state: 'lifted' })
    .where(
      and(
        eq(restrictions.accountId, accountId),
        eq(restrictions.state, 'in force'),
        lte(restrictions.endsAt, new Date(now)),
      ),
    )

interface Moved {
  readonly from: readonly RestrictionState[]
  readonly set: Partial<Pick<Restriction, 'state' | 'decidedAt' | 'endsAt'>>
}

/** Changes it and records what happened. Null: it is in another state, or over. */
export async function moveRestriction(
  tx: Orm,
  vault: Vault,
  id: string,
  { from, set, ...doing }: Moved & Doing,
): Promise<Restriction | null> {
  const [moved] = await tx
    .update(restrictions)
    .set(set)
    .where(
      and(
        eq(restrictions.id, id),
        inArray(restrictions.state, [...from]),
        sql`(${restrictions.endsAt} is null or ${restrictions.endsAt} > ${new Date(doing.now).toISOString()}::timestamptz)`,
      ),
    )
    .returning()
  if (moved) await recordRestrictionEvent(tx, vault, id, doing)
  return moved ?? null
}
