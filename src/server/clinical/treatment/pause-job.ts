import { and, asc, eq, lte } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { mayMovePlan } from '#domain/treatment/plan-states.ts'
import type { Services } from '../../platform/services.ts'
import { movePlan } from './move-plan.ts'
import { plans } from './tables.ts'

const atOnce = 500

/** Ends the pauses whose day has come, and reminds whoever paused. One process at a time has its lease; row locks hold if two ever overlap. */
export async function endPauses(services: Services): Promise<void> {
  const { database, log, now } = services
  const today = londonTimeAt(now()).date
  const isOver = and(eq(plans.state, 'paused'), lte(plans.pausedUntil, today))
  const due = await database.run((orm) =>
    orm.select({ id: plans.id }).from(plans).where(isOver).orderBy(asc(plans.pausedUntil)).limit(atOnce),
  )
  for (const { id } of due) {
    try {
      await database.run((orm) =>
        orm.transaction(async (tx) => {
          const [plan] = await tx
            .select()
            .from(plans)
            .where(and(eq(plans.id, id), isOver))
            .for('no key update')
          if (plan && mayMovePlan(plan.state, 'active', 'clock'))
            await movePlan(services, tx, plan, { to: 'active', until: null, reason: '', by: 'clock' })
        }),
      )
    } catch (error) {
      log.error({ err: error }, 'a pause could not be ended')
    }
  }
}
