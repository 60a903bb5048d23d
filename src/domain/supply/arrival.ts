import { daysBetween } from '../calendar/days-between.ts'
import { dayMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'
import type { CaseState } from '../cases/states.ts'
import { policy } from '../clinical/policy.ts'

/**
 * How a parcel ended. `quarantined`: it came late or warm and a pharmacist has not decided yet. `discarded`: a
 * pharmacist decided that it must not be used. `not sent`: it was marked as sent by mistake.
 */
export type ParcelEnd = 'delivered' | 'returned' | 'lost' | 'quarantined' | 'discarded' | 'not sent'

/** Why the contents of a parcel may have been too warm. */
export type ExcursionCause = 'late' | 'warm'

export const excursionVerdicts = ['use', 'discard'] as const

export type ExcursionVerdict = (typeof excursionVerdicts)[number]

/** The ends after which a parcel counts as never supplied. */
export const endsWithoutSupply = ['returned', 'lost', 'discarded', 'not sent'] as const satisfies readonly ParcelEnd[]

/**
 * The state of a parcel on delivery, by whichever way we learn of it. If it exceeded its cold-chain duration, or the
 * patient found it warm, nothing in it may be used until a pharmacist has decided.
 */
export function excursionOf(validUntil: Instant, now: Instant, isWarm = false): ExcursionCause | null {
  if (isWarm) return 'warm'
  return now > validUntil ? 'late' : null
}

/** The patient is shown the handling advice on the day of delivery and the day after. */
export const isJustDelivered = (deliveredOn: string, today: string): boolean => daysBetween(deliveredOn, today) <= 1

/** The last moment at which a delivered parcel can still be reported as warm, or as marked by mistake. */
export const correctableUntil = (deliveredAt: Instant): Instant => deliveredAt + policy.warmReportDays * dayMs

export const parcelReports = ['late or warm', 'not come'] as const

/** What a patient can report about a parcel in one press. */
export type ParcelReport = (typeof parcelReports)[number]

interface KnownParcel {
  readonly state: CaseState
  readonly expectedAt: Instant
  readonly deliveredAt: Instant | null
}

/** What the patient can report about a parcel now. One that is not late yet cannot be missing. */
export function reportable({ state, expectedAt, deliveredAt }: KnownParcel, now: Instant): readonly ParcelReport[] {
  const isRecent = state === 'delivered' && deliveredAt !== null && now <= correctableUntil(deliveredAt)
  if (state !== 'dispatched' && !isRecent) return []
  return now > expectedAt ? parcelReports : ['late or warm']
}
