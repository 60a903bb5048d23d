import { checkInWords as words } from '#content/treatment/check-in.ts'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { stepPath } from '#contract/pages.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { reportedStopsIn } from '#domain/clinical/reported-stops.ts'
import { checkIn as flow } from '#domain/intake/check-in/flow.ts'
import { walk } from '#domain/intake/engine/walk.ts'
import { itemName } from '#domain/orders/kinds.ts'
import { weightService } from '#domain/services/weight-management.ts'
import { whyReviewedWithoutPen } from '#domain/treatment/check-in-review.ts'
import { closeDoses } from '#domain/treatment/injections.ts'
import { type ReportedCheckIn, reportedCheckIn } from '#domain/treatment/reported-check-in.ts'
import { isWeightJump } from '#domain/treatment/weight-jump.ts'
import { contactSince } from '../../../identity/accounts/contact-changes.ts'
import { lockAccount } from '../../../identity/accounts/lock-account.ts'
import type { Handler } from '../../../identity/handler.ts'
import { requireUnrestricted } from '../../../identity/restrictions/restricted.ts'
import { moveOrder, type Order, openOrder, orderAnswersOwner, orderOwner } from '../../../orders/orders.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Services } from '../../../platform/services.ts'
import type { CheckInOutcome } from '../tables.ts'
import { raiseCheckInReview } from './check-in-review.ts'
import { lockCheckIn } from './check-in-rows.ts'
import { type CheckInStatus, checkInStatus, orderOfSupplyPeriod } from './check-in-status.ts'
import { draftOf } from './draft.ts'
import { lastWeightOf } from './last-weight.ts'
import { type NextPen, nextPenOf, toDesk } from './price-of-next.ts'
import { requireReason, saveReportedStops } from './reported-stops.ts'
import { requireOpen } from './require-open.ts'
import { saveSent } from './send-check-in.ts'

export const finishCheckIn =
  (services: Services): Handler<'finish_check_in'> =>
  ({ account, body }) =>
    sendCheckIn(services, account.id, body)

/**
 * Submits a check-in. If the patient wants another pen it makes the order, at the price that was shown. Sent again, it
 * is the same.
 */
export const sendCheckIn = (
  services: Services,
  accountId: string,
  { id, pricePence, reason = '' }: CallBody<'finish_check_in'>,
): Promise<CallReply<'finish_check_in'>> =>
  services.database.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    const before = await lockCheckIn(tx, id, accountId)
    if (before?.finishedAt) return sentBefore(services, tx, accountId, id)
    // Only now: what they tick on the way, a red-flag symptom for instance, is saved and acted on as always.
    const now = services.now()
    await requireUnrestricted(tx, 'check-in', { accountId, by: 'patient', now })
    const { standing, checkIn } = await requireOpen(services, tx, accountId, id)
    const today = londonTimeAt(now).date
    const draft = await draftOf(services, tx, checkIn)
    const { end } = walk(flow, draft?.answers ?? {})
    if (!draft || end.to !== 'finished') {
      const missing = end.to === 'unanswered' ? end.address : flow.first
      throw new ApiError(422, words.unanswered, { missing: stepPath(flow.name, missing) })
    }
    const reported = reportedCheckIn(draft.answers, today)
    // Supply is locked for it, or it is withdrawn: until then nothing can be ordered.
    if (reported.signs.length > 0) {
      throw new ApiError(422, words.signNotConfirmed, { missing: stepPath(flow.name, 'check-in-signs') })
    }
    if (reported.takenOn.some((day) => day > today)) {
      throw new ApiError(422, words.dateToCome, { missing: stepPath(flow.name, 'check-in-doses') })
    }
    await requireConfirmed(services, tx, standing, reported)
    const reportedNow = { checkIn: reported, checkInAnswers: draft.answers }
    await saveReportedStops(services, tx, accountId, reportedNow, null)
    await requireReason(services, tx, checkIn, reportedNow, reason)
    const keep = (outcome: CheckInOutcome, made: { orderId?: string; caseId?: string } = {}) =>
      saveSent(tx, services.vault, checkIn, { plain: draft.plain, reported, outcome, ...made, now })
    if (reported.wish === 'pause' || reported.wish === 'stop') {
      // They want no pen, so no case would be opened: a prescriber has to learn of this all the same.
      const because = whyReviewedWithoutPen(reported, reportedStopsIn(reportedNow, today))
      const isReviewed = because.length > 0
      await keep(reported.wish, isReviewed ? { caseId: await raiseCheckInReview(services, tx, standing, because) } : {})
      return { outcome: reported.wish, toPay: null }
    }
    const { pen, reasons } = await nextPenOf(services, tx, standing, { reported, answers: draft.answers }, toDesk)
    if (!pen) {
      await keep('no dose', { caseId: await raiseCheckInReview(services, tx, standing, reasons) })
      return { outcome: 'no dose', toPay: null }
    }
    if (pricePence !== pen.pricePence) throw new ApiError(409, words.priceChanged, { pricePence: pen.pricePence })
    const order = await placeRepeat(services, tx, standing, pen)
    await keep('ordered', { orderId: order.id })
    return { outcome: 'ordered', toPay: { orderId: order.id, amountPence: order.amountPence, item: pen.medicine } }
  })

