import type { OrderState } from './order-states.ts'
import { isPayable } from './payment-state.ts'

/** What our books say about the money of an order. */
export interface OurMoney {
  readonly state: OrderState
  readonly amountPence: number
  /** Gone back, as the provider has told us. */
  readonly refundedPence: number
  /** To go back: the provider may have done it already and not have been heard. */
  readonly owedPence: number
  /** Somebody has decided about it, and that is being carried out: what the provider does now is by our own hand. */
  readonly isUnderWay: boolean
}

export type Dispute = 'none' | 'open' | 'won' | 'lost'

/** What the provider's books say. */
export interface ProvidersMoney {
  readonly isHeld: boolean
  readonly isCancelled: boolean
  readonly capturedPence: number
  readonly refundedPence: number
  readonly dispute: Dispute
}

/** What no rule can settle: a person looks at it and says what is to be done. */
export const moneyDifferences = [
  'taken without approval',
  'not taken',
  'another amount taken',
  'refund came back',
  'still held',
  'disputed',
  'dispute lost',
] as const

export type MoneyDifference = (typeof moneyDifferences)[number]

export type MoneyFinding =
  /** Done at the provider's own pages: our books follow. */
  | { readonly is: 'refunded there'; readonly pence: number }
  | { readonly is: 'released there' }
  | {
      readonly is: 'difference'
      readonly what: MoneyDifference
      readonly expectedPence: number
      readonly foundPence: number
    }

const difference = (what: MoneyDifference, expectedPence: number, foundPence: number): MoneyFinding => ({
  is: 'difference',
  what,
  expectedPence,
  foundPence,
})

/** What follows from both books side by side. Nothing: they agree, or will by themselves. */
export function compareMoney(ours: OurMoney, theirs: ProvidersMoney): MoneyFinding[] {
  return [...disputes(ours, theirs), ...(ours.isUnderWay ? [] : standing(ours, theirs))]
}

function disputes({ amountPence }: OurMoney, { dispute }: ProvidersMoney): MoneyFinding[] {
  if (dispute === 'open') return [difference('disputed', amountPence, 0)]
  return dispute === 'lost' ? [difference('dispute lost', amountPence, 0)] : []
}

function standing(ours: OurMoney, theirs: ProvidersMoney): MoneyFinding[] {
  const { state, amountPence } = ours
  if (isPayable(state)) return []
  if (state === 'awaiting review') return held(ours, theirs)
  if (state === 'declined' || state === 'expired') {
    const kept = theirs.isHeld ? amountPence : theirs.capturedPence - theirs.refundedPence
    return kept > 0 ? [difference('still held', 0, kept)] : []
  }
  return taken(ours, theirs)
}

function held({ amountPence }: OurMoney, theirs: ProvidersMoney): MoneyFinding[] {
  const { isCancelled, capturedPence, refundedPence } = theirs
  if (isCancelled) return [{ is: 'released there' }]
  if (capturedPence === 0) return []
  // Taken and given back, both by hand: nothing of it is left.
  if (refundedPence >= capturedPence) return [{ is: 'released there' }]
  return [difference('taken without approval', 0, Math.min(capturedPence, amountPence))]
}

function taken(ours: OurMoney, { capturedPence, refundedPence }: ProvidersMoney): MoneyFinding[] {
  const { amountPence, owedPence } = ours
  if (capturedPence === 0) return [difference('not taken', amountPence, 0)]
  const more = refundedPence - ours.refundedPence - owedPence
  const amount = capturedPence === amountPence ? [] : [difference('another amount taken', amountPence, capturedPence)]
  if (refundedPence < ours.refundedPence)
    return [...amount, difference('refund came back', ours.refundedPence, refundedPence)]
  return more > 0 ? [...amount, { is: 'refunded there', pence: more }] : amount
}
