import { addDays } from '../appointments/calendar.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { policy } from '../clinical/policy.ts'
import { type MedicineKey, medicineOf, packDays } from '../medicines/medicines.ts'
import { inUseDays } from '../supply/pen-expiry.ts'

/** The days for which somebody has what they need. Days are written YYYY-MM-DD. */
export interface Days {
  readonly from: string
  /** The day after the last. */
  readonly until: string
}

/** The same, and of which medicine. */
export interface SuppliedDays extends Days {
  readonly medicine: MedicineKey
}

/** A pack that was delivered, and the days it is for. */
export interface SupplyPeriod extends SuppliedDays {
  /** The first day on which a dose of it was taken, as the patient reported it. */
  readonly firstUsedOn?: string | null
  readonly mg: number
  readonly dispatchedOn: string
}

const later = (one: string, other: string): string => (one > other ? one : other)

/**
 * From the day it came, or from the end of the one before if that is later: two never overlap. After another medicine not
 * before the day on which the first dose may be injected. It is for no longer than a pen may be used once it is open.
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

/** 1 on the day a pen begins to count. Below: it is not begun yet. */
export const cycleDay = ({ from }: Pick<Days, 'from'>, today: string): number => daysBetween(from, today) + 1

const onDay = ({ from }: Pick<Days, 'from'>, day: number): string => addDays(from, day - 1)

export const checkInOpens = (cover: Pick<Days, 'from'>): string => onDay(cover, policy.checkInDay)

/** What left last for somebody, and from when the last pen that they have counts. Null: nothing did, or it is not there yet. */
export interface LastSupply {
  readonly coverFrom: string | null
  readonly dispatchedOn: string | null
}

/** From when the next pen may be approved and sent. Null: there is nothing to wait for. */
export function supplyFrom({ coverFrom, dispatchedOn }: LastSupply): string | null {
  const byCover = coverFrom && onDay({ from: coverFrom }, policy.nextPenDay)
  const byDispatch = dispatchedOn && addDays(dispatchedOn, policy.dispatchDaysApart)
  return byCover && byDispatch ? later(byCover, byDispatch) : (byCover ?? byDispatch)
}

/** The pen that is in use: the last that is begun, or else the first. `covers` go from the oldest and are never none. */
export const supplyPeriodInUse = <Found extends Days>(covers: readonly Found[], today: string): Found =>
  covers.findLast(({ from }) => from <= today) ?? (covers[0] as Found)
