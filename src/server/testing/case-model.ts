import { leaseUntil } from '#domain/cases/lease.ts'
import type { CaseState } from '#domain/cases/states.ts'
import { settledAt } from '#domain/operations/undo-window.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { DecisionKind } from '../clinical/cases/tables.ts'

/**
 * A model of a case, its order and its payment, on one page. `Told` is what the patient is sent; everything else is the
 * state of the three. Each function says whether the product must accept a request, and applies it if so.
 */

type Told =
  | 'We have your order'
  | 'News about your order'
  | 'An update about your order'
  | 'Your payment for order'
  | 'Your order is on its way'
  | 'A message about your order'
  | 'Your order has expired'
  | 'Your order is cancelled'
  | 'A refund for your order'
  | 'Your order has been refunded'

/** `away`: it does not answer. `deaf`: it acts, and its reply is lost. */
export type Provider = 'there' | 'away' | 'deaf'

export interface ModelCase {
  readonly amount: number
  readonly needsSignature: boolean
  state: CaseState
  order: OrderState
  claim: { readonly by: string; readonly until: number; isStale: boolean } | null
  pending: {
    readonly kind: DecisionKind
    readonly by: string
    readonly at: number
    tries: number
    nextTry: number
  } | null
  awaitsSignature: boolean
  approvedBy: string | null
  isWithdrawn: boolean
  isLapsing: boolean
  /** At the provider. */
  isReleased: boolean
  captured: number
  refunded: number
  isTakenByHand: boolean
  /** In our books: refunds made, and refunds owed. */
  given: number
  readonly owed: { readonly pence: number; tries: number; nextTry: number; isTaken: boolean }[]
  /** Staff must look at the payment before the authorisation may lapse. */
  differs: boolean
  readonly told: Told[]
}

export const newModelCase = (amount: number, needsSignature: boolean): ModelCase => ({
  amount,
  needsSignature,
  state: 'ready',
  order: 'awaiting review',
  claim: null,
  pending: null,
  awaitsSignature: false,
  approvedBy: null,
  isWithdrawn: false,
  isLapsing: false,
  isReleased: false,
  captured: 0,
  refunded: 0,
  isTakenByHand: false,
  given: 0,
  owed: [],
  differs: false,
  told: ['We have your order'],
})

const isEnded = ({ state }: ModelCase) => ['delivered', 'declined', 'expired', 'withdrawn'].includes(state)

function become(one: ModelCase, state: CaseState): void {
  one.state = state
  if (one.claim) one.claim.isStale = true
}

export function claim(one: ModelCase, by: string, now: number): boolean {
  const isFree = one.claim === null || one.claim.until <= now || one.claim.by === by
  if (isEnded(one) || one.pending || !isFree) return false
  one.claim = { by, until: leaseUntil(now), isStale: false }
  return true
}

const mayDecide: Readonly<Record<DecisionKind, (one: ModelCase, by: string) => boolean>> = {
  approve: ({ state, awaitsSignature }) => state === 'ready' && !awaitsSignature,
  sign: ({ state, awaitsSignature, approvedBy }, by) => state === 'ready' && awaitsSignature && approvedBy !== by,
  decline: ({ state }) => state === 'ready' || state === 'waiting_for_patient',
  ask: ({ state }) => state === 'ready' || state === 'waiting_for_patient',
  check: ({ state }) => state === 'approved',
  return: ({ state }) => state === 'approved',
}

export function decide(one: ModelCase, kind: DecisionKind, by: string, now: number): boolean {
  const isOwn = one.claim !== null && one.claim.by === by && one.claim.until > now && !one.claim.isStale
  if (!isOwn || one.pending || !mayDecide[kind](one, by)) return false
  one.pending = { kind, by, at: settledAt(now), tries: 0, nextTry: settledAt(now) }
  return true
}

export function undo(one: ModelCase, by: string, now: number): boolean {
  if (one.pending?.by !== by || one.pending.tries > 0 || now >= one.pending.at) return false
  one.pending = null
  if (one.claim) one.claim.isStale = true
  return true
}

/** Whether the provider's reply arrived. */
function letGo(one: ModelCase, provider: Provider): boolean {
  if (provider === 'away') return false
  if (one.captured === 0) one.isReleased = true
  if (provider === 'deaf') return false
  one.refunded = one.captured
  return true
}

function take(one: ModelCase, provider: Provider): boolean {
  if (provider !== 'away') one.captured = one.amount
  return provider === 'there'
}

/** The jobs about cases: final decisions are executed, and a case ends with its order. */
export function tend(one: ModelCase, provider: Provider, now: number): void {
  if (one.pending && one.pending.nextTry <= now) {
    const { pending } = one
    pending.nextTry = now + Math.min(600, 10 * 2 ** pending.tries) * 1_000
    pending.tries += 1
    execute(one, pending.kind, pending.by, provider)
  }
  const canEnd = !one.pending && !isEnded(one) && one.state !== 'dispatched'
  if (canEnd && isOver(one)) endWithOrder(one)
}

const isOver = ({ order }: ModelCase) => order === 'expired' || order === 'refunded'
const endWithOrder = (one: ModelCase) => end(one, one.order === 'refunded' ? 'withdrawn' : 'expired')

function end(one: ModelCase, state: CaseState): void {
  become(one, state)
  one.claim = null
  one.awaitsSignature = false
}

function execute(one: ModelCase, kind: DecisionKind, by: string, provider: Provider): void {
  const isOpen = one.order === 'awaiting review'
  if (isOpen && kind === 'decline' && !letGo(one, provider)) return
  if (isOpen && kind === 'check' && !take(one, provider)) return
  one.pending = null
  one.claim = null
  if (kind === 'decline') {
    if (isOpen) one.told.push('News about your order')
    if (isOpen) one.order = 'declined'
    end(one, 'declined')
  } else if (isOpen) takeEffect(one, kind, by)
  else endWithOrder(one)
}

