import { addDays, weekdayOf } from '../appointments/calendar.ts'
import { dayMs, hourMs } from '../calendar/durations.ts'
import { type Instant, londonTimeAt } from '../calendar/london-time.ts'
import { policy } from '../clinical/policy.ts'

/** A colleague's verdict on a randomly picked decision. */
export const reviewVerdicts = ['agree', 'discuss'] as const

export type ReviewVerdict = (typeof reviewVerdicts)[number]

/** How many decisions of a week are reviewed (ours). */
export const sampleSize = 5

export const longestQualityDays = 366

/** The Monday of the week of a date. */
const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date))

/** The Monday of the last complete week. */
export const lastWholeWeek = (now: Instant): string => addDays(mondayOf(londonTimeAt(now).date), -7)

/** The percentile: the smallest value that this share of all does not exceed. Null: no values. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}

export interface JudgedDecision {
  readonly kind: 'approve' | 'decline' | 'check' | 'return' | 'sign' | 'ask'
  readonly at: Instant
  readonly reason: string | null
  /** From ready to decided, in working time. Null: it never waited. */
  readonly workedMs: number | null
}

const inHours = (ms: number | null) => (ms === null ? null : Math.round((ms / hourMs) * 10) / 10)
const times = (decisions: readonly JudgedDecision[]) => decisions.flatMap(({ workedMs }) => workedMs ?? [])

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** The count per week, for weeks that had any. */
export const byWeek = (moments: readonly Instant[]) =>
  [...groupBy(moments, (at) => mondayOf(londonTimeAt(at).date))]
    .map(([week, some]) => ({ week, count: some.length }))
    .toSorted((a, b) => a.week.localeCompare(b.week))

/** A check-in of the period: when it was opened, and when it was answered, if it was. */
export interface JudgedCheckIn {
  readonly openedAt: Instant
  readonly finishedAt: Instant | null
}

/** The next pen can leave by then: a later answer delays it. */
const onTimeMs = (policy.nextPenDay - policy.checkInDay) * dayMs

/** How many were due by now, and how many were answered in time. */
export function checkInsOnTime(checkIns: readonly JudgedCheckIn[], now: Instant) {
  const isOnTime = ({ openedAt, finishedAt }: JudgedCheckIn) => finishedAt !== null && finishedAt <= openedAt + onTimeMs
  const due = checkIns.filter((one) => isOnTime(one) || now > one.openedAt + onTimeMs)
  return { due: due.length, onTime: due.filter(isOnTime).length }
}

/** Figures about many decisions that identify none of them. */
export function qualityOf(decisions: readonly JudgedDecision[]) {
  const of = (...kinds: JudgedDecision['kind'][]) => decisions.filter(({ kind }) => kinds.includes(kind))
  const decided = of('approve', 'decline')
  const declined = of('decline')
  const reasons = groupBy(declined, ({ reason }) => reason ?? 'none')
  const weeks = groupBy(decided, ({ at }) => mondayOf(londonTimeAt(at).date))
  return {
    decided: decided.length,
    approved: decided.length - declined.length,
    declined: declined.length,
    medianHours: inHours(percentile(times(decided), 0.5)),
    ninetiethHours: inHours(percentile(times(decided), 0.9)),
    weeks: [...weeks]
      .map(([week, some]) => {
        const no = some.filter(({ kind }) => kind === 'decline').length
        return { week, approved: some.length - no, declined: no, medianHours: inHours(percentile(times(some), 0.5)) }
      })
      .toSorted((a, b) => a.week.localeCompare(b.week)),
    declines: [...reasons]
      .map(([reason, some]) => ({ reason, count: some.length }))
      .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
    checked: of('check').length,
    returned: of('return').length,
    signed: of('sign').length,
  }
}
