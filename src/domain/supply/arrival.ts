import { daysBetween } from '../calendar/days-between.ts'
import { dayMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'
import type { CaseState } from '../cases/states.ts'
import { policy } from '../clinical/policy.ts'

/**
 * How a parcel ended. `quarantined`: it came late or warm and a pharmacist has not settled it. `discarded`: a pharmacist
 * found that it must not be used. `not sent`: it was marked as sent by mistake.
 */
export type ParcelEnd = 'delivered' | 'returned' | 'lost' | 'quarantined' | 'discarded' | 'not sent'

/** Why the contents of a parcel may have been too warm. */
export type ExcursionCause = 'late' | 'warm'

export const excursionVerdicts = ['use', 'discard'] as const

export type ExcursionVerdict = (typeof excursionVerdicts)[number]

/** The ends after which a parcel counts as never having supplied anybody. */
export const endsWithoutSupply = ['returned', 'lost', 'discarded', 'not sent'] as const satisfies readonly ParcelEnd[]

/**
 * What being delivered makes of a parcel, by whichever way we learn of it. Past its cold-chain duration, or found warm by
 * the patient, nothing in it may be used until a pharmacist has settled it.
 */
export function excursionOf(validUntil: Instant, now: Instant, isWarm = false): ExcursionCause | null {
  if (isWarm) return 'warm'
  return now > validUntil ? 'late' : null
}

/** On the day it came and the day after, a person is told what to do with a parcel. Later it is a memory. */
export const isJustDelivered = (deliveredOn: string, today: string): boolean => daysBetween(deliveredOn, today) <= 1

/** The last moment at which a delivered parcel can still turn out to have been warm, or marked by mistake. */
export const correctableUntil = (deliveredAt: Instant): Instant => deliveredAt + policy.warmReportDays * dayMs

export const parcelReports = ['late or warm', 'not come'] as const

/** What a patient can tell us about a parcel in one press. */
export type ParcelReport = (typeof parcelReports)[number]

interface KnownParcel {
  readonly state: CaseState
  readonly expectedAt: Instant
  readonly deliveredAt: Instant | null
}

/** What its patient can say of a parcel now. One that is not late yet cannot be missing. */
export function reportable({ state, expectedAt, deliveredAt }: KnownParcel, now: Instant): readonly ParcelReport[] {
  const isRecent = state === 'delivered' && deliveredAt !== null && now <= correctableUntil(deliveredAt)
  if (state !== 'dispatched' && !isRecent) return []
  return now > expectedAt ? parcelReports : ['late or warm']
}
