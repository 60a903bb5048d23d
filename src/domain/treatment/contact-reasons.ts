import { dayMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'
import { contactDueOn } from './aftercare.ts'
import { checkInOpens, type Days } from './cover.ts'
import type { PlanState } from './plan-states.ts'

/**
 * Why somebody on a treatment needs a word from their coach, the most pressing first. `afterwards`: a word is due in the
 * year after it. `locked`: a prescriber speaks with them, and nobody else before that. `none`: nothing asks for one.
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

/** For longer nobody on a treatment is left without a word (ours). */
export const quietDays = 28

/** A treatment that has not ended, or whose year afterwards has not, as far as it says who needs a word. */
export interface Followed {
  readonly state: PlanState
  /** Of a treatment that has ended: on which day. */
  readonly endedOn: string | null
  /** Of the last pen. */
  readonly cover: Days
  readonly pausedUntil: string | null
  readonly startedOn: string
  /** By when they are to be answered; null: they have not written, or were answered. */
  readonly answerDue: Instant | null
  /** Since when a prescriber speaks with them first: of a sign that cannot wait, or of what they told in a check-in. */
  readonly lockedAt: Instant | null
  /** The next pen is ordered and not yet delivered. */
  readonly isOrdered: boolean
  /** When they last wrote, were written to, or were seen. */
  readonly lastContact: Instant | null
}

export interface Word {
  readonly need: WordNeed
  /** Of two with the same need the earlier comes first. */
  readonly since: Instant
}

const dawnOf = (day: string): Instant => Date.parse(`${day}T00:00:00Z`)

/** `today` is the day it is in London at that moment. */
export function outreachDue(followed: Followed, { now, today }: { now: Instant; today: string }): Word {
  const { state, endedOn, cover, pausedUntil, startedOn, answerDue, lockedAt, isOrdered, lastContact } = followed
  const heard = lastContact ?? dawnOf(startedOn)
  if (answerDue !== null) return { need: 'wrote', since: answerDue }
  if (lockedAt !== null) return { need: 'locked', since: lockedAt }
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

/** The lists of the coach's view: everybody who needs a word, those with one need, everybody. */
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
