import type { LookedAt, LookedWhy } from '#domain/access-log/looks.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../database/database.ts'
import { accessLog } from './tables.ts'

interface Look {
  readonly staffId: string
  readonly accountId: string | null
  readonly orderId?: string | null
  readonly caseId?: string | null
  readonly what: LookedAt
  readonly why: LookedWhy
}

/** In the transaction of the read: who could not be written down has not looked. */
export async function recordLook(tx: Orm, look: Look | readonly Look[], now: Instant): Promise<void> {
  const looks = Array.isArray(look) ? look : [look]
  if (looks.length === 0) return
  await tx.insert(accessLog).values(looks.map((one) => ({ ...one, at: new Date(now) })))
}
