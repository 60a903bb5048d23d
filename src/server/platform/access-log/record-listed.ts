import { and, eq, gte } from 'drizzle-orm'
import { type Instant, instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import type { AccessedPart, AccessReason } from '#domain/privacy/record-access.ts'
import type { Orm } from '../database/database.ts'
import { recordAccess } from './record-access.ts'
import { accessLog } from './tables.ts'

interface Listed {
  readonly orderId?: string | null
  readonly accountId: string | null
}

interface List {
  readonly staffId: string
  readonly what: AccessedPart
  readonly why: AccessReason
}

/** An order, or the patient if nothing was ordered. */
const keyOf = ({ orderId, accountId }: Listed) => orderId ?? accountId

/** A list that is open all day is one access a day to each patient in it. In the transaction of the read. */
export async function recordListed(tx: Orm, list: List, found: readonly Listed[], now: Instant): Promise<void> {
  if (found.length === 0) return
  const { staffId, what, why } = list
  const midnight = new Date(instantAt({ date: londonTimeAt(now).date, time: '00:00' }))
  const before = await tx
    .select({ orderId: accessLog.orderId, accountId: accessLog.accountId })
    .from(accessLog)
    .where(
      and(
        eq(accessLog.staffId, staffId),
        gte(accessLog.at, midnight),
        eq(accessLog.what, what),
        eq(accessLog.why, why),
      ),
    )
  const seen = new Set(before.map(keyOf))
  const fresh = new Map(found.filter((one) => !seen.has(keyOf(one))).map((one) => [keyOf(one), one]))
  const accesses = [...fresh.values()].map(({ orderId = null, accountId }) => ({ ...list, orderId, accountId }))
  await recordAccess(tx, accesses, now)
}
