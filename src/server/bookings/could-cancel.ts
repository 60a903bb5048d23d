import { currentPolicy, mayCancelAnother } from '#domain/booking/policy.ts'
import { adultAdhdAssessment } from '#domain/booking/service.ts'
import type { Database, Statement } from '../database/database.ts'
import { accountOf } from '../sessions/sessions.ts'
import type { PresentedVisit } from '../visits/visit-cookie.ts'
import { openVisit } from '../visits/visits.ts'

interface Asker {
  /** What they came with, by hashes. */
  readonly visit: PresentedVisit | null
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
    (visit && (await database.run((orm) => openVisit(orm, visit)))?.accountId)
  if (!accountId) return true
  const [row] = await database.query<{ cancelled: number }>(cancelled, [accountId, adultAdhdAssessment.key])
  return mayCancelAnother(currentPolicy, row?.cancelled ?? 0)
}
