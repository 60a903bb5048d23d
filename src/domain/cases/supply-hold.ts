import type { Severity } from './risk.ts'

interface KnownFlag {
  readonly id: string
  readonly severity: Severity
}

const holding: readonly Severity[] = ['stop', 'senior', 'incomplete']

/**
 * These have checks of their own, which hold a parcel until a prescriber lifts the lock or the date comes. A weight
 * that was verified at the approval has only become older.
 */
const heldOtherwise: readonly string[] = ['supply-locked', 'supply-too-early', 'weight-not-verified']

/** What the rules find now and did not find at the approval, so that no prescriber has decided about it. */
export const newSinceApproval = <Flag extends KnownFlag>(
  approved: readonly KnownFlag[],
  now: readonly Flag[],
): Flag[] =>
  now.filter(
    ({ id, severity }) =>
      holding.includes(severity) && !heldOtherwise.includes(id) && !approved.some((flag) => flag.id === id),
  )
