import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { OwnPlan } from '#contract/treatment/treatment.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { openStates } from '#domain/cases/states.ts'
import { formatDose } from '#domain/clinical/ladders.ts'
import { isTaken } from '#domain/orders/kinds.ts'
import { whyNotWithdraw } from '#domain/orders/withdrawal.ts'
import { followedUntil, isFollowed } from '#domain/treatment/aftercare.ts'
import { lastDoseBy } from '#domain/treatment/treatment-break.ts'
import { supplyPeriodsOf } from '../../../clinical/cases/supply-periods-of.ts'
import { cases } from '../../../clinical/cases/tables.ts'
import { endedOnOf } from '../../../clinical/treatment/afterwards.ts'
import { requestOf } from '../../../clinical/treatment/medicine-requests.ts'
import { statusOfPlan } from '../../../clinical/treatment/own-plan.ts'
import { newestPlanOf } from '../../../clinical/treatment/plan-rows.ts'
import { accountById, openDetails } from '../../../identity/accounts/account-rows.ts'
import type { Handler } from '../../../identity/handler.ts'
import { orders } from '../../../orders/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

export const myPlan =
  ({ database, vault, now }: Services): Handler<'my_plan'> =>
  async ({ account: { id: accountId } }) =>
    database.run(async (orm) => {
      const plan = await newestPlanOf(orm, accountId)
      const account = await accountById(orm, accountId)
      if (!plan || !account) return { treatment: null }
      const today = londonTimeAt(now()).date
      const { epoch, medicine, mg, pausedUntil, brokenOffOn, injectionDay } = plan
      const endedOn = endedOnOf(plan)
      const request = await requestOf(orm, plan.id)
      return {
        treatment: {
          epoch,
          ...(await statusOfPlan(orm, plan)),
          medicine,
          dose: formatDose(mg),
          pausedUntil,
          after:
            endedOn !== null && isFollowed(endedOn, today)
              ? { until: followedUntil(endedOn), isAsked: !plan.isAfterQuiet }
              : null,
          lastDoseOn: lastDoseBy(await supplyPeriodsOf(orm, accountId), injectionDay, brokenOffOn ?? today),
          mayBecomePregnant: openDetails(vault, account).gender !== 'male',
          orders: await underWay(orm, accountId),
          request: request && { id: request.id, medicine: request.medicine, isAgreed: request.isAgreed },
          today,
        },
      }
    })

/** Ordered pens that are not delivered, and their payment status. */
async function underWay(orm: Orm, accountId: string): Promise<OwnPlan['orders']> {
  const found = await orm
    .select({ order: orders, state: cases.state, pending: cases.pendingDecision })
    .from(orders)
    .innerJoin(cases, eq(cases.orderId, orders.id))
    .where(
      and(
        eq(orders.accountId, accountId),
        isNull(orders.withdrawnAt),
        inArray(orders.state, ['awaiting review', 'approved']),
        inArray(cases.state, openStates('order')),
      ),
    )
    .orderBy(asc(orders.createdAt))
  return found.map(({ order, state, pending }) => ({
    id: order.id,
    reference: order.reference,
    amountPence: order.amountPence,
    is: isTaken(order) ? 'taken' : 'held',
    canWithdraw:
      whyNotWithdraw({ order: { ...order, isWithdrawn: false }, found: { state, isPending: pending !== null } }) ===
      null,
  }))
}
