import { keptTimeDeskWords as words } from '#content/appointments/desk-reserved-slot.ts'
import { medicationReview, payBy } from '#domain/appointments/medication-review.ts'
import { currentPolicy } from '#domain/appointments/policy.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { adhdService } from '#domain/services/adhd.ts'
import { contactSince } from '../../identity/accounts/contact-changes.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { moveOrder, type Order, openOrder, orderAnswersOwner, orderOwner } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { writeAppointmentEmail } from '../appointment-email.ts'
import { claim, slotTaken } from '../claims.ts'
import { noSuchAppointment } from '../outcomes.ts'
import { lockAppointment } from '../own-appointment.ts'
import { followUpById, followUpState, followUpsAfter } from './follow-up-rows.ts'
import { followUps } from './tables.ts'

interface Booking {
  readonly id: string
  readonly afterId: string
  readonly staffId: string
  readonly start: Instant
  readonly minutes: number
  /** Recorded with it, in the same transaction. */
  readonly alongside?: (tx: Orm, heldId: string) => Promise<void>
}

/**
 * Reserves a time for a patient the clinician has seen, with an order that the patient pays for or lets lapse. Order,
 * time and email are written together. Sent again under the same id, nothing changes.
 */
export async function bookFollowUp(
  services: Services,
  { id, afterId, staffId, start, minutes, alongside }: Booking,
): Promise<void> {
  const { database, vault } = services
  await database.transaction(async (tx) => {
    const now = services.now()
    const found = await lockAppointment(tx, afterId)
    if (!found) throw noSuchAppointment()
    const sent = await followUpById(tx, id)
    if (sent) {
      if (sent.followUp.afterId === afterId && sent.followUp.startsAt.getTime() === start) return
      throw new ApiError(409, words.sentBefore)
    }
    const { appointment, order: before } = found
    // A free appointment, held by any member of the care team, has no paid follow-up.
    if (appointment.state !== 'completed' || !before) throw new ApiError(422, words.before)
    if (before.accountId === null) throw new ApiError(422, words.noAccount)
    if ((await followUpsAfter(tx, afterId)).some((one) => followUpState(one) === 'waiting'))
      throw new ApiError(409, words.already)
    const order = await placed({ vault, now }, tx, before, staffId)
    const until = new Date(payBy(now, start))
    const held = await claim(tx, {
      clinicianId: appointment.clinicianId,
      service: medicationReview.key,
      startsAt: new Date(start),
      minutes,
      guestSessionId: null,
      orderId: order.id,
      policyVersion: currentPolicy.version,
      state: 'held',
      by: 'staff',
      staffId,
      reservedUntil: until,
      now,
    })
    if (!held) throw slotTaken()
    await tx.insert(followUps).values({
      id,
      afterId,
      orderId: order.id,
      clinicianId: appointment.clinicianId,
      staffId,
      startsAt: new Date(start),
      payBy: until,
      at: new Date(now),
    })
    await writeAppointmentEmail(services, tx, held.id, { occasion: 'to pay', payBy: until.getTime() })
    await alongside?.(tx, held.id)
    await publishDeskEvent(tx, 'appointment', afterId)
  })
  sendSoon(services)
}

/** Patient and answers are copied from the order before, so that the clinician reads the same answers. */
async function placed(
  { vault, now }: { readonly vault: Vault; readonly now: Instant },
  tx: Orm,
  before: Order,
  staffId: string,
): Promise<Order> {
  const sent = JSON.parse(vault.open(before.details, orderOwner(before.id)))
  // The desk may have corrected the address or phone number since then.
  const details = JSON.stringify({ ...sent, ...(await contactSince(vault, tx, before.accountId, before.createdAt)) })
  const answers = before.answers.length === 0 ? '{}' : vault.open(before.answers, orderAnswersOwner(before.id))
  const { order } = await openOrder(tx, {
    guestSessionId: null,
    accountId: before.accountId,
    emailDigest: before.emailDigest,
    kind: adhdService.nextOrder,
    item: medicationReview.key,
    amountPence: medicationReview.pricePence,
    questionnaire: before.questionnaire,
    questionnaireVersion: before.questionnaireVersion,
    seal: (orderId) => ({
      details: vault.seal(details, orderOwner(orderId)),
      answers: vault.seal(answers, orderAnswersOwner(orderId)),
    }),
    by: 'staff',
    staffId,
    now,
  })
  return (await moveOrder(tx, order, { to: 'awaiting payment', by: 'staff', staffId, now })) ?? order
}
