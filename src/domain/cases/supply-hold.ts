import type { Severity } from './risk.ts'

interface KnownFlag {
  readonly id: string
  readonly severity: Severity
}

const holding: readonly Severity[] = ['stop', 'senior', 'incomplete']

/**
 * These keep a parcel where it is until they are over, by checks of their own: a lock is lifted by a prescriber, a date
 * comes. A weight that was verified when it was approved only grows older.
 */
const heldOtherwise: readonly string[] = ['supply-locked', 'supply-too-early', 'weight-not-verified']

/** What the rules find now that they did not find at the approval, and that nobody has decided about. */
export const newSinceApproval = <Flag extends KnownFlag>(
  approved: readonly KnownFlag[],
  now: readonly Flag[],
): Flag[] =>
  now.filter(
    ({ id, severity }) =>
      holding.includes(severity) && !heldOtherwise.includes(id) && !approved.some((flag) => flag.id === id),
  )
