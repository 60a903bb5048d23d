import { currentPolicy, mayCancelAnother } from '#domain/appointments/policy.ts'
import { adultAdhdAssessment } from '#domain/appointments/service.ts'
import type { PresentedGuestSession } from '../identity/guest-sessions/guest-session-cookie.ts'
import { openGuestSession } from '../identity/guest-sessions/guest-sessions.ts'
import { accountOf } from '../identity/sessions/sessions.ts'
import type { Database, Statement } from '../platform/database/database.ts'

interface Asker {
  /** What they came with, by hashes. */
  readonly visit: PresentedGuestSession | null
  readonly session: Buffer | null
}

const cancelled: Statement = {
  name: 'cancelled_of_type',
  text: `
    select count(*)::int as cancelled from appointments a join orders o on o.id = a.order_id
    where o.account_id = $1 and a.service = $2 and a.cancelled_at is not null`,
}

/**
 * Whether this person could cancel an appointment they book now (PO-01). Whoever is signed in, or has booked in this
 * very visit, is known; of all others nothing is told, and the usual words say that it can be done once.
 */
export async function couldCancel(database: Database, { visit, session }: Asker): Promise<boolean> {
  const accountId =
    (session && (await accountOf(database, session))) ??
    (visit && (await database.run((orm) => openGuestSession(orm, visit)))?.accountId)
  if (!accountId) return true
  const [row] = await database.query<{ cancelled: number }>(cancelled, [accountId, adultAdhdAssessment.key])
  return mayCancelAnother(currentPolicy, row?.cancelled ?? 0)
}
