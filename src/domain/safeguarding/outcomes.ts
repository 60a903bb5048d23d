/** How somebody at the desk tried to reach a person. */
export const contactWays = ['phone', 'text', 'email', 'video', 'other'] as const

export type ContactWay = (typeof contactWays)[number]

export interface Try {
  readonly how: ContactWay
  readonly isReached: boolean
}

/** How a concern ends. A person says which; nothing here is worked out from answers. */
export const concernOutcomes = [
  'safe_with_a_plan',
  'emergency_services',
  'gp_or_crisis_team',
  'not_reached',
  'not_a_concern',
] as const

export type ConcernOutcome = (typeof concernOutcomes)[number]

/** Whoever cannot be reached was tried so often: ours. */
export const leastTries = 3

/** So that nobody is said to be safe whom nobody has spoken with. */
const needsReaching: readonly ConcernOutcome[] = ['safe_with_a_plan']

export type NotClosed = 'nothing said' | 'nobody spoke with them' | 'too few tries' | 'they were reached'

/** Null: it can be closed so. */
export function whyNotClose(outcome: ConcernOutcome, said: string, tries: readonly Try[]): NotClosed | null {
  const isReached = tries.some((one) => one.isReached)
  if (needsReaching.includes(outcome) && !isReached) return 'nobody spoke with them'
  if (outcome === 'not_reached' && isReached) return 'they were reached'
  if (outcome === 'not_reached' && tries.length < leastTries) return 'too few tries'
  return said.trim() === '' ? 'nothing said' : null
}
