import { addDays } from '../appointments/calendar.ts'
import { addMonths } from '../calendar/add-months.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { policy } from '../clinical/policy.ts'

/** After a treatment has ended its person is followed for a year. Days are written YYYY-MM-DD. */
export const followedUntil = (endedOn: string): string => addMonths(endedOn, policy.aftercareMonths)

export const isFollowed = (endedOn: string, today: string): boolean => today < followedUntil(endedOn)

/** They are asked for their weight, or told that the year is over. */
export interface Occasion {
  /** Counted from the end of the treatment. */
  readonly month: number
  readonly on: string
  readonly is: 'weight' | 'over'
}

function occasionsAfter(endedOn: string): Occasion[] {
  const { aftercareMonths: months, aftercareAskMonths: every } = policy
  const asked = Array.from({ length: Math.ceil(months / every) - 1 }, (_, place) => every * (place + 1))
  const on = (month: number) => addMonths(endedOn, month)
  return [
    ...asked.map((month) => ({ month, on: on(month), is: 'weight' as const })),
    { month: months, on: on(months), is: 'over' },
  ]
}

/** The one that has come last. Null: none has yet. */
export const lastOccasion = (endedOn: string, today: string): Occasion | null =>
  occasionsAfter(endedOn).findLast(({ on }) => on <= today) ?? null

/** The day of the one that comes next. Null: the year is over. */
export const nextOccasion = (endedOn: string, today: string): string | null =>
  occasionsAfter(endedOn).find(({ on }) => on > today)?.on ?? null

/** A weight of the days before counts as the answer of the month: nobody steps on a scale twice for us. */
export const countsFrom = ({ on }: Occasion): string => addDays(on, -policy.aftercareWeighedDays)

interface Told {
  readonly endedOn: string
  /** The month that was told last; 0: none. */
  readonly toldMonth: number
  /** They have asked not to be reminded. */
  readonly isQuiet: boolean
  /** When they last weighed themselves, as far as it is known. */
  readonly weighedOn: string | null
}

/** What is new since they were told last, and whether they are written to about it. Null: nothing is. */
export function toTell(
  { endedOn, toldMonth, isQuiet, weighedOn }: Told,
  today: string,
): { readonly month: number; readonly writes: Occasion['is'] | null } | null {
  const last = lastOccasion(endedOn, today)
  if (last === null || last.month <= toldMonth) return null
  // A letter that comes weeks late is worse than none.
  const isLate = daysBetween(last.on, today) > policy.aftercareTellDays
  const isAnswered = weighedOn !== null && weighedOn >= countsFrom(last)
  const isLeftOut = isLate || (last.is === 'weight' && (isQuiet || isAnswered))
  return { month: last.month, writes: isLeftOut ? null : last.is }
}

/** In which months after the end a coach has a word with them. */
export const contactMonths: readonly number[] = [
  policy.aftercareFirstContactMonths,
  ...Array.from(
    { length: Math.ceil(policy.aftercareMonths / policy.aftercareContactEveryMonths) - 1 },
    (_, place) => policy.aftercareContactEveryMonths * (place + 1),
  ),
]

/** Since when a coach's word is due, unless there was one since. Null: not yet. */
export const contactDueOn = (endedOn: string, today: string): string | null =>
  contactMonths.map((month) => addMonths(endedOn, month)).findLast((day) => day <= today) ?? null

interface Weighed {
  readonly on: string
  readonly kg: number
}

/** How many per cent somebody weighs more than when it ended. `weights`: the oldest first. Null: it is not known. */
export function regainedPercent(weights: readonly Weighed[], endedOn: string): number | null {
  const before = weights.findLast(({ on }) => on <= endedOn) ?? weights[0]
  const last = weights.at(-1)
  if (!before || !last || last.on <= before.on) return null
  return ((last.kg - before.kg) / before.kg) * 100
}

/** So much that coming back is spoken of. Somebody whose weight is healthy is never told that it has risen. */
export const isRegained = (percent: number | null, bmi: number | null): boolean =>
  percent !== null && percent >= policy.regainPercent && bmi !== null && bmi >= policy.noRiseBmi
