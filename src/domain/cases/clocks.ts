import type { ClinicClosure } from '../calendar/bank-holidays.ts'
import { hourMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'
import { addWorkingDays, addWorkingHours, plainShare, workingShare } from '../calendar/working-time.ts'
import { authorisationDays } from '../orders/order-states.ts'
import { type CaseKind, caseKinds } from './kinds.ts'
import { type Owner, owners } from './owners.ts'
import type { CaseState } from './states.ts'

/** Somebody we wait for is reminded so long after we asked. */
export const remindAfterHours = [24, 48] as const

/** The desk is warned so long before an authorisation ends. */
export const warnHoursBeforeEnd = 48

/** Of a card that the provider charges without the person there, where the provider does not say: 4 days 18 hours. */
const offSessionHours = 4 * 24 + 18

/** From this share of a clock on, the people at the desk are told. */
export const warnFromShare = 0.75

/** What waits for a pharmacist, a parcel or a word about one: ours. */
export const deskWorkingDays = 1

type Own = readonly ClinicClosure[]

export interface Authorisation {
  readonly authorisedAt: Instant
  /** What the provider says; null where it does not. */
  readonly captureBefore: Instant | null
  readonly isOffSession: boolean
}

/** Then the money that is held goes back, whatever the case has come to. */
export const authorisationEnd = ({ authorisedAt, captureBefore, isOffSession }: Authorisation): Instant =>
  captureBefore ?? authorisedAt + (isOffSession ? offSessionHours : authorisationDays * 24) * hourMs

export const warnOfEndAt = (authorisation: Authorisation): Instant =>
  authorisationEnd(authorisation) - warnHoursBeforeEnd * hourMs

/** When somebody who was asked then is reminded. */
export const remindAt = (askedAt: Instant): Instant[] => remindAfterHours.map((hours) => askedAt + hours * hourMs)

export function decideBy(kind: CaseKind, readyAt: Instant, own: Own): Instant {
  const within = caseKinds[kind].decideWithin
  return 'workingDays' in within
    ? addWorkingDays(readyAt, within.workingDays, own)
    : addWorkingHours(readyAt, within.workingHours, own)
}

export interface CaseClock {
  readonly owner: Owner
  readonly from: Instant
  readonly due: Instant
  /** Nights and holidays do not count. */
  readonly isInWorkingTime: boolean
}

export interface TimedCase {
  readonly kind: CaseKind
  readonly state: CaseState
  /** When it came into this state. */
  readonly since: Instant
  /** By when a parcel should have come, once it is under way. */
  readonly expectedBy: Instant | null
}

/** Every state that waits has somebody whose turn it is and a time by which it is. Null: it is over. */
export function clockOf({ kind, state, since, expectedBy }: TimedCase, own: Own): CaseClock | null {
  const owner = owners[state]
  if (owner === null) return null
  const desk = { owner, from: since, isInWorkingTime: true }
  if (owner === 'patient') {
    return { owner, from: since, due: remindAt(since).at(-1) as Instant, isInWorkingTime: false }
  }
  if (state === 'ready') return { ...desk, due: decideBy(kind, since, own) }
  if (owner === 'carrier' && expectedBy !== null) return { owner, from: since, due: expectedBy, isInWorkingTime: false }
  return { ...desk, due: addWorkingDays(since, deskWorkingDays, own) }
}

/** How much of it is used, from 0 to 1. */
export const usedShare = (clock: CaseClock, now: Instant, own: Own): number =>
  clock.isInWorkingTime ? workingShare(clock, now, own) : plainShare(clock, now)
