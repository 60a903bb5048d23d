import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { accessLog } from './tables.ts'

export type LoggedAccess = typeof accessLog.$inferSelect

/** The last one shown: the next page continues after it. */
interface AccessPlace {
  readonly at: Date
  readonly number: number
}

interface Wanted {
  readonly accountId?: string | null | undefined
  readonly staffId?: string | null | undefined
  readonly from?: Date | null | undefined
  /** Not including this moment. */
  readonly to?: Date | null | undefined
  readonly after?: AccessPlace | null | undefined
}

const pageSize = 50

/** Accesses, newest first, fifty at a time. */
export async function accessesOf(orm: Orm, { accountId, staffId, from, to, after }: Wanted) {
  // Each filter has an index that is read backwards; without a filter, ids are in order of time.
  const isOfOne = Boolean(accountId ?? staffId)
  const where: (SQL | undefined)[] = [
    accountId ? eq(accessLog.accountId, accountId) : undefined,
    staffId ? eq(accessLog.staffId, staffId) : undefined,
    from ? gte(accessLog.at, from) : undefined,
    to ? lt(accessLog.at, to) : undefined,
    after && isOfOne ? sql`(${accessLog.at}, ${accessLog.id}) < (${after.at}, ${after.number})` : undefined,
    after && !isOfOne ? lt(accessLog.id, after.number) : undefined,
  ]
  const rows = await orm
    .select()
    .from(accessLog)
    .where(and(...where))
    .orderBy(...(isOfOne ? [desc(accessLog.at)] : []), desc(accessLog.id))
    .limit(pageSize + 1)
  const looks = rows.slice(0, pageSize)
  const last = looks.at(-1)
  return { looks, next: rows.length > pageSize && last ? { at: last.at.toISOString(), number: last.id } : null }
}
