import { addDays } from '../appointments/calendar.ts'
import { addMonths } from '../calendar/add-months.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { policy } from '../clinical/policy.ts'

/** After a treatment has ended its patient is followed up for a year. Dates are YYYY-MM-DD. */
export const followedUntil = (endedOn: string): string => addMonths(endedOn, policy.aftercareMonths)

export const isFollowed = (endedOn: string, today: string): boolean => today < followedUntil(endedOn)

/** The patient is asked for their weight, or informed that the year is over. */
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

/** The latest milestone that has passed. Null: none yet. */
export const lastOccasion = (endedOn: string, today: string): Occasion | null =>
  occasionsAfter(endedOn).findLast(({ on }) => on <= today) ?? null

/** The date of the next milestone. Null: the year is over. */
export const nextOccasion = (endedOn: string, today: string): string | null =>
  occasionsAfter(endedOn).find(({ on }) => on > today)?.on ?? null

/**
 * A weight logged in the days before counts as the month's answer, so that no patient is asked to weigh themselves
 * twice.
 */
export const countsFrom = ({ on }: Occasion): string => addDays(on, -policy.aftercareWeighedDays)

interface FollowedUp {
  readonly endedOn: string
  /** The last month the patient was asked about; 0: none. */
  readonly toldMonth: number
  /** The patient has turned reminders off. */
  readonly isQuiet: boolean
  /** When they last weighed themselves, as far as it is known. */
  readonly weighedOn: string | null
}

/** The milestone since the last one reported, and whether the patient is written to. Null: none. */
export function toTell(
  { endedOn, toldMonth, isQuiet, weighedOn }: FollowedUp,
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

/** The months after the end in which a coach contacts the patient. */
export const contactMonths: readonly number[] = [
  policy.aftercareFirstContactMonths,
  ...Array.from(
    { length: Math.ceil(policy.aftercareMonths / policy.aftercareContactEveryMonths) - 1 },
    (_, place) => policy.aftercareContactEveryMonths * (place + 1),
  ),
]

/** Since when a coach's contact is due, unless there was one since. Null: not yet. */
export const contactDueOn = (endedOn: string, today: string): string | null =>
  contactMonths.map((month) => addMonths(endedOn, month)).findLast((day) => day <= today) ?? null

interface Weighed {
  readonly on: string
  readonly kg: number
}

/** The increase in per cent since the end of treatment. `weights`: oldest first. Null: not known. */
export function regainedPercent(weights: readonly Weighed[], endedOn: string): number | null {
  const before = weights.findLast(({ on }) => on <= endedOn) ?? weights[0]
  const last = weights.at(-1)
  if (!before || !last || last.on <= before.on) return null
  return ((last.kg - before.kg) / before.kg) * 100
}

/** Enough that coming back is mentioned. It is never mentioned to a patient at a healthy weight. */
export const isRegained = (percent: number | null, bmi: number | null): boolean =>
  percent !== null && percent >= policy.regainPercent && bmi !== null && bmi >= policy.noRiseBmi
