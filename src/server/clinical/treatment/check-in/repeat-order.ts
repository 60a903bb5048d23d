import { weightService } from '#domain/services/weight-management.ts'
import { contactSince } from '../../../identity/accounts/contact-changes.ts'
import { moveOrder, type Order, openOrder, orderAnswersOwner, orderOwner } from '../../../orders/orders.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { type CheckInStatus, orderOfSupplyPeriod } from './check-in-status.ts'
import type { NextPen } from './price-of-next.ts'

/** Person and answers are copied from the first order; what is new is in the check-in. */
export async function placeRepeat(
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
