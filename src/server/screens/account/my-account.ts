import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { AccountOrder } from '#contract/identity/accounts.ts'
import { isNextPen, itemName, kindsShownAs } from '#domain/orders/kinds.ts'
import { whyNotWithdraw } from '#domain/orders/withdrawal.ts'
import { isInForce } from '#domain/privacy/restriction.ts'
import { adhdService } from '#domain/services/adhd.ts'
import { weightService } from '#domain/services/weight-management.ts'
import { appointmentsOf } from '../../appointments/appointments-of.ts'
import { isBloodTestDue } from '../../clinical/blood-tests/is-due.ts'
import { cases } from '../../clinical/cases/tables.ts'
import { companionOf } from '../../clinical/companion/companion-rows.ts'
import { threadOf } from '../../clinical/messages/thread-rows.ts'
import { withPreparation } from '../../clinical/preparation/with-preparation.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import { detailsView } from '../../identity/accounts/own-details.ts'
import type { Handler } from '../../identity/handler.ts'
import { newestRestrictionOf } from '../../identity/restrictions/restriction-rows.ts'
import { sentDetails } from '../../orders/sent-details.ts'
import { orderEvents, orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { pipeline } from '../../platform/database/pipeline.ts'
import { pleaseSignIn } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { unfinishedAssessment } from './intake/unfinished-assessment.ts'
import { careOfOrders } from './orders/care-of-orders.ts'
import { myTreatment } from './treatment/my-treatment.ts'

export const myAccount =
  (services: Services): Handler<'my_account'> =>
  ({ account: { id: accountId } }) =>
    services.database.transaction(
      async (tx) => {
        const { vault, now } = services
        const [account, placed, appointments, treatment, thread, restriction] = await pipeline([
          accountById(tx, accountId),
          ordersOf(services, tx, accountId),
          appointmentsOf({ vault }, tx, accountId, now()),
          myTreatment({ vault }, tx, accountId, now()),
          threadOf(tx, accountId),
          newestRestrictionOf(tx, accountId),
        ])
        if (!account) throw pleaseSignIn()
        const hasAttended = appointments.some(({ isFree, state }) => !isFree && state === 'completed')
        const companion = hasAttended ? await companionOf(tx, accountId) : null
        // What each questionnaire leads to; true for one that leads to nothing, which is never waited for.
        const has = {
          [weightService.questionnaire]: placed.length > 0,
          [adhdService.questionnaire]: appointments.some(({ isFree }) => !isFree),
        }
        return {
          profile: detailsView(openDetails(vault, account)),
          orders: placed,
          appointments: await withPreparation({ vault }, tx, accountId, appointments, now()),
          treatment,
          unfinishedAssessment: await unfinishedAssessment({ vault }, tx, { accountId, has }),
          unreadMessages: thread?.unreadByPatient ?? 0,
          ...(treatment && (await isBloodTestDue(tx, accountId, now())) && { isBloodTestDue: true as const }),
          ...(restriction &&
            isInForce({ state: restriction.state, endsAt: restriction.endsAt?.getTime() ?? null }, now()) && {
              isRestricted: true as const,
            }),
          ...(companion && { companion: { from: companion.from, until: companion.until } }),
        }
      },
      { accessMode: 'read only' },
    )

/** A payment for an appointment is shown with the appointment. */
async function ordersOf(
  services: Pick<Services, 'vault' | 'now'>,
  orm: Orm,
  accountId: string,
): Promise<AccountOrder[]> {
  const { vault } = services
  const placed = await orm
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), inArray(orders.kind, kindsShownAs('order'))))
    .orderBy(desc(orders.createdAt))
  if (placed.length === 0) return []
  const ids = placed.map(({ id }) => id)
  const [events, care, found] = await pipeline([
    orm.select().from(orderEvents).where(inArray(orderEvents.orderId, ids)).orderBy(asc(orderEvents.id)),
    careOfOrders(services, orm, ids),
    orm.select().from(cases).where(inArray(cases.orderId, ids)),
  ])
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
