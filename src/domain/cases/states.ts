import type { CaseKind } from './kinds.ts'

/** The state of the clinical work on an order. The order has states of its own, for its payment. */
const orderCaseStates = [
  'waiting_for_evidence',
  'ready',
  'waiting_for_patient',
  'approved',
  'waiting_for_price',
  'checked',
  'dispatched',
  'delivered',
  'quarantined',
  'declined',
  'expired',
  'withdrawn',
  'returned',
  'lost',
] as const

/** `closed`: ended without supply. */
export const caseStates = [...orderCaseStates, 'closed'] as const

export type CaseState = (typeof caseStates)[number]

/**
 * Who or what moves a case. Staff do it by a capability, which has the same name in the contract. `evidence`: the last
 * of it has arrived. `clock`: time ran out. `provider`: the card or parcel company reports it. `rules`: a new
 * assessment before supply found something new since the approval.
 */
export type Actor =
  | 'work-cases'
  | 'decide-cases'
  | 'check-approvals'
  | 'dispatch'
  | 'patient'
  | 'evidence'
  | 'clock'
  | 'provider'
  | 'rules'

export interface Transition {
  readonly from: CaseState
  readonly to: CaseState
  readonly by: readonly Actor[]
}

const move = (from: CaseState, to: CaseState, ...by: readonly Actor[]): Transition => ({ from, to, by })

const asked: readonly Transition[] = [
  move('ready', 'waiting_for_patient', 'work-cases'),
  // Another question, while the first is still unanswered.
  move('waiting_for_patient', 'waiting_for_patient', 'work-cases'),
  move('waiting_for_patient', 'ready', 'patient', 'work-cases'),
]

const supplies: readonly Transition[] = [
  move('waiting_for_evidence', 'ready', 'evidence'),
  ...asked,
  // Asked while evidence is awaited: the reply leads back to waiting for the rest.
  move('waiting_for_evidence', 'waiting_for_patient', 'work-cases'),
  move('waiting_for_patient', 'waiting_for_evidence', 'patient'),
  move('ready', 'approved', 'decide-cases'),
  move('ready', 'declined', 'decide-cases'),
  move('waiting_for_evidence', 'declined', 'decide-cases'),
  move('waiting_for_patient', 'declined', 'decide-cases'),
  // The pharmacist returned it with a reason, or the rules hold it: the prescriber decides again.
  move('approved', 'ready', 'check-approvals', 'rules'),
  move('checked', 'ready', 'rules'),
  move('approved', 'checked', 'check-approvals'),
  // The dose costs more than was authorised, or the capture was refused: the patient gives a card, or withdraws.
  move('approved', 'waiting_for_price', 'decide-cases', 'provider'),
  move('waiting_for_price', 'approved', 'patient'),
  move('checked', 'dispatched', 'dispatch'),
  move('dispatched', 'delivered', 'dispatch', 'provider'),
  // Late or warm on arrival: not to be used until a pharmacist has decided.
  move('dispatched', 'quarantined', 'dispatch', 'provider', 'patient'),
  move('quarantined', 'delivered', 'check-approvals'),
  // Discarded and replaced, with a second signature.
  move('quarantined', 'ready', 'check-approvals'),
  move('dispatched', 'returned', 'dispatch', 'provider'),
  move('dispatched', 'lost', 'dispatch', 'provider'),
  // A replacement is decided again, with a second signature.
  move('returned', 'ready', 'dispatch', 'decide-cases'),
  move('lost', 'ready', 'dispatch', 'decide-cases'),
  ...(['waiting_for_evidence', 'ready', 'waiting_for_patient', 'approved', 'waiting_for_price'] as const).map((from) =>
    move(from, 'expired', 'clock'),
  ),
  // `provider`: the whole payment was refunded, and nothing has been dispatched.
  ...(['waiting_for_evidence', 'ready', 'waiting_for_patient', 'waiting_for_price'] as const).map((from) =>
    move(from, 'withdrawn', 'patient', 'provider'),
  ),
  // Until the approval patients withdraw freely; afterwards staff do it for them.
  move('approved', 'withdrawn', 'decide-cases', 'provider'),
  ...(['checked', 'returned', 'lost', 'quarantined'] as const).map((from) => move(from, 'withdrawn', 'provider')),
]

const isLookedAt: readonly Transition[] = [...asked, move('ready', 'closed', 'decide-cases')]

const isSpokenWith: readonly Transition[] = [
  // Staff tried to reach the person, or did: it stays on the list, and the clock restarts.
  move('ready', 'ready', 'work-cases'),
  move('ready', 'closed', 'decide-cases'),
]

export const transitions: Readonly<Record<CaseKind, readonly Transition[]>> = {
  order: supplies,
  safeguarding: isSpokenWith,
  check_in: isLookedAt,
}

/**
 * Corrections of mistakes. They are not part of the normal path: a delivered case has ended, though for some days the
 * patient can still report that the parcel was warm.
 */
export const corrections: readonly Transition[] = [
  // The checked pen may not be sent: it is set aside, and another is checked.
  move('checked', 'approved', 'check-approvals'),
  move('dispatched', 'checked', 'dispatch'),
  move('delivered', 'dispatched', 'dispatch'),
  move('returned', 'dispatched', 'dispatch'),
  move('lost', 'dispatched', 'dispatch'),
  move('delivered', 'quarantined', 'dispatch', 'patient'),
  // Its pen is recalled: it is replaced free of charge, as the recipient was promised.
  move('delivered', 'ready', 'dispatch'),
]

export const mayCorrect = (kind: CaseKind, from: CaseState, to: CaseState, actor: Actor): boolean =>
  kind === 'order' && corrections.some((known) => known.from === from && known.to === to && known.by.includes(actor))

const movesOf = (kind: CaseKind, from: CaseState) => transitions[kind].filter((known) => known.from === from)

export const canBecome = (kind: CaseKind, from: CaseState, to: CaseState): boolean =>
  movesOf(kind, from).some((known) => known.to === to)

export const mayMove = (kind: CaseKind, from: CaseState, to: CaseState, actor: Actor): boolean =>
  movesOf(kind, from).some((known) => known.to === to && known.by.includes(actor))

/** No move is left. */
export const isOver = (kind: CaseKind, state: CaseState): boolean => movesOf(kind, state).length === 0

export const openStates = (kind: CaseKind): CaseState[] => caseStates.filter((state) => !isOver(kind, state))