function takeEffect(one: ModelCase, kind: DecisionKind, by: string): void {
  if (kind === 'ask') {
    one.told.push('A message about your order')
    become(one, 'waiting_for_patient')
  }
  if (kind === 'approve') one.approvedBy = by
  if (kind === 'approve' && one.needsSignature) one.awaitsSignature = true
  else if (kind === 'approve' || kind === 'sign') {
    one.told.push('News about your order')
    one.awaitsSignature = false
    become(one, 'approved')
  }
  if (kind === 'return') {
    one.told.push('An update about your order')
    become(one, 'ready')
  }
  if (kind === 'check') {
    one.told.push('Your payment for order')
    one.order = 'approved'
    become(one, 'checked')
  }
}

export function reply(one: ModelCase): void {
  if (one.state === 'waiting_for_patient') become(one, 'ready')
}

export function withdraw(one: ModelCase, provider: Provider): boolean {
  if (one.isWithdrawn) {
    callOff(one, provider)
    return true
  }
  const isFree = one.state === 'ready' || one.state === 'waiting_for_patient'
  if (one.order !== 'awaiting review' || one.pending || !isFree) return false
  one.isWithdrawn = true
  end(one, 'withdrawn')
  callOff(one, provider)
  return true
}

function callOff(one: ModelCase, provider: Provider): void {
  const wasTaken = one.captured > 0
  if (one.order !== 'awaiting review' || !letGo(one, provider)) return
  one.order = 'expired'
  one.told.push(wasTaken ? 'A refund for your order' : 'Your order is cancelled')
}

/** Whose authorisation the payment jobs release, cancelled orders first. */
const isCalledOff = ({ order, isWithdrawn }: ModelCase) => order === 'awaiting review' && isWithdrawn
const hasLapsed = ({ order, isWithdrawn, isLapsing, differs }: ModelCase) =>
  order === 'awaiting review' && !isWithdrawn && isLapsing && !differs

/** The payment jobs, for cases in the order of their orders. An unanswered request ends the run until the next time. */
export function sweepAll(all: readonly ModelCase[], provider: Provider, now: number): void {
  const asked = [...all.filter(isCalledOff), ...all.filter(hasLapsed)]
  for (const one of provider === 'there' ? asked : asked.slice(0, 1)) releaseByJob(one, provider)
  for (const one of all) sweep(one, provider, now)
}

function releaseByJob(one: ModelCase, provider: Provider): void {
  if (one.isWithdrawn) callOff(one, provider)
  else if (one.captured === 0) {
    if (provider !== 'away') one.isReleased = true
    if (provider === 'there') lapse(one)
  }
}

/** What is owed as a refund, and the state of the books. */
function sweep(one: ModelCase, provider: Provider, now: number): void {
  for (const due of one.owed.filter(({ nextTry }) => nextTry <= now)) giveBack(one, due, provider, now)
  compare(one, provider)
}

function lapse(one: ModelCase): void {
  one.order = 'expired'
  one.told.push('Your order has expired')
}

export function refund(one: ModelCase, pence: number, provider: Provider, now: number): boolean {
  const left = one.amount - one.given - one.owed.reduce((sum, due) => sum + due.pence, 0)
  if (one.order !== 'approved' || pence > left) return false
  const due = { pence, tries: 0, nextTry: now, isTaken: false }
  one.owed.push(due)
  giveBack(one, due, provider, now)
  return true
}

function giveBack(one: ModelCase, due: ModelCase['owed'][number], provider: Provider, now: number): void {
  due.nextTry = now + Math.min(3_600, 30 * 2 ** due.tries) * 1_000
  due.tries += 1
  if (provider !== 'away' && !due.isTaken) {
    one.refunded += due.pence
    due.isTaken = true
  }
  if (provider !== 'there') return
  one.owed.splice(one.owed.indexOf(due), 1)
  recordGiven(one, due.pence)
}

function recordGiven(one: ModelCase, pence: number): void {
  one.given += pence
  if (one.given === one.amount) one.order = 'refunded'
  one.told.push(one.given === one.amount ? 'Your order has been refunded' : 'A refund for your order')
}

/** Both books side by side. */
export function compare(one: ModelCase, provider: Provider): void {
  if (provider !== 'there' || one.isWithdrawn || one.pending) return
  const kept = one.captured - one.refunded
  if (one.order === 'awaiting review') {
    if (one.isReleased || (one.captured > 0 && kept === 0)) lapse(one)
    one.differs = one.order === 'awaiting review' && kept > 0
    return
  }
  one.differs = false
  if (one.order !== 'approved') return
  const more = one.refunded - one.given - one.owed.reduce((sum, due) => sum + due.pence, 0)
  if (more > 0) recordGiven(one, more)
}

export const send = (one: ModelCase): boolean => {
  if (one.state !== 'checked') return false
  one.told.push('Your order is on its way')
  become(one, 'dispatched')
  return true
}

export const arrive = (one: ModelCase, as: 'delivered' | 'returned' | 'lost'): boolean => {
  if (one.state !== 'dispatched') return false
  become(one, as)
  return true
}

/** A manual action in the provider's dashboard. */
export function takeByHand(one: ModelCase): void {
  one.captured = one.amount
  one.isTakenByHand = true
}

export function refundByHand(one: ModelCase): void {
  one.refunded = one.captured
}

export function releaseByHand(one: ModelCase): void {
  one.isReleased = true
}