/** The first reply was lost: its result is returned again. */
async function sentBefore(services: Services, tx: Orm, accountId: string, id: string) {
  const standing = await checkInStatus(services, tx, accountId)
  const order = standing?.checkIn?.id === id && standing.is === 'to pay' ? standing.order : null
  if (!order) throw new ApiError(409, words.notOpen)
  const toPay = { orderId: order.id, amountPence: order.amountPence, item: itemName(order) }
  return { outcome: 'ordered' as const, toPay }
}

/** A likely typing error counts only once the patient has been asked about it. */
async function requireConfirmed(
  { vault }: Pick<Services, 'vault'>,
  tx: Orm,
  { plan: { accountId, injectionDay }, cover }: CheckInStatus,
  reported: ReportedCheckIn,
) {
  const { kg, on } = reported
  const last = await lastWeightOf(vault, tx, accountId)
  if (kg !== null && !reported.isWeightConfirmed && isWeightJump({ kg, on }, last)) {
    const missing = stepPath(flow.name, 'check-in-weight')
    throw new ApiError(422, words.weightUnconfirmed, { problem: 'weight-jump', missing })
  }
  if (!reported.areDosesConfirmed && closeDoses(cover.medicine, reported.takenOn, injectionDay)) {
    const missing = stepPath(flow.name, 'check-in-doses')
    throw new ApiError(422, words.dosesUnconfirmed, { problem: 'doses-close', missing })
  }
}

/** Patient and answers are copied from the order of the last pen; what is new is in the check-in. */
async function placeRepeat(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { cover }: CheckInStatus,
  { item, pricePence }: NextPen,
): Promise<Order> {
  const before = await orderOfSupplyPeriod(tx, cover)
  const sent = JSON.parse(vault.open(before.details, orderOwner(before.id)))
  // The desk may have corrected address or phone since then.
  const details = JSON.stringify({ ...sent, ...(await contactSince(vault, tx, before.accountId, before.createdAt)) })
  const answers = vault.open(before.answers, orderAnswersOwner(before.id))
  const { order } = await openOrder(tx, {
    guestSessionId: null,
    accountId: before.accountId,
    emailDigest: before.emailDigest,
    kind: weightService.nextOrder,
    item,
    amountPence: pricePence,
    questionnaire: before.questionnaire,
    questionnaireVersion: before.questionnaireVersion,
    seal: (orderId) => ({
      details: vault.seal(details, orderOwner(orderId)),
      answers: vault.seal(answers, orderAnswersOwner(orderId)),
    }),
    now: now(),
  })
  return (await moveOrder(tx, order, { to: 'awaiting payment', by: 'patient', now: now() })) ?? order
}
