import type { Evidence } from '../cases/evidence.ts'
import { isWayToVerify } from '../cases/verified.ts'
import type { SupplyPeriod } from '../treatment/cover.ts'
import { bmiDueOn } from '../treatment/progress.ts'

/** When somebody last saw weight and height; null: nobody has. */
export const lastVerifiedOn = ({ measurements }: Pick<Evidence, 'measurements'>): string | null =>
  measurements
    .filter(({ how }) => isWayToVerify(how))
    .map(({ on }) => on)
    .toSorted()
    .at(-1) ?? null

/** Whether weight and height are to be seen again before the next pen. `covers` go from the oldest and are never none. */
export const isBmiDue = (
  covers: readonly SupplyPeriod[],
  evidence: Pick<Evidence, 'measurements'>,
  today: string,
): boolean => bmiDueOn((covers[0] as SupplyPeriod).from, lastVerifiedOn(evidence)) <= today
