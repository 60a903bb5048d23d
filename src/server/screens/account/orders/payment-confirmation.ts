import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Confirmation } from '#contract/orders/guest-orders.ts'
import { promiseInTurn, turnOfOrder } from '#domain/cases/whose-turn.ts'
import { minutesOf, type Task, tasksAhead } from '#domain/evidence/tasks.ts'
import { isUnderWay } from '#domain/orders/order-states.ts'
import { weightService } from '#domain/services/weight-management.ts'
import { evidenceOf } from '../../../clinical/evidence/my-evidence.ts'
import { guestSessionOf } from '../../../identity/guest-sessions/guest-sessions.ts'
import type { CallRequest, Handler } from '../../../identity/handler.ts'
import { hasStartConsent } from '../../../intake/questionnaires/start-consent.ts'
import { type Order, orderAnswersOwner } from '../../../orders/orders.ts'
import { orders } from '../../../orders/tables.ts'
import type { Services } from '../../../platform/services.ts'
import { appointmentOrders } from '../appointments/appointment-orders.ts'
import { medicationOrders } from './medication-orders.ts'

/** What was paid for in this guest session, for the home page. Only the guest session's cookie opens it. */
export const paymentConfirmation =
  (services: Services): Handler<'payment_confirmation'> =>
  async (request) => {
    const { database } = services
    const { presented } = request.guestSession
    const guestSessionId = presented && (await guestSessionOf(database, presented))
    if (!guestSessionId) return { confirmation: null }
    const [order] = await database.run((orm) =>
      orm
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.guestSessionId, guestSessionId),
            isNotNull(orders.authorisedAt),
            inArray(orders.kind, Object.keys(confirming) as Order['kind'][]),
            request.body.again ? undefined : isNull(orders.confirmationDismissedAt),
          ),
        )
        .orderBy(desc(orders.authorisedAt))
        .limit(1),
    )
    const confirm = order && confirming[order.kind]
    return { confirmation: confirm ? await confirm(services, request, order) : null }
  }

type Request = Pick<CallRequest, 'guestSession' | 'session'>
type Confirm = (services: Services, request: Request, order: Order) => Promise<Confirmation | null>

/** Null: it was declined, has expired or was refunded, which an email has said. */
const ofMedication: Confirm = async (services, request, order) => {
  if (!isUnderWay(order.state)) return null
  const shown = (await services.database.run((orm) => medicationOrders(services, orm, [order]))).get(order.id)
  if (!shown) return null
  const tasks = await tasksFor(services, request, order)
  const turn = turnOfOrder(shown, tasks)
  const left = tasks.filter(({ state }) => state === 'to_do' || state === 'again')
  const [first] = left
  const isTheirs = turn?.waitsFor === 'evidence'
  return {
    kind: 'order',
    reference: order.reference,
    amountPence: order.amountPence,
    turn: turn?.turn ?? 'us',
    tasks: isTheirs
      ? {
          left: left.length,
          minutes: minutesOf(left),
          first: first ? { gate: first.gate, minutes: first.minutes } : null,
        }
      : { left: 0, minutes: 0, first: null },
    promise: turn && promiseInTurn(shown, turn),
    decision: shown.decision,
  }
}

/**
 * Their current status, for its owner. Otherwise what the answers of the order require, so that it does not reveal
 * whether the address had an account before.
 */
async function tasksFor(services: Services, request: Request, order: Order): Promise<readonly Task[]> {
  const { order: of, tasks } = await evidenceOf(services, request)
  if (of === order.reference) return tasks
  return tasksAhead({
    answers: JSON.parse(services.vault.open(order.answers, orderAnswersOwner(order.id))),
    areConsentsGiven: await services.database.run((orm) => hasStartConsent(orm, order, weightService.questionnaire)),
  })
}

const ofAppointment: Confirm = async (services, _, order) => {
  const booked = (await services.database.run((orm) => appointmentOrders(services, orm, [order]))).get(order.id)
  if (booked?.state !== 'booked') return null
  return {
    kind: 'appointment',
    reference: order.reference,
    amountPence: order.amountPence,
    startsAt: booked.startsAt,
    minutes: booked.minutes,
  }
}

/** Kinds ordered by a form: after paying, the patient is led home. */
const confirming: Readonly<Partial<Record<Order['kind'], Confirm>>> = {
  medication: ofMedication,
  appointment: ofAppointment,
}
