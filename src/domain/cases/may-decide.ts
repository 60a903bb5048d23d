import type { Severity } from './risk.ts'
import type { CaseState } from './states.ts'

interface JudgedFlag {
  readonly id: string
  readonly severity: Severity
  readonly says: string
}

export interface CaseToDecide {
  readonly state: CaseState
  readonly awaitsSignature: boolean
  /** Whoever asks has it. */
  readonly isMine: boolean
  /** A decision about it can still be taken back. */
  readonly isPending: boolean
  /** Null: nobody has read its answers yet. */
  readonly flags: readonly JudgedFlag[] | null
  /** What evidence has not come in. */
  readonly missing: readonly { readonly says: string }[]
  /** Whoever asks approved it. */
  readonly isOwnApproval: boolean
}

const notMine = 'Claim the case first.'
const pending = 'Somebody has just decided. It can be taken back for a moment.'

/** What keeps everybody from deciding, whatever it is. */
function generally({ isMine, isPending }: CaseToDecide): string | null {
  if (isPending) return pending
  return isMine ? null : notMine
}

const notIn = (state: CaseState) => `Not while it is ${state.replaceAll('_', ' ')}.`

const unread = 'Its answers have not been read yet.'

/** A stop is cleared by new evidence only, whoever wants to go on. */
function stopIn(flags: readonly JudgedFlag[]): string | null {
  const stop = flags.find(({ severity }) => severity === 'stop')
  return stop ? `Not while this stands: ${stop.says}` : null
}

/** Null: it can be approved. Else the first reason why not, as whoever wants to reads it. */
export function whyNotApprove(found: CaseToDecide): string | null {
  const { state, flags, missing, awaitsSignature } = found
  if (state !== 'ready' && state !== 'waiting_for_evidence') return notIn(state)
  if (flags === null) return unread
  const [gap] = missing
  if (gap) return `Not yet: ${gap.says}`
  const stop = stopIn(flags)
  if (stop) return stop
  if (awaitsSignature) return 'It is approved, and waits for a second signature.'
  return state === 'ready' ? generally(found) : notIn(state)
}

export function whyNotSign(found: CaseToDecide): string | null {
  if (!found.awaitsSignature) return 'No approval waits for a signature.'
  // Somebody may have asked the patient something since.
  if (found.state !== 'ready') return notIn(found.state)
  if (found.flags === null) return unread
  const stop = stopIn(found.flags)
  if (stop) return stop
  if (found.isOwnApproval) return 'You approved it: another prescriber signs.'
  return generally(found)
}

export function whyNotDecline(found: CaseToDecide): string | null {
  const isOpen = ['ready', 'waiting_for_evidence', 'waiting_for_patient'].includes(found.state)
  return isOpen ? generally(found) : notIn(found.state)
}

export const whyNotAsk = (found: CaseToDecide): string | null =>
  found.state === 'ready' ? generally(found) : notIn(found.state)

/** A second person signs where any flag or the dose asks for it. */
export const isSenior = (
  flags: readonly { readonly severity: Severity }[],
  doseNeeds: readonly ('reason' | 'second signature')[],
): boolean => doseNeeds.includes('second signature') || flags.some(({ severity }) => severity === 'senior')

interface Approval {
  readonly flags: readonly JudgedFlag[]
  readonly ticked: readonly string[]
  readonly reason: string | null
  readonly doseNeeds: readonly ('reason' | 'second signature')[]
  /** Null: the rules do not offer it at all. */
  readonly whyNotDose: string | null
}

/** What an approval lacks. Each thing that wants a look is ticked by itself, so that none is passed over. */
export function lackingInApproval({ flags, ticked, reason, doseNeeds, whyNotDose }: Approval): string[] {
  const wantsLook = flags.filter(({ severity }) => severity === 'look' || severity === 'senior')
  const unseen = wantsLook.filter(({ id }) => !ticked.includes(id))
  const wantsReason = doseNeeds.includes('reason') || flags.some(({ severity }) => severity === 'senior')
  return [
    ...(whyNotDose === null ? [] : [whyNotDose]),
    ...unseen.map(({ says }) => `To be looked at first: ${says}`),
    ...(wantsReason && !reason?.trim() ? ['This needs a reason, in your words.'] : []),
  ]
}
