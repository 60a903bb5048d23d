import { placing } from '#content/checkout/checkout.ts'
import { answersPathOf } from '#contract/checkout/answers-path.ts'
import { isOrderedByForm } from '#domain/orders/kinds.ts'
import { answersSince } from '../../intake/questionnaires/eligible-answers.ts'
import { type Order, orderAnswersOwner, replaceOrderAnswers } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { checkoutOf } from '../kinds/kinds.ts'

const answersOf = async (services: Pick<Services, 'vault'>, orm: Orm, { guestSessionId, kind }: Order) =>
  isOrderedByForm(kind) ? answersSince(services, orm, { guestSessionId, kind }) : null

/** Leads to the answers. The order stays as it is, so that one ticked by mistake can be corrected. */
export const ruledOutByAnswers = ({ kind }: Pick<Order, 'kind'>, message: string = placing.ruledOut) =>
  new ApiError(409, message, { reason: 'answers', path: answersPathOf(kind) })

/** When payment starts, or a saved card is charged: refuses what can no longer be ordered. */
export async function beforePaying(services: Services, order: Order): Promise<void> {
  const since = await services.database.run((orm) => answersOf(services, orm, order))
  if (since === 'ruled out') throw ruledOutByAnswers(order)
  await checkoutOf(order).beforePaying(services, order)
}

/**
 * When the card is authorised: the order is decided about with what the patient said last. False: it could not be
 * placed with that. The caller holds the order.
 */
export async function takeLatestAnswers({ vault }: Services, tx: Orm, order: Order): Promise<boolean> {
  const since = await answersOf({ vault }, tx, order)
  if (since === 'ruled out') return false
  const owner = orderAnswersOwner(order.id)
  if (since !== null && since.plain !== vault.open(order.answers, owner))
    await replaceOrderAnswers(tx, order.id, vault.seal(since.plain, owner), since.version)
  return true
}
