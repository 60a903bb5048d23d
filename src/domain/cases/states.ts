import type { CaseKind } from './kinds.ts'

/** Where the clinical work on an order stands. The order keeps states of its own, for its money. */
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

/** `closed` is how a case ends that supplies nothing. */
export const caseStates = [...orderCaseStates, 'closed'] as const

export type CaseState = (typeof caseStates)[number]

/**
 * Who moves a case. Somebody who works here does it by a capability, which bears the same name in the contract.
 * `evidence`: the last of it has come in. `clock`: time ran out. `provider`: the company for cards or parcels says so.
 * `rules`: they ran again before supply and found what was not there at the approval.
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
  // Another question, while the first is not answered yet.
  move('waiting_for_patient', 'waiting_for_patient', 'work-cases'),
  move('waiting_for_patient', 'ready', 'patient', 'work-cases'),
]

const supplies: readonly Transition[] = [
  move('waiting_for_evidence', 'ready', 'evidence'),
  ...asked,
  // Asked while evidence is awaited: their reply leads back to waiting for the rest.
  move('waiting_for_evidence', 'waiting_for_patient', 'work-cases'),
  move('waiting_for_patient', 'waiting_for_evidence', 'patient'),
  move('ready', 'approved', 'decide-cases'),
  move('ready', 'declined', 'decide-cases'),
  move('waiting_for_evidence', 'declined', 'decide-cases'),
  move('waiting_for_patient', 'declined', 'decide-cases'),
  // The pharmacist returns it, with a reason; or the rules hold it, and the prescriber decides anew.
  move('approved', 'ready', 'check-approvals', 'rules'),
  move('checked', 'ready', 'rules'),
  move('approved', 'checked', 'check-approvals'),
  // The dose costs more than was authorised, or the capture was refused: the patient gives a card, or withdraws.
  move('approved', 'waiting_for_price', 'decide-cases', 'provider'),
  move('waiting_for_price', 'approved', 'patient'),
  move('checked', 'dispatched', 'dispatch'),
  move('dispatched', 'delivered', 'dispatch', 'provider'),
  // It came after its cold chain duration, or the patient found it warm. Until a pharmacist has settled it nothing is used.
  move('dispatched', 'quarantined', 'dispatch', 'provider', 'patient'),
  move('quarantined', 'delivered', 'check-approvals'),
  // Discarded and replaced, with a second signature.
  move('quarantined', 'ready', 'check-approvals'),
  move('dispatched', 'returned', 'dispatch', 'provider'),
  move('dispatched', 'lost', 'dispatch', 'provider'),
  // A replacement is decided anew, with a second signature.
  move('returned', 'ready', 'dispatch', 'decide-cases'),
  move('lost', 'ready', 'dispatch', 'decide-cases'),
  ...(['waiting_for_evidence', 'ready', 'waiting_for_patient', 'approved', 'waiting_for_price'] as const).map((from) =>
    move(from, 'expired', 'clock'),
  ),
  // `provider`: all that was paid for it has gone back, and nothing of it is on its way.
  ...(['waiting_for_evidence', 'ready', 'waiting_for_patient', 'waiting_for_price'] as const).map((from) =>
    move(from, 'withdrawn', 'patient', 'provider'),
  ),
  // Until the approval a patient withdraws freely; afterwards somebody here takes it back for them.
  move('approved', 'withdrawn', 'decide-cases', 'provider'),
  ...(['checked', 'returned', 'lost', 'quarantined'] as const).map((from) => move(from, 'withdrawn', 'provider')),
]

const isLookedAt: readonly Transition[] = [...asked, move('ready', 'closed', 'decide-cases')]

const isSpokenWith: readonly Transition[] = [
  // Somebody tried to reach the person, or did: it stays in sight, and the clock begins anew.
  move('ready', 'ready', 'work-cases'),
  move('ready', 'closed', 'decide-cases'),
]

export const transitions: Readonly<Record<CaseKind, readonly Transition[]>> = {
  order: supplies,
  safeguarding: isSpokenWith,
  check_in: isLookedAt,
}

/**
 * What puts a mistake right. They are not part of the way of a case: one that is delivered is over, though for some days
 * the patient can still say that it was warm.
 */
export const corrections: readonly Transition[] = [
  // The pen that was checked may not be sent: it is put aside, and another is checked.
  move('checked', 'approved', 'check-approvals'),
  move('dispatched', 'checked', 'dispatch'),
  move('delivered', 'dispatched', 'dispatch'),
  move('returned', 'dispatched', 'dispatch'),
  move('lost', 'dispatched', 'dispatch'),
  move('delivered', 'quarantined', 'dispatch', 'patient'),
]

export const mayCorrect = (kind: CaseKind, from: CaseState, to: CaseState, actor: Actor): boolean =>
  kind === 'order' && corrections.some((known) => known.from === from && known.to === to && known.by.includes(actor))

const movesOf = (kind: CaseKind, from: CaseState) => transitions[kind].filter((known) => known.from === from)

export const canBecome = (kind: CaseKind, from: CaseState, to: CaseState): boolean =>
  movesOf(kind, from).some((known) => known.to === to)

export const mayMove = (kind: CaseKind, from: CaseState, to: CaseState, actor: Actor): boolean =>
  movesOf(kind, from).some((known) => known.to === to && known.by.includes(actor))

/** Nothing happens to it any more. */
export const isOver = (kind: CaseKind, state: CaseState): boolean => movesOf(kind, state).length === 0

export const openStates = (kind: CaseKind): CaseState[] => caseStates.filter((state) => !isOver(kind, state))
