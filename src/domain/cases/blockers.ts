import { blockerWords as words } from '#content/cases/blockers.ts'
import { deskRestrictionWords } from '#content/privacy/restriction.ts'
import { type AnyGate, reasonedFlags } from './gates.ts'
import type { Severity } from './risk.ts'
import type { CaseState } from './states.ts'

interface JudgedFlag {
  readonly id: string
  readonly severity: Severity
  readonly says: string
}

/** What stands in the way of a decision. */
export interface OpenGate {
  readonly gate: AnyGate
  readonly holds: 'review' | 'approval' | 'dose'
  readonly says: string
}

/** A case as the member of staff who asks sees it. */
export interface CaseToDecide {
  readonly state: CaseState
  readonly awaitsSignature: boolean
  /** They have claimed it. */
  readonly isMine: boolean
  /** A decision about it is in its undo window. */
  readonly isPending: boolean
  /** Null: no assessment yet. */
  readonly flags: readonly JudgedFlag[] | null
  readonly missing: readonly OpenGate[]
  /** They approved it themselves, so another person must sign. */
  readonly isOwnApproval: boolean
  /** The patient had the use of their data restricted, and no exception is recorded for this case. */
  readonly isRestricted: boolean
}

type DoseNeed = 'reason' | 'second signature'

/** The fields of an approval. */
export interface ApprovalGiven {
  readonly ticked: readonly { readonly flag: string; readonly reason?: string | null | undefined }[]
  readonly reason: string | null
  readonly doseNeeds: readonly DoseNeed[]
  /** Null: the rules offer this dose. */
  readonly whyNotDose: string | null
}

export type DecisionAsked = 'approve' | 'sign' | 'decline' | 'ask'

/** Who has to act: a case that waits for the patient or for a prescriber's record is not ready. */
type BlockedBy = 'patient' | 'prescriber' | 'evidence' | 'desk'

export interface Blocker {
  readonly id: string
  readonly kind: 'state' | 'unread' | 'gate' | 'stop' | 'incomplete' | 'desk' | 'dose' | 'tick' | 'reason'
  readonly by: BlockedBy
  readonly says: string
}

const desk = (id: string, says: string): Blocker => ({ id, kind: 'desk', by: 'desk', says })

const stateBlocker = ({ state }: CaseToDecide): Blocker => ({
  id: state,
  kind: 'state',
  by: 'desk',
  says: words.notIn(state),
})

/** What blocks a decision for every member of staff. */
function generally({ isMine, isPending, isRestricted }: CaseToDecide): Blocker[] {
  if (isRestricted) return [desk('restricted', deskRestrictionWords.blocked)]
  if (isPending) return [desk('pending', words.pending)]
  return isMine ? [] : [desk('not mine', words.notMine)]
}

/** Who can pass a gate. For contact it is the prescriber, because the patient has not been asked anything yet. */
const gateIsBy = (gate: AnyGate): 'patient' | 'prescriber' =>
  gate === 'two_way_contact' || gate === 'diabetes_plan' || gate === 'live_contact' ? 'prescriber' : 'patient'

/** Flags that say the same as a gate: while the gate is open, only one of the two is listed. */
const gateOfFlag: Readonly<Record<string, AnyGate>> = {
  'identity-not-verified': 'identity',
  'weight-not-verified': 'measurements',
  'follow-up-missing': 'medicines_and_conditions',
}

/** Blockers from rules and records, whoever asks and in any state. A stop is cleared by evidence only. */
function foundBlockers({ flags, missing }: Pick<CaseToDecide, 'flags' | 'missing'>): Blocker[] {
  if (flags === null) return [{ id: 'unread', kind: 'unread', by: 'desk', says: words.unread }]
  const ofSeverity = (severity: Severity) => flags.filter((flag) => flag.severity === severity)
  return [
    ...missing
      .filter(({ holds }) => holds !== 'dose')
      .map(({ gate, says }) => ({ id: gate, kind: 'gate' as const, by: gateIsBy(gate), says: words.notYet(says) })),
    ...ofSeverity('stop').map(({ id, says }) => ({
      id,
      kind: 'stop' as const,
      by: 'evidence' as const,
      says: words.stop(says),
    })),
    ...ofSeverity('incomplete')
      .filter(({ id }) => !missing.some(({ gate }) => gate === gateOfFlag[id]))
      .map(({ id, says }) => ({
        id,
        kind: 'incomplete' as const,
        by: 'patient' as const,
        says: words.notYet(says),
      })),
  ]
}

