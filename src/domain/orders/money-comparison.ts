import type { OrderState } from './order-states.ts'
import { isPayable } from './payment-state.ts'

/** What our books say about the payment of an order. */
export interface OurMoney {
  readonly state: OrderState
  readonly amountPence: number
  /** Refunded, as confirmed by the provider. */
  readonly refundedPence: number
  /** Refunds under way: the provider may have made them without our hearing of it. */
  readonly owedPence: number
  /** A decision is being executed: changes at the provider are our own. */
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

/** Differences that no rule can settle: staff check and decide. */
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
  /** Done in the provider's dashboard: our books follow. */
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

/** The consequences of comparing both books. Empty: they agree, or will without action. */
export function compareMoney(ours: OurMoney, theirs: ProvidersMoney): MoneyFinding[] {
  return [...disputes(ours, theirs), ...(ours.isUnderWay ? [] : differences(ours, theirs))]
}

function disputes({ amountPence }: OurMoney, { dispute }: ProvidersMoney): MoneyFinding[] {
  if (dispute === 'open') return [difference('disputed', amountPence, 0)]
  return dispute === 'lost' ? [difference('dispute lost', amountPence, 0)] : []
}

function differences(ours: OurMoney, theirs: ProvidersMoney): MoneyFinding[] {
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
  // Captured and refunded, both by hand: nothing of it is left.
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
