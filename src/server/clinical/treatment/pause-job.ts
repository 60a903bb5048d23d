import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { mayMovePlan } from '#domain/treatment/plan-states.ts'
import { isNotRestricted } from '../../identity/restrictions/restricted.ts'
import { forAllRows, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import type { Services } from '../../platform/services.ts'
import { movePlan } from './move-plan.ts'
import { plans } from './tables.ts'

/**
 * Ends due pauses, and reminds their patients. One process at a time holds the lease; row locks protect the data if two
 * ever overlap.
 */
export async function endPauses(services: Services): Promise<void> {
  const { database, now } = services
  const today = londonTimeAt(now()).date
  const isOver = and(eq(plans.state, 'paused'), lte(plans.pausedUntil, today), isNotRestricted(plans.accountId, now()))
  await forAllRows(services, {
    task: 'pauses are ended',
    next: async (after) => {
      const due = await database.run((orm) =>
        orm
          .select({ id: plans.id })
          .from(plans)
          .where(and(gt(plans.id, after), isOver))
          .orderBy(asc(plans.id))
          .limit(rowsAtOnce),
      )
      return due.map(({ id }) => id)
    },
    work: (id) =>
      database.transaction(async (tx) => {
        const [plan] = await tx
          .select()
          .from(plans)
          .where(and(eq(plans.id, id), isOver))
          .for('no key update')
        if (plan && mayMovePlan(plan.state, 'active', 'clock'))
          await movePlan(services, tx, plan, { to: 'active', until: null, reason: '', by: 'clock' })
      }),
  })
}
