import { orderWords } from '#content/identity/account.ts'
import { careSteps } from '#content/orders/care-steps.ts'
import type { AccountOrder } from '#contract/identity/accounts.ts'
import type { OrderCare } from '#contract/orders/order-care.ts'
import type { OrderTurn } from '#domain/cases/whose-turn.ts'
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
export function timelineOf(order: Story, turn: OrderTurn | null): readonly Moment[] {
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
    'awaiting review': underReview(order.care, turn) ?? [{ words: words.reviewing, mark: 'now' }, ahead],
    approved: supplied(order.care, turn, paid.at) ?? [{ ...paid, mark: 'bloom' }],
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
function underReview(known: OrderCare | undefined, turn: OrderTurn | null): readonly Moment[] | null {
  if (!known || !turn) return null
  const now = (step: string): Moment => ({ words: step, mark: 'now' })
  const prescribed: Moment = { words: care.prescribed, mark: 'done', at: known.since }
  const { ahead } = care
  switch (turn.waitsFor) {
    case 'evidence':
      return [now(care.needed), ...nextOnes(ahead.review, ahead.check)]
    case 'reply':
      return [now(care.asked), ...nextOnes(ahead.review, ahead.check)]
    case 'weigh-in':
      return [now(care.booked), ...nextOnes(ahead.review, ahead.check)]
    case 'evidence-check':
      return [now(care.checkingEvidence), ...nextOnes(ahead.review, ahead.check)]
    case 'price':
      return [now(care.agree), ...nextOnes(ahead.check, ahead.send)]
    case 'review':
      return [now(known.isReviewedAgain ? care.reviewingAgain : care.reviewing), ...nextOnes(ahead.check, ahead.send)]
    case 'confirmation':
      return [prescribed, now(care.confirm), ...nextOnes(ahead.send)]
    case 'check':
      return [prescribed, now(care.checking), ...nextOnes(ahead.send)]
    default:
      return null
  }
}

/** From the moment it is paid to the door. */
function supplied(
  known: OrderCare | undefined,
  turn: OrderTurn | null,
  paidAt: string | undefined,
): readonly Moment[] | null {
  if (!known) return null
  const paid: Moment = { words: words.approved, mark: 'done', at: paidAt }
  if (known.state === 'delivered') return [paid, { words: care.delivered, mark: 'bloom', at: known.since }]
  switch (turn?.waitsFor) {
    case 'review':
      // Held after it was paid for; otherwise another pen is sent in place of the first.
      return known.isReviewedAgain
        ? [
            { words: care.paid, mark: 'done', at: paidAt },
            { words: care.reviewingAgain, mark: 'now' },
            ...nextOnes(care.ahead.send),
          ]
        : [paid, { words: care.replacing, mark: 'now', at: known.since }, ...nextOnes(care.ahead.send)]
    case 'check':
      return [paid, { words: care.checking, mark: 'now' }, ...nextOnes(care.ahead.send)]
    case 'confirmation':
      return [paid, { words: care.confirm, mark: 'now' }, ...nextOnes(care.ahead.send)]
    case 'packing':
      return [paid, { words: care.packing, mark: 'now' }, ...nextOnes(care.ahead.send)]
    case 'parcel':
      return [paid, { words: care.sent, mark: 'now', at: known.since }]
    case 'quarantined':
      return [paid, { words: care.quarantined, mark: 'now', at: known.since }]
    default:
      return null
  }
}
