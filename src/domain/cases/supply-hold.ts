import type { Severity } from './risk.ts'

interface KnownFlag {
  readonly id: string
  readonly severity: Severity
  readonly says: string
}

const holding: readonly Severity[] = ['stop', 'senior', 'incomplete']

/**
 * These have checks of their own, which hold a parcel until a prescriber lifts the lock or the date comes. A weight
 * that was verified at the approval has only become older.
 */
const heldOtherwise: readonly string[] = ['supply-locked', 'supply-too-early', 'weight-not-verified']

/**
 * These name each condition or entry that they are about: one that names something else is another finding. Others say
 * figures that change by themselves.
 */
const naming: readonly string[] = [
  'listed-senior',
  'history-condition',
  'history-red-flag',
  'history-treatment-stopped',
]

const isSame = (one: KnownFlag, other: KnownFlag): boolean =>
  one.id === other.id && (!naming.includes(one.id) || one.says === other.says)

/** What the rules find now and did not find at the approval, so that no prescriber has decided about it. */
export const newSinceApproval = <Flag extends KnownFlag>(
  approved: readonly KnownFlag[],
  now: readonly Flag[],
): Flag[] =>
  now.filter(
    (flag) =>
      holding.includes(flag.severity) &&
      !heldOtherwise.includes(flag.id) &&
      !approved.some((known) => isSame(known, flag)),
  )
