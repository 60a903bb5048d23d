import { dayMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'
import { contactDueOn } from './aftercare.ts'
import { checkInOpens, type Days } from './cover.ts'
import type { PlanState } from './plan-states.ts'

/**
 * Why outreach by a coach is due, most pressing first. `afterwards`: due in the year after treatment. `locked`: a
 * prescriber contacts the patient first. `none`: not due.
 */
export const wordNeeds = [
  'wrote',
  'run-out',
  'check-in',
  'pause-over',
  'afterwards',
  'quiet',
  'locked',
  'none',
] as const

export type WordNeed = (typeof wordNeeds)[number]

/** No patient on treatment goes without contact for longer than this (ours). */
export const quietDays = 28

/** A treatment that has not ended, or is in its follow-up year, with the facts that decide about outreach. */
export interface Followed {
  readonly state: PlanState
  /** For a treatment that has ended: the date. */
  readonly endedOn: string | null
  /** Of the last pen. */
  readonly cover: Days
  readonly pausedUntil: string | null
  readonly startedOn: string
  /** The deadline for our reply; null: they have not written, or were answered. */
  readonly answerDue: Instant | null
  /** Since when a prescriber has to contact them first, because of a red-flag symptom or a check-in. */
  readonly lockedAt: Instant | null
  /** The next pen is ordered and not yet delivered. */
  readonly isOrdered: boolean
  /** They had the use of their data restricted: they are answered and called when unwell, and not approached. */
  readonly isRestricted: boolean
  /** The last message either way, or the last appointment. */
  readonly lastContact: Instant | null
}

export interface Word {
  readonly need: WordNeed
  /** Of two with the same reason the earlier comes first. */
  readonly since: Instant
}

const dawnOf = (day: string): Instant => Date.parse(`${day}T00:00:00Z`)

/** `today`: the London date of that moment. */
export function outreachDue(followed: Followed, { now, today }: { now: Instant; today: string }): Word {
  const { state, endedOn, cover, pausedUntil, startedOn, answerDue, lockedAt, isOrdered, isRestricted, lastContact } =
    followed
  const heard = lastContact ?? dawnOf(startedOn)
  if (answerDue !== null) return { need: 'wrote', since: answerDue }
  if (lockedAt !== null) return { need: 'locked', since: lockedAt }
  if (isRestricted) return { need: 'none', since: heard }
  if (state === 'stopped') {
    const due = endedOn && contactDueOn(endedOn, today)
    return due && heard < dawnOf(due) ? { need: 'afterwards', since: dawnOf(due) } : { need: 'none', since: heard }
  }
  if (state === 'paused') {
    const isOver = pausedUntil !== null && pausedUntil <= today
    return isOver ? { need: 'pause-over', since: dawnOf(pausedUntil) } : { need: 'none', since: heard }
  }
  if (!isOrdered && cover.until <= today) return { need: 'run-out', since: dawnOf(cover.until) }
  if (!isOrdered && checkInOpens(cover) <= today) return { need: 'check-in', since: dawnOf(cover.until) }
  return { need: heard <= now - quietDays * dayMs ? 'quiet' : 'none', since: heard }
}

export const byNeed = (one: Word, other: Word): number =>
  wordNeeds.indexOf(one.need) - wordNeeds.indexOf(other.need) || one.since - other.since

/** The lists of the coach's view: all who are due, those with one reason, everybody. */
export const coachingLists = [
  'word',
  'wrote',
  'run-out',
  'check-in',
  'pause-over',
  'afterwards',
  'quiet',
  'all',
] as const

export type CoachingList = (typeof coachingLists)[number]

export function contactReasons(list: CoachingList): readonly WordNeed[] {
  if (list === 'all') return wordNeeds
  return list === 'word' ? wordNeeds.filter((need) => need !== 'none' && need !== 'locked') : [list]
}
