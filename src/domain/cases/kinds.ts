import type { CaseState } from './states.ts'

interface KindOfCase {
  /** The first state. */
  readonly begins: CaseState
  /** The deadline for a decision once the case is ready. */
  readonly decideWithin: { readonly workingDays: number } | { readonly workingHours: number }
}

/** A kind of case. An order's case is about supply; the others are closed without one. */
export const caseKinds = {
  /** One for each medication order. */
  order: { begins: 'waiting_for_evidence', decideWithin: { workingDays: 1 } },
  /** A patient or somebody near them may not be safe. */
  safeguarding: { begins: 'ready', decideWithin: { workingHours: 2 } },
  /** A patient on treatment reported something that a prescriber must read. */
  check_in: { begins: 'ready', decideWithin: { workingDays: 1 } },
} as const satisfies Readonly<Record<string, KindOfCase>>

export type CaseKind = keyof typeof caseKinds
export const caseKindNames = Object.keys(caseKinds) as CaseKind[]
