import { orderWords } from '#content/account.ts'
import type { AccountOrder } from '#contract/accounts.ts'
import { authorisationDays, type OrderState } from '#domain/orders/order-states.ts'
import type { Mark } from '#web/kit/art/order-marks.tsx'

interface Moment {
  readonly words: string
  readonly mark: Mark
  /** When it happened; what is still to come has no time. */
  readonly at?: string | undefined
}

type Story = Pick<AccountOrder, 'state' | 'placedAt' | 'events'> & Partial<Pick<AccountOrder, 'isWithdrawn'>>

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
    'awaiting review': [{ words: words.reviewing, mark: 'now' }, ahead],
    approved: [{ ...paid, mark: 'bloom' }],
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