/** What the prescriber has not filled in. Each flag has its own tick, so that none is overlooked. */
export function lackingInApproval(
  flags: readonly JudgedFlag[],
  { ticked, reason, doseNeeds, whyNotDose }: ApprovalGiven,
): Blocker[] {
  const asking = flags.filter(({ severity }) => severity === 'look' || severity === 'senior')
  const tickOf = (id: string) => ticked.find(({ flag }) => flag === id)
  const fill = (kind: 'dose' | 'tick' | 'reason', id: string, says: string): Blocker => ({
    id,
    kind,
    by: 'prescriber',
    says,
  })
  const wantsReason = doseNeeds.includes('reason') || flags.some(({ severity }) => severity === 'senior')
  return [
    ...(whyNotDose === null ? [] : [fill('dose', 'dose', whyNotDose)]),
    ...asking.filter(({ id }) => !tickOf(id)).map(({ id, says }) => fill('tick', id, words.tickFirst(says))),
    ...asking
      .filter(({ id }) => {
        const tick = tickOf(id)
        return tick && reasonedFlags.includes(id) && !tick.reason?.trim()
      })
      .map(({ id, says }) => fill('reason', id, words.reasonFor(says))),
    ...(wantsReason && !reason?.trim() ? [fill('reason', 'approval', words.reason)] : []),
  ]
}

/** A decline or a question is possible until an approval, also while other things are awaited. */
const open: readonly CaseState[] = ['ready', 'waiting_for_evidence', 'waiting_for_patient']

/**
 * All blockers of a decision, in order. The screen lists them and the call refuses by them. Without `given`, those
 * before anything is filled in.
 */
export function blockersOf(
  decision: DecisionAsked,
  found: CaseToDecide,
  given: ApprovalGiven | null = null,
): Blocker[] {
  const { state, awaitsSignature, isOwnApproval } = found
  switch (decision) {
    case 'approve': {
      if (state !== 'ready' && state !== 'waiting_for_evidence') return [stateBlocker(found)]
      return [
        ...foundBlockers(found),
        ...(awaitsSignature ? [desk('signature', words.awaitsSignature)] : []),
        ...(state === 'ready' ? generally(found) : [stateBlocker(found)]),
        ...(given && found.flags ? lackingInApproval(found.flags, given) : []),
      ]
    }
    case 'sign':
      if (!awaitsSignature) return [desk('no approval', words.noApproval)]
      // A colleague may have asked the patient a question since.
      if (state !== 'ready') return [stateBlocker(found)]
      return [
        ...foundBlockers(found),
        ...(isOwnApproval ? [desk('own approval', words.ownApproval)] : []),
        ...generally(found),
      ]
    case 'decline':
    case 'ask':
      return open.includes(state) ? generally(found) : [stateBlocker(found)]
  }
}

/**
 * Who has to act before a prescriber can decide about an order's case. Null: it can be approved, has not been assessed
 * yet, or has a stop, about which a prescriber decides.
 */
export function waitsFor(found: Pick<CaseToDecide, 'flags' | 'missing'>): 'patient' | 'prescriber' | null {
  const stands = foundBlockers(found)
  if (stands.some(({ kind }) => kind === 'stop')) return null
  const waiting = stands.map(({ by }) => by)
  return waiting.includes('patient') ? 'patient' : waiting.includes('prescriber') ? 'prescriber' : null
}

/** A second signature is needed where any flag or the dose requires it. */
export const isSenior = (flags: readonly { readonly severity: Severity }[], doseNeeds: readonly DoseNeed[]): boolean =>
  doseNeeds.includes('second signature') || flags.some(({ severity }) => severity === 'senior')
