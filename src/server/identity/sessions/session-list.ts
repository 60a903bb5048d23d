import { and, desc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { isLive } from './sessions.ts'
import { sessions } from './tables.ts'

/** The live sessions of an account, the caller's first and the others by last use. */
export async function sessionsOf(orm: Orm, accountId: string, own: Buffer | null) {
  const rows = await orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), sql.raw(isLive)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
  const listed = rows.map(({ id, device, createdAt, lastSeenAt, tokenHash }) => ({
    id,
    device,
    signedInAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThis: own !== null && tokenHash.equals(own),
  }))
  return listed.toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
}
