/** How staff tried to reach a person. */
export const contactWays = ['phone', 'text', 'email', 'video', 'other'] as const

export type ContactWay = (typeof contactWays)[number]

export interface Try {
  readonly how: ContactWay
  readonly isReached: boolean
}

/** How a concern ends. Staff choose it; it is never derived from answers. */
export const concernOutcomes = [
  'safe_with_a_plan',
  'emergency_services',
  'gp_or_crisis_team',
  'not_reached',
  'not_a_concern',
] as const

export type ConcernOutcome = (typeof concernOutcomes)[number]

/** A person counts as not reachable after this many attempts (ours). */
export const leastTries = 3

/** Nobody is recorded as safe unless staff have spoken with them. */
const needsReaching: readonly ConcernOutcome[] = ['safe_with_a_plan']

export type NotClosed = 'nothing said' | 'nobody spoke with them' | 'too few tries' | 'they were reached'

/** Null: it can be closed with this outcome. */
export function whyNotClose(outcome: ConcernOutcome, said: string, tries: readonly Try[]): NotClosed | null {
  const isReached = tries.some((one) => one.isReached)
  if (needsReaching.includes(outcome) && !isReached) return 'nobody spoke with them'
  if (outcome === 'not_reached' && isReached) return 'they were reached'
  if (outcome === 'not_reached' && tries.length < leastTries) return 'too few tries'
  return said.trim() === '' ? 'nothing said' : null
}
