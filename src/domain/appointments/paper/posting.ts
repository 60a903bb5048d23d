import type { OrderState } from '../../orders/order-states.ts'
import { isPayable } from '../../orders/payment-state.ts'
import type { PaperValidity } from './paper-validity.ts'

/**
 * Where a prescription on paper stands that a clinician wrote after an appointment (PO-04). `offered`: whoever it is for
 * may have it posted. `to pay`: they have chosen that. `paying`: their card is being charged. `to post`: it is paid for.
 * `too late` and `void`: it is still here, and its time has run out for the post or altogether.
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

/** Where the money for posting it stands, whatever the day is. */
export type PostageStage = Exclude<PostStage, 'handed over' | 'withdrawn' | 'posted' | 'too late' | 'void'>

interface Paper {
  readonly isWithdrawn: boolean
  readonly isPosted: boolean
  readonly isHandedOver: boolean
  readonly validity: PaperValidity
  /** The last to have it posted; null if there was none. */
  readonly order: {
    readonly state: OrderState
    readonly isAuthorised: boolean
    readonly amountPence: number
    /** Gone back, or on its way. */
    readonly refundedPence: number
  } | null
}

export function postStage(paper: Paper): PostStage {
  if (paper.isPosted) return 'posted'
  if (paper.isHandedOver) return 'handed over'
  if (paper.isWithdrawn) return 'withdrawn'
  const stage = postageStage(paper)
  // Whether a card that is being charged comes to anything is known in a minute.
  return paper.validity === 'in time' || stage === 'paying' ? stage : paper.validity
}

export function postageStage({ order }: Pick<Paper, 'order'>): PostageStage {
  if (order === null) return 'offered'
  if (isPayable(order.state)) return order.isAuthorised ? 'paying' : 'to pay'
  return order.state === 'paid' && order.refundedPence < order.amountPence ? 'to post' : 'offered'
}

/** It can still be chosen, or chosen again. */
export const mayBeChosen = (stage: PostStage): boolean => stage === 'offered' || stage === 'to pay'

/** Neither has it left, nor is a card being charged for it at this moment. */
export const mayBeWithdrawn = (stage: PostStage): boolean =>
  mayBeChosen(stage) || stage === 'to post' || stage === 'too late' || stage === 'void'

/** Given to the patient by hand: nobody pays for its post, and a pharmacy may still dispense it. */
export const mayBeHandedOver = (stage: PostStage): boolean => mayBeChosen(stage) || stage === 'too late'

/** Another is written in its place: this one can no longer be posted, or not be dispensed wherever it is. */
export const mayBeReplaced = (stage: PostStage, validity: PaperValidity): boolean =>
  stage === 'too late' || stage === 'void' || (validity === 'void' && (stage === 'posted' || stage === 'handed over'))

/** What the desk looks at: what waits for it, and what has left lately. */
export const postLists = ['to post', 'posted'] as const satisfies readonly PostStage[]

export type PostList = (typeof postLists)[number]

/** What is paid for has left by then, or somebody is asked why: ours. */
export const postWithinDays = 2

/** With so few days left to post it, or hand it over, it is on the operations inbox: ours. */
export const paperWarnDays = 5
