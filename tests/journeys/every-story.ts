import type { CallReply } from '#contract/calls.ts'
import type { AccountOrder } from '#contract/identity/accounts.ts'
import type { OrderState } from '#domain/orders/order-states.ts'

const profile = {
  name: 'Amara',
  legalSurname: 'Whitfield',
  email: 'amara@post.example',
  mobile: '07700900123',
  address: 'Flat 2\n14 Lark Rise',
  city: 'Bath',
  pincode: 'BA1 1AA',
  dob: '1988-03-04',
}

function order(id: string, ...states: OrderState[]): AccountOrder {
  return {
    id,
    reference: `LW-${id.toUpperCase()}`,
    item: 'Mounjaro',
    amountPence: 125_00,
    discountPence: 84_00,
    // The details sent with the order count, whatever the account says by now.
    sentBy: { ...profile, address: 'Flat 9\n99 Right Road' },
    state: states.at(-1) ?? 'draft',
    placedAt: '2026-03-02T09:00:00.000Z',
    care: null,
    isWithdrawn: false,
    canWithdraw: false,
    events: states.map((state, place) => ({ state, at: `2026-03-0${place + 2}T10:30:00.000Z` })),
  }
}

const authorised = ['draft', 'awaiting payment', 'awaiting review'] as const
/** An account with an order in each of its states. */
export const everyStory = {
  profile,
  treatment: null,
  unfinishedAssessment: null,
  unreadMessages: 0,
  appointments: [],
  orders: [
    order('reviewed', ...authorised),
    order('approved', ...authorised, 'approved'),
    order('declined', ...authorised, 'declined'),
    order('expired', ...authorised, 'expired'),
    order('refunded', ...authorised, 'approved', 'refunded'),
    order('unpaid', 'draft', 'awaiting payment'),
  ],
} satisfies CallReply<'my_account'>
