import { lateWords, type PromiseName } from '#content/promises.ts'
import { formatLongDateWithoutYear } from '../appointments/format-time.ts'
import { type Instant, londonTimeAt } from '../calendar/london-time.ts'

declare const opaque: unique symbol

/**
 * A time that we promised a patient. The type has no readable fields on purpose: a screen cannot print the time itself
 * and has to use tellPromise, which says so when the time has passed.
 */
export interface PromisedTime {
  readonly [opaque]: true
}

/** A PromisedTime on the wire. */
export interface WirePromise {
  readonly for: PromiseName
  /** ISO 8601, UTC. */
  readonly by: string
  /** The extended time that applies once `by` has passed. */
  readonly newBy: string
}

/** Promised for a whole day; all others for a time of day. */
const wholeDays: readonly PromiseName[] = ['parcel', 'release', 'follow-up']

export type ReportedPromise =
  | { readonly isLate: false; readonly by: string }
  | { readonly isLate: true; readonly title: string; readonly says: string }

/**
 * Whether a promised time has passed, and the words then: that it is late, an apology, what was promised, and the
 * extended time. There is no second extension.
 */
export function promiseText(promised: PromisedTime, now: Instant): ReportedPromise {
  const { for: name, by, newBy } = wireOf(promised)
  const format = (at: string) => formatMoment(at, now, wholeDays.includes(name))
  if (now <= Date.parse(by)) return { isLate: false, by: format(by) }
  const { title, missed, next, missedAgain } = lateWords
  const then = now <= Date.parse(newBy) ? next[name](format(newBy)) : missedAgain(format(newBy))
  return { isLate: true, title, says: `${missed[name](format(by))} ${then}` }
}

/** Sort key: the earlier of two promises has the smaller one. */
export const promiseSortKey = (promised: PromisedTime): string => wireOf(promised).by

const wireOf = (promised: PromisedTime): WirePromise => promised as unknown as WirePromise

function formatMoment(at: string, now: Instant, isWholeDay: boolean): string {
  const { date, time } = londonTimeAt(Date.parse(at))
  const day = date === londonTimeAt(now).date ? null : formatLongDateWithoutYear(date)
  return isWholeDay ? lateWords.on(day) : lateWords.at(time, day)
}
