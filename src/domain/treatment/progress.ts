import { progressWords as says } from '#content/treatment/progress-words.ts'
import { addDays } from '../appointments/calendar.ts'
import { addMonths } from '../calendar/add-months.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { shortDate } from '../calendar/short-date.ts'
import { formatDose } from '../clinical/ladders.ts'
import { policy } from '../clinical/policy.ts'
import { type MedicineKey, medicineName, medicineOf } from '../medicines/medicines.ts'
import type { SupplyPeriod } from './cover.ts'
import { isBreak, sinceBreak } from './treatment-break.ts'
import { lostPercent, type Weighed } from './weight-loss.ts'

/** Treatment with another provider, proven by a label or letter. */
export interface ProvenElsewhere {
  readonly medicine: MedicineKey | 'other'
  readonly mg: number | null
  /** YYYY-MM-DD: they had it by then. */
  readonly on: string
  /** Before that treatment, where it is stated. */
  readonly startingKg: number | null
}

export interface Course {
  /** Supplies from us, oldest first. Never empty. */
  readonly covers: readonly SupplyPeriod[]
  /** The weights that count, oldest first. */
  readonly weights: readonly Weighed[]
  readonly elsewhere: ProvenElsewhere | null
  /** When weight and height were last verified; null: never. */
  readonly verifiedOn: string | null
  readonly today: string
}

/** What a prescriber has to consider before treatment continues. */
export interface Finding {
  readonly id: 'too-little' | 'not-verified' | 'too-fast' | 'bmi-due'
  readonly says: string
  readonly because: string
}

const tenth = (percent: number): number => Math.round(percent * 10) / 10

/** Proven treatment elsewhere, if it is with the current medicine and without a break. */
function sameElsewhere({ elsewhere }: Course, { medicine, from }: SupplyPeriod): ProvenElsewhere | null {
  if (elsewhere?.medicine !== medicine || elsewhere.on >= from || isBreak(elsewhere.on, from)) return null
  return elsewhere
}

const isByDose = (medicine: MedicineKey): boolean => medicineOf(medicine).responseCountsFrom === 'highest dose'

interface Response {
  readonly medicine: MedicineKey
  /** The highest dose so far. Where the months count from it, a lower dose does not restart them. */
  readonly topMg: number
  /** The day from which the months count. */
  readonly since: string
  /** The starting weight. Null: no verified weight gives it. */
  readonly start: (Pick<Weighed, 'kg'> & { readonly on: string | null }) | null
  /** The last verified weight after it. */
  readonly last: Weighed | null
}

/** By verified weights alone: a reported one does not prove a response. */
function responseOf(course: Course): Response {
  const covers = sinceBreak(course.covers)
  const { medicine } = covers.at(-1) as SupplyPeriod
  // A temporary change to the other medicine does not restart the months.
  const ofIt = covers.filter((cover) => cover.medicine === medicine)
  const first = ofIt[0] as SupplyPeriod
  const topMg = Math.max(...ofIt.map(({ mg }) => mg))
  const before = sameElsewhere(course, first)
  const reached = ofIt.find(({ mg }) => mg === topMg) as SupplyPeriod
  const isReachedElsewhere = before?.mg != null && before.mg >= topMg
  const since = isByDose(medicine) ? (isReachedElsewhere ? before.on : reached.from) : (before?.on ?? first.from)
  const verified = course.weights.filter(({ isVerified }) => isVerified)
  const begun = verified.findLast(({ on }) => on <= first.from) ?? verified[0] ?? null
  const start = before?.startingKg != null ? { on: null, kg: before.startingKg } : begun
  const last = verified.findLast(({ on }) => on > first.from && on !== start?.on) ?? null
  return { medicine, topMg, since, start, last }
}

/** After six months with under five per cent lost, continuing needs a reasoned decision. */
function tooLittle(course: Course): Finding | null {
  const { medicine, topMg, since, start, last } = responseOf(course)
  const { progressMonths: months, progressPercent: percent } = policy
  if (addMonths(since, months) > course.today) return null
  const because = isByDose(medicine)
    ? says.tooLittleByDose(months, percent, formatDose(topMg))
    : says.tooLittleBecause(months, percent, medicineName(medicine))
  if (!start || !last)
    return { id: 'not-verified', says: says.notVerified(months), because: says.notVerifiedBecause(percent) }
  const lost = lostPercent(start, last)
  if (lost >= percent) return null
  const sinceDay = start.on && shortDate(start.on)
  return { id: 'too-little', says: says.tooLittle(tenth(lost), sinceDay, shortDate(last.on)), because }
}

/** The last weight and the one four weeks before it, or from the nearest earlier day. */
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

/** Three months after the start, and then every six: the first of these days without a verified weight since. */
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
  const due = bmiDueOn((covers[0] as SupplyPeriod).from, verifiedOn)
  if (due > today) return null
  return {
    id: 'bmi-due',
    says: says.bmiDue(shortDate(due)),
    because: says.bmiDueBecause(policy.bmiFirstMonths, policy.bmiEveryMonths),
  }
}

/** What the course of a treatment asks a prescriber to consider. */
export const progressOf = (course: Course): Finding[] =>
  [tooLittle(course), tooFast(course), bmiDue(course)].filter((finding) => finding !== null)
