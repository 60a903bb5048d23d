import type { ClinicClosure } from '../calendar/bank-holidays.ts'
import { hourMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'
import { addWorkingDays, addWorkingHours, plainShare, workingShare } from '../calendar/working-time.ts'
import { authorisationDays } from '../orders/order-states.ts'
import { type CaseKind, caseKinds } from './kinds.ts'
import { type Owner, owners } from './owners.ts'
import type { CaseState } from './states.ts'

/** Hours after a request at which the person asked is reminded. */
export const remindAfterHours = [24, 48] as const

/** How long before an authorisation ends the desk is warned. */
export const warnHoursBeforeEnd = 48

/** For a card the provider charges without the patient present, where the provider does not say: 4 days 18 hours. */
const offSessionHours = 4 * 24 + 18

/** From this share of a clock on, staff are notified. */
export const warnFromShare = 0.75

/** Deadlines for a pharmacist, a dispatch and an excursion (ours). */
export const deskWorkingDays = 1

type Own = readonly ClinicClosure[]

export interface Authorisation {
  readonly authorisedAt: Instant
  /** As given by the provider; null where it gives none. */
  readonly captureBefore: Instant | null
  readonly isOffSession: boolean
}

/** When the card authorisation is released, whatever the case's outcome. */
export const authorisationEnd = ({ authorisedAt, captureBefore, isOffSession }: Authorisation): Instant =>
  captureBefore ?? authorisedAt + (isOffSession ? offSessionHours : authorisationDays * 24) * hourMs

export const warnOfEndAt = (authorisation: Authorisation): Instant =>
  authorisationEnd(authorisation) - warnHoursBeforeEnd * hourMs

/** When a person asked at this moment is reminded. */
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
  /** When the case entered this state. */
  readonly since: Instant
  /** The expected delivery, once the parcel is in transit. */
  readonly expectedBy: Instant | null
}

/** Every waiting state has an owner and a deadline. Null: the case has ended. */
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

/** The share used, from 0 to 1. */
export const usedShare = (clock: CaseClock, now: Instant, own: Own): number =>
  clock.isInWorkingTime ? workingShare(clock, now, own) : plainShare(clock, now)
