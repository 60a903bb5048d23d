import type { Capability } from '../identity/staff/roles.ts'

/** The capability a decision needs, when it is made and again when it is executed. */
export const decisionNeeds = {
  approve: 'decide-cases',
  sign: 'decide-cases',
  decline: 'decide-cases',
  ask: 'work-cases',
  check: 'check-approvals',
  return: 'check-approvals',
} as const satisfies Readonly<Record<string, Capability>>

/** Who gets the next case of a list: staff who may make the decision it waits for. */
export const nextCaseNeeds = {
  ready: 'decide-cases',
  signature: 'decide-cases',
  approved: 'check-approvals',
} as const satisfies Readonly<Record<string, Capability>>

/** Executed with the card provider before it is recorded: once begun, it is completed. */
export const beginsWithMoney: ReadonlySet<string> = new Set<keyof typeof decisionNeeds>(['decline', 'check'])
