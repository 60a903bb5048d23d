import { orderWords } from '#content/account.ts'
import { careSteps } from '#content/care-steps.ts'
import type { AccountOrder } from '#contract/accounts.ts'
import type { OrderCare } from '#contract/order-care.ts'
import { authorisationDays, type OrderState } from '#domain/orders/order-states.ts'
import type { Mark } from '#web/kit/art/order-marks.tsx'

interface Moment {
  readonly words: string
  readonly mark: Mark
  /** When it happened; what is still to come has no time. */
  readonly at?: string | undefined
}

type Story = Pick<AccountOrder, 'state' | 'placedAt' | 'events'> & Partial<Pick<AccountOrder, 'isWithdrawn' | 'care'>>

const words = orderWords.steps

/** Whether a card was ever authorised for it: then there is something to have a receipt for. */
export const wasAuthorised = ({ state, events }: Story): boolean =>
  state === 'expired'
    ? events.some((event) => event.state === 'awaiting review')
    : state !== 'draft' && state !== 'awaiting payment'

/** What has happened to an order, where it is now, and what is to come, in words. */
export function timelineOf(order: Story): readonly Moment[] {
  const at = (state: OrderState) => order.events.findLast((event) => event.state === state)?.at
  const placed: Moment = { words: words.placed, mark: 'done', at: order.placedAt }
  const ahead: Moment = { words: words.toBeDecided(authorisationDays), mark: 'ahead' }

  if (!wasAuthorised(order)) {
    return order.state === 'expired'
      ? [placed, { words: words.closed, mark: 'fallen', at: at('expired') }]
      : [placed, { words: words.toBePaid, mark: 'now' }, ahead]
  }
  const paid = { words: words.approved, at: at('approved') }
  const endings: Partial<Record<OrderState, readonly Moment[]>> = {
    'awaiting review': underReview(order.care) ?? [{ words: words.reviewing, mark: 'now' }, ahead],
    approved: supplied(order.care, paid.at) ?? [{ ...paid, mark: 'bloom' }],
    declined: [{ words: words.declined, mark: 'fallen', at: at('declined') }],
    expired: [{ words: order.isWithdrawn ? words.withdrawn : words.expired, mark: 'fallen', at: at('expired') }],
    refunded: [
      { ...paid, mark: 'done' },
      { words: words.refunded, mark: 'fallen', at: at('refunded') },
    ],
  }
  const authorised: Moment = { words: words.authorised, mark: 'done', at: at('awaiting review') }
  return [placed, authorised, ...(endings[order.state] ?? [])]
}

const care = careSteps
const nextOnes = (...steps: readonly string[]): Moment[] => steps.map((step) => ({ words: step, mark: 'ahead' }))

/** From the evidence to the pharmacist, while nothing is taken. Null: nothing is known of it. */
function underReview(known: OrderCare | undefined): readonly Moment[] | null {
  switch (known?.state) {
    case 'waiting_for_evidence':
      return [{ words: care.needed, mark: 'now' }, ...nextOnes(care.ahead.review, care.ahead.check)]
    case 'waiting_for_patient':
      return [{ words: care.asked, mark: 'now' }, ...nextOnes(care.ahead.review, care.ahead.check)]
    case 'waiting_for_price':
      return [{ words: care.agree, mark: 'now' }, ...nextOnes(care.ahead.check, care.ahead.send)]
    case 'ready':
      return [
        { words: known.isReviewedAgain ? care.reviewingAgain : care.reviewing, mark: 'now' },
        ...nextOnes(care.ahead.check, care.ahead.send),
      ]
    case 'approved':
      return [
        { words: care.prescribed, mark: 'done', at: known.since },
        { words: care.checking, mark: 'now' },
        ...nextOnes(care.ahead.send),
      ]
    default:
      return null
  }
}

/** From the moment it is paid to the door. */
function supplied(known: OrderCare | undefined, paidAt: string | undefined): readonly Moment[] | null {
  const paid: Moment = { words: words.approved, mark: 'done', at: paidAt }
  switch (known?.state) {
    case 'ready':
      // Held after it was paid for. One that is sent anew is told by the parcel that was lost.
      return known.isReviewedAgain
        ? [
            { words: care.paid, mark: 'done', at: paidAt },
            { words: care.reviewingAgain, mark: 'now' },
            ...nextOnes(care.ahead.send),
          ]
        : null
    case 'checked':
      return [paid, { words: care.packing, mark: 'now' }, ...nextOnes(care.ahead.send)]
    case 'dispatched':
      return [paid, { words: care.sent, mark: 'now', at: known.since }]
    case 'quarantined':
      return [paid, { words: care.quarantined, mark: 'now', at: known.since }]
    case 'delivered':
      return [paid, { words: care.delivered, mark: 'bloom', at: known.since }]
    default:
      return null
  }
}
