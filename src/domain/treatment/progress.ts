import { progressWords as says } from '#content/desk/progress-words.ts'
import { addDays } from '../booking/calendar.ts'
import { addMonths } from '../calendar/add-months.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { shortDate } from '../calendar/short-date.ts'
import { medicineName, writtenDose } from '../clinical/ladders.ts'
import { policy } from '../clinical/policy.ts'
import type { Cover } from './cover.ts'

/** Days are written YYYY-MM-DD. */
interface Weighed {
  readonly on: string
  readonly kg: number
}

export interface Course {
  /** What they had from us, the oldest first. Never none. */
  readonly covers: readonly Cover[]
  /** The weights that count, the oldest first. */
  readonly weights: readonly Weighed[]
  /** When weight and height were last verified; null: never. */
  readonly verifiedOn: string | null
  readonly today: string
}

/** What somebody looks at before treatment goes on. */
export interface Finding {
  readonly id: 'too-little' | 'too-fast' | 'bmi-due'
  readonly says: string
  readonly because: string
}

const tenth = (percent: number): number => Math.round(percent * 10) / 10

const lostPercent = (from: Weighed, to: Weighed): number => ((from.kg - to.kg) / from.kg) * 100

/** Since when they are on the dose they have: for Mounjaro the highest one that they tolerate. */
function onDoseSince(covers: readonly Cover[]): string {
  const { mg, medicine } = covers.at(-1) as Cover
  const before = covers.findLastIndex((cover) => cover.mg !== mg || cover.medicine !== medicine)
  return (covers[before + 1] as Cover).from
}

function onMedicineSince(covers: readonly Cover[]): string {
  const { medicine } = covers.at(-1) as Cover
  const before = covers.findLastIndex((cover) => cover.medicine !== medicine)
  return (covers[before + 1] as Cover).from
}

/** The last weight of the days before treatment, else the first that is known. */
const startOf = (weights: readonly Weighed[], startedOn: string): Weighed | undefined =>
  weights.findLast(({ on }) => on <= startedOn) ?? weights[0]

/** After six months, under five per cent: to go on needs a reasoned decision. */
function tooLittle({ covers, weights, today }: Course): Finding | null {
  const { medicine, mg } = covers.at(-1) as Cover
  const isByDose = medicine === 'mounjaro'
  const startedOn = onMedicineSince(covers)
  const since = isByDose ? onDoseSince(covers) : startedOn
  const [first, last] = [startOf(weights, startedOn), weights.at(-1)]
  const isJudged = addMonths(since, policy.progressMonths) <= today
  if (!isJudged || !first || !last || first.on === last.on) return null
  const lost = lostPercent(first, last)
  if (lost >= policy.progressPercent) return null
  return {
    id: 'too-little',
    says: says.tooLittle(tenth(lost), shortDate(first.on)),
    because: isByDose
      ? says.tooLittleByDose(policy.progressMonths, policy.progressPercent, writtenDose(mg))
      : says.tooLittleBecause(policy.progressMonths, policy.progressPercent, medicineName(medicine)),
  }
}

/** The last weight beside the one of four weeks before it, or of the nearest day before that. */
function tooFast({ weights }: Course): Finding | null {
  const last = weights.at(-1)
  const first = last && weights.findLast(({ on }) => on <= addDays(last.on, -policy.fastLossWeeks * 7))
  if (!last || !first) return null
  const aWeek = lostPercent(first, last) / (daysBetween(first.on, last.on) / 7)
  if (aWeek <= policy.fastLossPercent) return null
  return {
    id: 'too-fast',
    says: says.tooFast(tenth(aWeek), shortDate(first.on), shortDate(last.on)),
    because: says.tooFastBecause(policy.fastLossPercent),
  }
}

/** Three months after the start, and then every six: the first of these days that no verified weight has followed. */
export function bmiDueOn(startedOn: string, verifiedOn: string | null): string {
  const first = addMonths(startedOn, policy.bmiFirstMonths)
  let [due, months] = [first, policy.bmiFirstMonths]
  while (verifiedOn !== null && verifiedOn >= due) {
    months += policy.bmiEveryMonths
    due = addMonths(startedOn, months)
  }
  return due
}

function bmiDue({ covers, verifiedOn, today }: Course): Finding | null {
  const due = bmiDueOn((covers[0] as Cover).from, verifiedOn)
  if (due > today) return null
  return {
    id: 'bmi-due',
    says: says.bmiDue(shortDate(due)),
    because: says.bmiDueBecause(policy.bmiFirstMonths, policy.bmiEveryMonths),
  }
}

/** What the course of a treatment asks somebody to look at. */
export const progressOf = (course: Course): Finding[] =>
  [tooLittle(course), tooFast(course), bmiDue(course)].filter((finding) => finding !== null)
