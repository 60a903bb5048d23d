import type { OrderState } from '../orders/order-states.ts'
import { isPayable } from '../orders/payment-state.ts'

/**
 * Where a prescription on paper stands that a clinician wrote after an appointment (PO-04). `offered`: whoever it is for
 * may have it posted. `to pay`: they have chosen that. `paying`: their card is being charged. `to post`: it is paid for.
 */
export const postStages = ['offered', 'to pay', 'paying', 'to post', 'posted', 'withdrawn'] as const

export type PostStage = (typeof postStages)[number]

interface Paper {
  readonly isWithdrawn: boolean
  readonly isPosted: boolean
  /** The last to have it posted; null if there was none. */
  readonly order: {
    readonly state: OrderState
    readonly isAuthorised: boolean
    readonly amountPence: number
    /** Gone back, or on its way. */
    readonly refundedPence: number
  } | null
}

export function postStage({ isWithdrawn, isPosted, order }: Paper): PostStage {
  if (isPosted) return 'posted'
  if (isWithdrawn) return 'withdrawn'
  if (order === null) return 'offered'
  if (isPayable(order.state)) return order.isAuthorised ? 'paying' : 'to pay'
  return order.state === 'paid' && order.refundedPence < order.amountPence ? 'to post' : 'offered'
}

/** It can still be chosen, or chosen again. */
export const mayBeChosen = (stage: PostStage): boolean => stage === 'offered' || stage === 'to pay'

/** Neither has it left, nor is a card being charged for it at this moment. */
export const mayBeWithdrawn = (stage: PostStage): boolean => mayBeChosen(stage) || stage === 'to post'

/** What the desk looks at: what waits for it, and what has left lately. */
export const postLists = ['to post', 'posted'] as const satisfies readonly PostStage[]

export type PostList = (typeof postLists)[number]

/** What is paid for has left by then, or somebody is asked why: ours. */
export const postWithinDays = 2
