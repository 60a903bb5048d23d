import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { AccountOrder } from '#contract/accounts.ts'
import { isNextPen, itemName, kindsShownAs } from '#domain/orders/kinds.ts'
import { whyNotWithdraw } from '#domain/orders/withdrawal.ts'
import { walk } from '#domain/questionnaires/engine/walk.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import { accountById, openDetails } from '../accounts/account-rows.ts'
import { shownDetails } from '../accounts/own-details.ts'
import { newestAnswers } from '../accounts/resume-answers.ts'
import { appointmentsOf } from '../bookings/appointments-of.ts'
import type { Handler } from '../calls/route.ts'
import { cases } from '../cases/tables.ts'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { pleaseSignIn } from '../http/refusal.ts'
import { sentDetails } from '../orders/sent-details.ts'
import { orderEvents, orders } from '../orders/tables.ts'
import { plainInCurrentVersion } from '../questionnaires/current-version.ts'
import { ownerOf } from '../questionnaires/save-answer.ts'
import type { Services } from '../services.ts'
import { threadOf } from '../threads/thread-rows.ts'
import { careOfOrders } from './care-of-orders.ts'
import { myTreatment } from './my-treatment.ts'

export const myAccount =
  ({ database, vault, now }: Services): Handler<'my_account'> =>
  async ({ account: { id: accountId } }) => {
    return database.run(async (orm) => {
      const account = await accountById(orm, accountId)
      if (!account) throw pleaseSignIn()
      const placed = await ordersOf(orm, vault, accountId)
      return {
        profile: shownDetails(openDetails(vault, account)),
        orders: placed,
        appointments: await appointmentsOf({ vault }, orm, accountId, now()),
        treatment: await myTreatment(orm, accountId, now()),
        unfinishedAssessment: await isUnfinished(orm, placed.length > 0),
        unreadMessages: (await threadOf(orm, accountId))?.unreadByPatient ?? 0,
      }
    })

    /**
     * Half answered, or answered to the end and nothing ordered yet. An assessment that ended early is over. The one for
     * an appointment is not gone on with from here: it ends where a time is chosen.
     */
    async function isUnfinished(orm: Orm, hasOrders: boolean): Promise<boolean> {
      const { name } = weightManagement
      const newest = await newestAnswers(orm, accountId, name)
      if (!newest) return false
      const kept = vault.open(newest.answers, ownerOf(newest.visitId, name))
      const { end } = walk(
        weightManagement,
        JSON.parse(plainInCurrentVersion('weight-management', newest.version, kept)),
      )
      return end.to === 'unanswered' || (end.to === 'finished' && !hasOrders)
    }
  }

/** What was paid for an appointment is told with the appointment. */
async function ordersOf(orm: Orm, vault: Vault, accountId: string): Promise<AccountOrder[]> {
  const placed = await orm
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), inArray(orders.kind, kindsShownAs('order'))))
    .orderBy(desc(orders.createdAt))
  if (placed.length === 0) return []
  const ids = placed.map(({ id }) => id)
  const events = await orm
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id))
  const care = await careOfOrders({ vault }, orm, ids)
  const found = await orm.select().from(cases).where(inArray(cases.orderId, ids))
  const caseOf = (orderId: string) => {
    const one = found.find((known) => known.orderId === orderId)
    return one ? { state: one.state, isPending: one.pendingDecision !== null } : null
  }
  return placed.map((order) => ({
    id: order.id,
    reference: order.reference,
    item: itemName(order),
    ...(isNextPen(order) && { isNextPen: true as const }),
    amountPence: order.amountPence,
    discountPence: order.discountPence,
    sentBy: sentDetails(vault, order),
    state: order.state,
    placedAt: order.createdAt.toISOString(),
    isWithdrawn: order.withdrawnAt !== null,
    canWithdraw:
      order.withdrawnAt === null &&
      whyNotWithdraw({ order: { ...order, isWithdrawn: false }, found: caseOf(order.id) }) === null,
    events: events
      .filter(({ orderId }) => orderId === order.id)
      .map(({ toState, at }) => ({ state: toState, at: at.toISOString() })),
    care: care.get(order.id) ?? null,
  }))
}
