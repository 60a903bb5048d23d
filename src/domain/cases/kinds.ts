import type { CaseState } from './states.ts'

interface KindOfCase {
  /** Where it begins. */
  readonly begins: CaseState
  /** How soon somebody has to decide once it is ready. */
  readonly decideWithin: { readonly workingDays: number } | { readonly workingHours: number }
}

/** What somebody at the desk has to look at. An order's case is about supply; the others end when they are closed. */
export const caseKinds = {
  /** One for each order of medication. */
  order: { begins: 'waiting_for_evidence', decideWithin: { workingDays: 1 } },
  /** Somebody may not be safe. */
  safeguarding: { begins: 'ready', decideWithin: { workingHours: 2 } },
  /** What somebody told us on treatment needs eyes. */
  check_in: { begins: 'ready', decideWithin: { workingDays: 1 } },
} as const satisfies Readonly<Record<string, KindOfCase>>

export type CaseKind = keyof typeof caseKinds
export const caseKindNames = Object.keys(caseKinds) as CaseKind[]
