import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { currentPolicy, mayCancelAnother } from '#domain/appointments/policy.ts'
import type { PresentedGuestSession } from '../identity/guest-sessions/guest-session-cookie.ts'
import { openGuestSession } from '../identity/guest-sessions/guest-sessions.ts'
import { accountOf } from '../identity/sessions/sessions.ts'
import type { Database, Statement } from '../platform/database/database.ts'

interface Asker {
  /** The guest session and the session that the caller presented, by the hash of their tokens. */
  readonly guestSession: PresentedGuestSession | null
  readonly session: Buffer | null
}

const cancelled: Statement = {
  name: 'cancelled_of_type',
  text: `
    select count(*)::int as cancelled from appointments a join orders o on o.id = a.order_id
    where o.account_id = $1 and a.service = $2 and a.cancelled_at is not null`,
}

/**
 * Whether this patient could cancel an appointment they book now (PO-01). The history of a signed-in patient, or of one
 * who booked in this guest session, is known; to everyone else the usual words say that they can cancel once, so that
 * nothing about an account is revealed.
 */
export async function couldCancel(database: Database, { guestSession, session }: Asker): Promise<boolean> {
  const accountId =
    (session && (await accountOf(database, session))) ??
    (guestSession && (await database.run((orm) => openGuestSession(orm, guestSession)))?.accountId)
  if (!accountId) return true
  const [row] = await database.query<{ cancelled: number }>(cancelled, [accountId, adultAdhdAssessment.key])
  return mayCancelAnother(currentPolicy, row?.cancelled ?? 0)
}
