import { sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { AccessedPart, AccessReason } from '#domain/privacy/record-access.ts'
import type { Orm } from '../database/database.ts'
import { accessLog } from './tables.ts'

interface Access {
  readonly staffId: string
  readonly accountId: string | null
  readonly orderId?: string | null
  readonly caseId?: string | null
  readonly requestId?: string | null
  readonly what: AccessedPart
  readonly why: AccessReason
}

/** Prepared by name, planned once per connection: every access to a record waits for it. */
const insertAccess = (tx: Orm) =>
  tx
    .insert(accessLog)
    .values({
      staffId: sql.placeholder('staffId'),
      accountId: sql.placeholder('accountId'),
      orderId: sql.placeholder('orderId'),
      caseId: sql.placeholder('caseId'),
      requestId: sql.placeholder('requestId'),
      what: sql.placeholder('what'),
      why: sql.placeholder('why'),
      at: sql.placeholder('at'),
    })
    .prepare('record_look')

/** In the transaction of the read: no access without its entry. */
export async function recordAccess(tx: Orm, accesses: Access | readonly Access[], now: Instant): Promise<void> {
  const [first, ...others] = [accesses].flat().map((one) => ({ ...one, at: new Date(now) }))
  if (!first) return
  if (others.length > 0) await tx.insert(accessLog).values([first, ...others])
  else await insertAccess(tx).execute({ orderId: null, caseId: null, requestId: null, ...first })
}
