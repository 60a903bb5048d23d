import type { Evidence } from '../cases/evidence.ts'
import { isWayToVerify } from '../cases/verified.ts'
import type { SupplyPeriod } from '../treatment/cover.ts'
import { bmiDueOn } from '../treatment/progress.ts'

/** When weight and height were last verified; null: never. */
export const lastVerifiedOn = ({ measurements }: Pick<Evidence, 'measurements'>): string | null =>
  measurements
    .filter(({ how }) => isWayToVerify(how))
    .map(({ on }) => on)
    .toSorted()
    .at(-1) ?? null

/**
 * Whether weight and height have to be verified again before the next pen. `covers` is oldest first and never empty.
 */
export const isBmiDue = (
  covers: readonly SupplyPeriod[],
  evidence: Pick<Evidence, 'measurements'>,
  today: string,
): boolean => bmiDueOn((covers[0] as SupplyPeriod).from, lastVerifiedOn(evidence)) <= today
