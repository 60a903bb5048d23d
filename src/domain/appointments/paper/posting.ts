import type { OrderState } from '../../orders/order-states.ts'
import { isPayable } from '../../orders/payment-state.ts'
import type { PaperValidity } from './paper-validity.ts'

/**
 * Status of a paper prescription after an appointment (PO-04). `offered`: the patient may have it posted. `to pay`: the
 * patient chose posting. `paying`: their card is being charged. `to post`: paid for. `too late` and `void`: not posted
 * yet, and too late to post or no longer valid.
 */
export const postStages = [
  'offered',
  'to pay',
  'paying',
  'to post',
  'posted',
  'handed over',
  'withdrawn',
  'too late',
  'void',
] as const

export type PostStage = (typeof postStages)[number]

/** The payment status of posting, whatever the date. */
export type PostageStage = Exclude<PostStage, 'handed over' | 'withdrawn' | 'posted' | 'too late' | 'void'>

interface Paper {
  readonly isWithdrawn: boolean
  readonly isPosted: boolean
  readonly isHandedOver: boolean
  readonly validity: PaperValidity
  /** The latest order to post it. Null: there is none. */
  readonly order: {
    readonly state: OrderState
    readonly isAuthorised: boolean
    readonly amountPence: number
    /** Refunded, or refund under way. */
    readonly refundedPence: number
  } | null
}

export function postStage(paper: Paper): PostStage {
  if (paper.isPosted) return 'posted'
  if (paper.isHandedOver) return 'handed over'
  if (paper.isWithdrawn) return 'withdrawn'
  const stage = postageStage(paper)
  // Whether a card payment in progress succeeds is known within a minute.
  return paper.validity === 'in time' || stage === 'paying' ? stage : paper.validity
}

export function postageStage({ order }: Pick<Paper, 'order'>): PostageStage {
  if (order === null) return 'offered'
  if (isPayable(order.state)) return order.isAuthorised ? 'paying' : 'to pay'
  return order.state === 'paid' && order.refundedPence < order.amountPence ? 'to post' : 'offered'
}

/** Posting can be chosen, or chosen again. */
export const mayBeChosen = (stage: PostStage): boolean => stage === 'offered' || stage === 'to pay'

/** Not posted, and no card payment in progress. */
export const mayBeWithdrawn = (stage: PostStage): boolean =>
  mayBeChosen(stage) || stage === 'to post' || stage === 'too late' || stage === 'void'

/** Given to the patient by hand: posting is not paid for, and a pharmacy may still dispense it. */
export const mayBeHandedOver = (stage: PostStage): boolean => mayBeChosen(stage) || stage === 'too late'

/** A replacement is written for it: this one can no longer be posted, or no pharmacy may dispense it. */
export const mayBeReplaced = (stage: PostStage, validity: PaperValidity): boolean =>
  stage === 'too late' || stage === 'void' || (validity === 'void' && (stage === 'posted' || stage === 'handed over'))

/** The prescriptions the desk lists: those waiting for staff, and those posted recently. */
export const postLists = ['to post', 'posted'] as const satisfies readonly PostStage[]

export type PostList = (typeof postLists)[number]

/** Not posted this long after payment, it appears in the operations inbox (ours). */
export const postWithinDays = 2

/** With this few days left to post or hand it over, it appears in the operations inbox (ours). */
export const paperWarnDays = 5
