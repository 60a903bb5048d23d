import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { scheduleWords } from '#content/booking.ts'
import type { createNewUser } from '#contract/create-new-user.ts'
import { consentsToKeep, hasSeen } from '#domain/booking/consents.ts'
import { currentPolicy } from '#domain/booking/policy.ts'
import { serviceOf } from '#domain/booking/service.ts'
import { londonToday } from '#domain/calendar/london-time.ts'
import { payableStates } from '#domain/orders/payment-state.ts'
import { emailDigest } from '../accounts/account-rows.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { signedInPerson } from '../accounts/signed-in-person.ts'
import { type Appointment, holdIsOver } from '../bookings/claims.ts'
import { couldCancel } from '../bookings/could-cancel.ts'
import { lockHold } from '../bookings/holds.ts'
import { appointments } from '../bookings/tables.ts'
import type { CallRequest } from '../calls/route.ts'
import type { Orm } from '../database/database.ts'
import { badRequest, Refusal } from '../http/refusal.ts'
import type { Order } from '../orders/orders.ts'
import { orders } from '../orders/tables.ts'
import { requireEligibleAnswers } from '../questionnaires/eligible-answers.ts'
import type { Services } from '../services.ts'
import { lockVisit, visitOf } from '../visits/visits.ts'
import { readBookingForm } from './booking-form.ts'
import { requireNotPaid } from './payment/require-not-paid.ts'
import { placeOrder } from './place-order.ts'

type Request = CallRequest<typeof createNewUser>

const questionnaire = 'adhd'

/** The final submission of the booking form. What is booked is the time that this visit holds. */
export async function submitBooking(services: Services, { body, visit, session }: Request): Promise<Order> {
  const { database, vault, now } = services
  const signedIn = await signedInPerson(services, session, body.email)
  const form = readBookingForm(body, londonToday(now()), { asksForPassword: !signedIn.isOwner })
  if (!('details' in form)) throw badRequest(form)
  const { details } = form
  const { presented } = visit
  const visitId = presented && (await visitOf(database, presented))
  const reader = { canCancel: await couldCancel(database, { visit: presented, session: session.presented }) }
  if (!hasSeen(body.consentVersions ?? {}, reader)) throw consentsChanged()
  const eligible = await requireEligibleAnswers(services, visitId, questionnaire)
  if (visitId) await requireNotPaid(services, visitId, questionnaire, body.paymentId)
  // Before the transaction, which would wait for it, and always: known and unknown addresses cost the same.
  const passwordHash = signedIn.isOwner ? null : await hashPassword(body.password ?? '')

  return database.run((orm) =>
    orm.transaction(async (tx) => {
      const own = presented && (await lockVisit(tx, presented))
      const held = own && (await lockHold(tx, own.id, now()))
      const service = held && serviceOf(held.service)
      if (!service) throw holdIsOver()
      refuseAnotherTime(held, body)
      await refuseWhilePaying(tx, own.id)
      const order = await placeOrder(services, tx, {
        details,
        item: service.key,
        amountPence: service.pricePence,
        consents: consentsToKeep(form.consents, reader).map(({ key, ...consent }) => ({ kind: key, ...consent })),
        visitId: own.id,
        signedInAs: signedIn.accountId,
        emailDigest: emailDigest(vault, details.email),
        passwordHash,
        questionnaire,
        questionnaireVersion: eligible.version,
        answers: eligible.plain,
      })
      // What they have agreed to is the policy of today.
      await tx
        .update(appointments)
        .set({ orderId: order.id, policyVersion: currentPolicy.version })
        .where(eq(appointments.id, held.id))
      return order
    }),
  )
}

/** nobody agrees to words that they have not seen. */
const consentsChanged = () =>
  new Refusal(409, 'What you agree to has changed since this page was opened. Please read the points again.', {
    reason: 'consents',
  })

/** A card is being charged for what this visit ordered before: until that is known, nothing is changed about it. */
async function refuseWhilePaying(tx: Orm, visitId: string): Promise<void> {
  const [paying] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.visitId, visitId),
        eq(orders.questionnaire, questionnaire),
        inArray(orders.state, [...payableStates]),
        isNotNull(orders.authorisedAt),
      ),
    )
  if (paying) throw new Refusal(409, scheduleWords.refused.paying, { reason: 'paying' })
}

/** Two tabs may show two times. Nobody pays for one that they do not see. */
function refuseAnotherTime({ startsAt }: Appointment, { selectedSlot, selectedDate }: Request['body']): void {
  const shown = [selectedSlot ? Date.parse(selectedSlot) : null, selectedDate ?? null]
  if (shown.every((moment) => moment === null || moment === startsAt.getTime())) return
  throw new Refusal(409, 'You have since chosen another time, perhaps in another tab. Please check it and try again.', {
    reason: 'hold',
  })
}
