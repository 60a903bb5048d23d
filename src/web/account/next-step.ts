import { orderWords } from '#content/account.ts'
import { careLabels, careNext, careTurns } from '#content/care-steps.ts'
import type { AccountOrder } from '#contract/accounts.ts'
import { authorisationDays, isUnderWay } from '#domain/orders/order-states.ts'
import type { PromisedTime, ToldPromise } from '#domain/promises/promised-time.ts'
import { dayAndTimeOf } from './written-date.ts'

export type Story = Pick<AccountOrder, 'state' | 'care'>

/** By when we promised what is next with an order. Null: no time was promised. */
export function promiseOf({ state, care }: Story): PromisedTime | null {
  if (!care || !isUnderWay(state)) return null
  return care.state === 'dispatched' ? (care.parcel?.expected ?? null) : care.promise
}

/** What happens next with an order, whose turn it is and by when. */
export function nextStepOf(order: Story, now: number, told: ToldPromise | null): string {
  const turn = wordsFor(order, careTurns)
  const next = whatNextOf(order, now, told)
  return turn === null ? next : `${turn} ${next}`
}

/** What happens next with an order, by the promised time if one is given that has not passed. */
export function whatNextOf(order: Story, now: number, promised: ToldPromise | null): string {
  const parcel = order.care?.parcel
  const by = promised && !promised.isLate ? promised.by : null
  const told = careNext({
    by,
    isReviewedAgain: order.care?.isReviewedAgain ?? false,
    isCardRefused: order.care?.cardRequest?.why === 'card',
    parcel: parcel
      ? {
          carrier: parcel.carrier,
          tracking: parcel.tracking,
          coldUntil: dayAndTimeOf(parcel.validUntil),
          isPastCold: now > Date.parse(parcel.validUntil),
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
