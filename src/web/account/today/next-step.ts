import { orderWords } from '#content/identity/account.ts'
import {
  careLabels,
  careNext,
  careTurns,
  deliveredEarlier,
  deliveredLabel,
  deliveredNext,
  recalledLabel,
  recalledNext,
} from '#content/orders/care-steps.ts'
import type { AccountOrder } from '#contract/identity/accounts.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { OrderTurn } from '#domain/cases/whose-turn.ts'
import { authorisationDays, isUnderWay } from '#domain/orders/order-states.ts'
import type { ReportedPromise } from '#domain/promises/promised-time.ts'
import { isJustDelivered } from '#domain/supply/arrival.ts'
import { dayAndTimeOf, formatDateOrText } from '../shell/format-date.ts'

export interface Story extends Pick<AccountOrder, 'state' | 'care'> {
  /** What is needed is listed on another page than this. */
  readonly isListedElsewhere?: boolean
}

/** What happens next with an order, whose turn it is and by when. */
export function nextStepOf(order: Story, turn: OrderTurn | null, now: number, told: ReportedPromise | null): string {
  const whose = turn && turn.waitsFor !== 'payment' ? careTurns[turn.turn] : null
  const next = whatNextOf(order, turn, now, told)
  return whose === null ? next : `${whose} ${next}`
}

/** What happens next with an order, by the promised time if one is given that has not passed. */
export function whatNextOf(
  order: Story,
  turn: OrderTurn | null,
  now: number,
  promised: ReportedPromise | null,
): string {
  if (isDelivered(order)) {
    if (order.care?.parcel?.isRecalled) return recalledNext
    const deliveredOn = order.care?.parcel?.deliveredOn ?? null
    const isEarlier = deliveredOn !== null && !isJustDelivered(deliveredOn, londonTimeAt(now).date)
    return isEarlier ? deliveredEarlier(formatDateOrText(deliveredOn)) : deliveredNext
  }
  if (!turn || turn.waitsFor === 'payment') return orderWords.whatNext(authorisationDays)[order.state]
  const parcel = order.care?.parcel
  return careNext({
    by: promised && !promised.isLate ? promised.by : null,
    isListed: !order.isListedElsewhere,
    isReviewedAgain: order.care?.isReviewedAgain ?? false,
    isPaid: order.state === 'approved',
    isCardRefused: order.care?.cardRequest?.why === 'card',
    parcel: parcel
      ? {
          carrier: parcel.carrier,
          tracking: parcel.tracking,
          coldUntil: dayAndTimeOf(parcel.validUntil),
          isRecalled: parcel.isRecalled,
          isPastCold: now > Date.parse(parcel.validUntil),
        }
      : null,
  })[turn.waitsFor]
}

/** In one or two words. */
export function stageOf(order: Story, turn: OrderTurn | null): string {
  const isRecalled = order.care?.parcel?.isRecalled && (isDelivered(order) || turn?.waitsFor === 'parcel')
  if (isRecalled) return recalledLabel
  if (isDelivered(order)) return deliveredLabel
  if (isBeingReplaced(order, turn)) return careLabels.lost
  return !turn || turn.waitsFor === 'payment' ? orderWords.labels[order.state] : careLabels[turn.waitsFor]
}

const isDelivered = ({ state, care }: Story) => isUnderWay(state) && care?.state === 'delivered'

/** A paid order that is decided about without having been returned: another pen is sent in place of the first. */
const isBeingReplaced = ({ state, care }: Pick<Story, 'state' | 'care'>, turn: OrderTurn | null) =>
  state === 'approved' && turn?.waitsFor === 'review' && care?.isReviewedAgain === false
