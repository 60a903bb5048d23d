import { addDays } from '../appointments/calendar.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { policy } from '../clinical/policy.ts'
import { type MedicineKey, medicineOf, packDays } from '../medicines/medicines.ts'
import { inUseDays } from '../supply/pen-expiry.ts'

/** A supply period. Dates are YYYY-MM-DD. */
export interface Days {
  readonly from: string
  /** The day after the last. */
  readonly until: string
}

/** A supply period with its medicine. */
export interface SuppliedDays extends Days {
  readonly medicine: MedicineKey
}

/** A delivered pack with its supply period. */
export interface SupplyPeriod extends SuppliedDays {
  /** The first day on which a dose of it was taken, as the patient reported it. */
  readonly firstUsedOn?: string | null
  readonly mg: number
  readonly dispatchedOn: string
}

const later = (one: string, other: string): string => (one > other ? one : other)

/**
 * Begins on delivery, or at the end of the previous period if that is later, so that two never overlap. After another
 * medicine it does not begin before the first injection is allowed. It is no longer than a pen may be used once it is
 * open.
 */
export function coveredDays(
  deliveredOn: string,
  previousUntil: string | null,
  { firstDoseFrom = null, medicine }: { readonly firstDoseFrom?: string | null; readonly medicine?: MedicineKey } = {},
): Days {
  const from = later(later(deliveredOn, previousUntil ?? ''), firstDoseFrom ?? '')
  const lasts = medicine === undefined ? policy.cycleDays : packDays(medicineOf(medicine))
  const inUse = medicine === undefined ? null : inUseDays(medicine)
  return { from, until: addDays(from, inUse === null ? lasts : Math.min(lasts, inUse)) }
}

/** 1 on the first day of a pen. Below 1: it has not begun yet. */
export const cycleDay = ({ from }: Pick<Days, 'from'>, today: string): number => daysBetween(from, today) + 1

const onDay = ({ from }: Pick<Days, 'from'>, day: number): string => addDays(from, day - 1)

export const checkInOpens = (cover: Pick<Days, 'from'>): string => onDay(cover, policy.checkInDay)

/** The last dispatch, and the first day of the latest delivered pen. Null: none yet. */
export interface LastSupply {
  readonly coverFrom: string | null
  readonly dispatchedOn: string | null
}

/** The earliest date for approving and dispatching the next pen. Null: nothing to wait for. */
export function supplyFrom({ coverFrom, dispatchedOn }: LastSupply): string | null {
  const byCover = coverFrom && onDay({ from: coverFrom }, policy.nextPenDay)
  const byDispatch = dispatchedOn && addDays(dispatchedOn, policy.dispatchDaysApart)
  return byCover && byDispatch ? later(byCover, byDispatch) : (byCover ?? byDispatch)
}

/** The current pen: the latest one begun, or else the first. `covers` is oldest first and never empty. */
export const supplyPeriodInUse = <Found extends Days>(covers: readonly Found[], today: string): Found =>
  covers.findLast(({ from }) => from <= today) ?? (covers[0] as Found)
