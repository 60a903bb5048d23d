import { orderWords } from '#content/account.ts'
import { careLabels, careNext, careTurns } from '#content/care-steps.ts'
import type { AccountOrder } from '#contract/accounts.ts'
import { authorisationDays, isUnderWay } from '#domain/orders/order-states.ts'
import { dayAndTimeOf, dayOf } from './written-date.ts'

type Story = Pick<AccountOrder, 'state' | 'care'>

/** What happens next with an order, whose turn it is and by when. */
export function nextStepOf(order: Story): string {
  const turn = wordsFor(order, careTurns)
  const next = whatNextOf(order, order.care?.dueBy ?? null)
  return turn === null ? next : `${turn} ${next}`
}

/** What happens next with an order, by that time if one is given. */
export function whatNextOf(order: Story, dueBy: string | null = null): string {
  const parcel = order.care?.parcel
  const told = careNext({
    by: dueBy && dayAndTimeOf(dueBy),
    isCardRefused: order.care?.cardRequest?.why === 'card',
    parcel: parcel
      ? {
          carrier: parcel.carrier,
          tracking: parcel.tracking,
          expected: dayOf(parcel.expectedAt),
          coldUntil: dayAndTimeOf(parcel.validUntil),
        }
      : null,
  })
  return wordsFor(order, told) ?? orderWords.whatNext(authorisationDays)[order.state]
}

/** In one or two words. */
export const stageOf = (order: Story): string => wordsFor(order, careLabels) ?? orderWords.labels[order.state]

/** Those about its care, while it is under way and they have any. */
function wordsFor(order: Story, words: Readonly<Record<string, string>>): string | null {
  const state = order.care?.state
  return (state && isUnderWay(order.state) && words[state]) || null
}
