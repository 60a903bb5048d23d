import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import { threads } from '../../../clinical/messages/tables.ts'
import type { Thread } from '../../../clinical/messages/thread-rows.ts'
import type { Orm } from '../../../platform/database/database.ts'

const pageSize = 50

interface Place {
  readonly isWaiting: boolean
  readonly at: Date
  readonly id: string
}

interface Wanted {
  /** Only those a colleague has taken. */
  readonly assignedTo: string | null
  readonly after: Place | null
}

/** Those that wait for us by deadline, then all others, newest first: each half has an index of its own. */
export async function threadList(
  orm: Orm,
  { assignedTo, after }: Wanted,
): Promise<{ rows: Thread[]; next: Place | null }> {
  const theirs = assignedTo === null ? undefined : eq(threads.assignedTo, assignedTo)
  const isBegun = after && !after.isWaiting
  const waiting = isBegun
    ? []
    : await orm
        .select()
        .from(threads)
        .where(
          and(
            theirs,
            eq(threads.waitingFor, 'team'),
            after ? sql`(${threads.dueAt}, ${threads.accountId}) > (${after.at}, ${after.id})` : undefined,
          ),
        )
        .orderBy(asc(threads.dueAt), asc(threads.accountId))
        .limit(pageSize + 1)
  const room = pageSize + 1 - waiting.length
  const others =
    room === 0
      ? []
      : await orm
          .select()
          .from(threads)
          .where(
            and(
              theirs,
              ne(threads.waitingFor, 'team'),
              isBegun ? sql`(${threads.lastAt}, ${threads.accountId}) < (${after.at}, ${after.id})` : undefined,
            ),
          )
          .orderBy(desc(threads.lastAt), desc(threads.accountId))
          .limit(room)
  const found = [...waiting, ...others]
  const rows = found.slice(0, pageSize)
  return { rows, next: found.length > pageSize ? placeOf(rows.at(-1)) : null }
}

function placeOf(last: Thread | undefined): Place | null {
  if (!last) return null
  const isWaiting = last.waitingFor === 'team'
  return { isWaiting, at: (isWaiting && last.dueAt) || last.lastAt, id: last.accountId }
}

export async function waitingCount(orm: Orm): Promise<number> {
  const [found] = await orm.select({ n: count() }).from(threads).where(eq(threads.waitingFor, 'team'))
  return found?.n ?? 0
}
