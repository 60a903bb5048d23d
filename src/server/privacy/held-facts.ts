import { sql } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { HeldFacts } from '#domain/privacy/retained-until.ts'
import type { Orm } from '../platform/database/database.ts'
import { isTheirs } from './row-conditions.ts'

interface Found extends Record<string, unknown> {
  readonly care: string | null
  readonly paid: string | null
  readonly mental: boolean
}

const dayOf = (at: string | null) => at && londonTimeAt(new Date(at).getTime()).date

/**
 * Facts for retention periods. Care is an executed decision, an attended appointment, a concern, and the last day of a
 * supply period.
 */
export async function heldFacts(orm: Orm, accountId: string): Promise<HeldFacts> {
  const theirs = (table: string) => sql.raw(isTheirs(table, accountId))
  const { rows } = await orm.execute<Found>(sql`
    select
      greatest(
        (select max(done_at) from case_decisions where (${theirs('case_decisions')}) and undone_at is null),
        (select max(starts_at) from appointments where (${theirs('appointments')}) and state = 'completed'),
        (select max(state_since) from cases where (${theirs('cases')}) and kind = 'safeguarding'),
        (select max(covered_until)::timestamptz from supply_covers where ${theirs('supply_covers')})
      ) as care,
      greatest(
        (select max(updated_at) from orders where (${theirs('orders')}) and state in ('approved', 'paid', 'refunded')),
        (select max(done_at) from refunds where ${theirs('refunds')})
      ) as paid,
      exists (
        select 1 from appointments where (${theirs('appointments')}) and state = 'completed' and order_id is not null
      ) as mental`)
  const [found] = rows
  return {
    lastCareOn: dayOf(found?.care ?? null),
    hasMentalHealthCare: found?.mental ?? false,
    lastPaidOn: dayOf(found?.paid ?? null),
  }
}
