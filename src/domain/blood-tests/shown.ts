import { dayMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'
import { policy } from '../clinical/policy.ts'

/** How long results wait for a prescriber before their patient is shown them in any case. */
export const shownAfterMs = policy.bloodShownDays * dayMs

/**
 * Whether a patient is shown the results of a sample: once a prescriber has reviewed them, and after some days in any
 * case. In the account, in the copy of their data and in FHIR, whose rows are chosen by the same rule in the data inventory.
 */
export const isShown = (
  { at, reviewedAt }: { readonly at: Instant; readonly reviewedAt: Instant | null },
  now: Instant,
): boolean => reviewedAt !== null || at + shownAfterMs <= now
