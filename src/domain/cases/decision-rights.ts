import type { Capability } from '../identity/staff/roles.ts'

/** What somebody needs for a decision: when they make it, and still when it is carried out. */
export const decisionNeeds = {
  approve: 'decide-cases',
  sign: 'decide-cases',
  decline: 'decide-cases',
  ask: 'work-cases',
  check: 'check-approvals',
  return: 'check-approvals',
} as const satisfies Readonly<Record<string, Capability>>

/** Who takes the next case of a list: those for whose decision it waits. */
export const nextCaseNeeds = {
  ready: 'decide-cases',
  signature: 'decide-cases',
  approved: 'check-approvals',
} as const satisfies Readonly<Record<string, Capability>>

/** Carried out with the card provider before it is written down: once begun, it is finished. */
export const beginsWithMoney: ReadonlySet<string> = new Set<keyof typeof decisionNeeds>(['decline', 'check'])
