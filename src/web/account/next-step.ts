import { orderWords } from '#content/account.ts'
import { careLabels, careNext } from '#content/care-steps.ts'
import type { AccountOrder } from '#contract/accounts.ts'
import { authorisationDays, isUnderWay } from '#domain/orders/order-states.ts'
import { dayAndTimeOf, dayOf } from './written-date.ts'

type Story = Pick<AccountOrder, 'state' | 'care'>

/** What happens next with an order, whose turn it is and by when. */
export function nextStepOf(order: Story): string {
  const { care } = order
  if (!care || !isUnderWay(order.state)) return orderWords.whatNext(authorisationDays)[order.state]
  const { parcel, dueBy } = care
  const told = careNext({
    by: dueBy && dayAndTimeOf(dueBy),
    isCardRefused: care.cardRequest?.why === 'card',
    parcel: parcel && {
      carrier: parcel.carrier,
      tracking: parcel.tracking,
      expected: dayOf(parcel.expectedAt),
      coldUntil: dayAndTimeOf(parcel.validUntil),
    },
  })
  return care.state in told
    ? told[care.state as keyof typeof told]
    : orderWords.whatNext(authorisationDays)[order.state]
}

/** In one or two words. */
export const stageOf = (order: Story): string => {
  const state = order.care?.state
  return state && isUnderWay(order.state) && state in careLabels
    ? careLabels[state as keyof typeof careLabels]
    : orderWords.labels[order.state]
}
