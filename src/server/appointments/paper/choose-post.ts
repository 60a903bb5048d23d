import { eq } from 'drizzle-orm'
import { paperWords } from '#content/appointments/paper-prescription.ts'
import { mayBeChosen } from '#domain/appointments/paper/posting.ts'
import { policyOf } from '#domain/appointments/policy.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { type PostalAddress, postalAddress } from '#domain/forms/postal-address.ts'
import { orderKinds } from '#domain/orders/kinds.ts'
import type { Handler } from '../../identity/handler.ts'
import { requireUnrestricted } from '../../identity/restrictions/restricted.ts'
import { moveOrder, type Order, openOrder, orderOwner, replaceOpenOrderDetails } from '../../orders/orders.ts'
import { recordRefundDue } from '../../orders/owed-refunds.ts'
import { sendRefundSoon } from '../../orders/refunds.ts'
import { sentDetails } from '../../orders/sent-details.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, badRequest, unavailable } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import type { Appointment } from '../claims.ts'
import { takeBookingTurn } from '../own-appointment.ts'
import { appointments } from '../tables.ts'
import { livePaperOf, lockPaper, noSuchPaper, type PaperStatus } from './paper-rows.ts'
import { postings } from './tables.ts'

const [item] = orderKinds['posted prescription'].items

/**
 * The owner asks us to post a prescription. Chosen again before it is paid for, it is the same order with the new
 * address.
 */
export const choosePost =
  (services: Services): Handler<'choose_post'> =>
  async ({ account, body: { id, ...sent } }) => {
    const { form, problems } = postalAddress.read(sent, null)
    if (problems.length > 0) throw badRequest(problems.map(({ field, message }) => ({ field, message })))
    const order = await placePosting(services, account.id, id, form)
    return { orderId: order.id, amountPence: order.amountPence }
  }

export const placePosting = (services: Services, accountId: string, appointmentId: string, address: PostalAddress) =>
  services.database.transaction(async (tx) => {
    const own = await lockOwnPaper(tx, accountId, appointmentId, services.now())
    // Also where an order is open already, and only its address would change.
    await requireUnrestricted(tx, 'order', { accountId, by: 'patient', now: services.now() })
    if (!mayBeChosen(own.standing.stage)) throw refusedNow(own.standing)
    return place(services, tx, own, address)
  })

/** Before it is posted everything is refunded. Asked again because the reply was lost, it is already done. */
export const cancelPost =
  (services: Services): Handler<'cancel_post'> =>
  async ({ account, body: { id } }) => {
    const refundId = await services.database.transaction(async (tx) => {
      const { standing } = await lockOwnPaper(tx, account.id, id, services.now())
      const { stage, postage, last } = standing
      if (stage === 'offered' && last?.order.authorisedAt) return null
      // A request that waited too long is refunded in full by a job anyway, so either may do it.
      const isStillHere = stage === 'to post' || ((stage === 'too late' || stage === 'void') && postage === 'to post')
      if (!isStillHere || !last) throw refusedNow(standing)
      await publishDeskEvent(tx, 'post', last.order.id)
      return recordRefundDue(tx, last.order, { reason: 'cancelled', by: 'patient', now: services.now() })
    })
    await sendRefundSoon(services, refundId)
    return {}
  }

const refusedNow = ({ stage }: Pick<PaperStatus, 'stage'>) => new ApiError(409, paperWords.refused[stage], { stage })

interface Own {
  readonly standing: PaperStatus
  readonly appointment: Appointment
  /** The order that booked the appointment. */
  readonly booking: Order
}

/** Locks the prescription, in the account’s turn. */
async function lockOwnPaper(tx: Orm, accountId: string, appointmentId: string, now: Instant): Promise<Own> {
  await takeBookingTurn(tx, accountId)
  const [found] = await tx
    .select({ appointment: appointments, booking: orders })
    .from(appointments)
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .where(eq(appointments.id, appointmentId))
  if (found?.booking.accountId !== accountId) throw noSuchPaper()
  const paper = await livePaperOf(tx, appointmentId)
  if (!paper) throw refusedNow({ stage: 'withdrawn' })
  const standing = await lockPaper(tx, paper.id, now)
  if (!standing) throw unavailable()
  return { standing, ...found }
}

async function place(
  { vault, now }: Services,
  tx: Orm,
  { standing: { paper, stage, last }, appointment, booking }: Own,
  address: PostalAddress,
): Promise<Order> {
  const seal = (orderId: string) => ({
    details: vault.seal(JSON.stringify({ ...sentDetails(vault, booking), ...address }), orderOwner(orderId)),
    // None are needed: it is posted without a review.
    answers: Buffer.alloc(0),
  })
  if (stage === 'to pay' && last) {
    await replaceOpenOrderDetails(tx, last.order.id, seal(last.order.id).details, now())
    return last.order
  }
  const { order } = await openOrder(tx, {
    guestSessionId: null,
    accountId: booking.accountId,
    emailDigest: booking.emailDigest,
    kind: 'posted prescription',
    item: item.key,
    // The patient was told the fee when they booked.
    amountPence: policyOf(appointment.policyVersion).postedPrescriptionPence,
    questionnaire: booking.questionnaire,
    questionnaireVersion: booking.questionnaireVersion,
    seal,
    now: now(),
  })
  await moveOrder(tx, order, { to: 'awaiting payment', by: 'patient', now: now() })
  await tx.insert(postings).values({ orderId: order.id, prescriptionId: paper.id, chosenAt: new Date(now()) })
  return order
}
