import { addDays, weekdayOf } from '../appointments/calendar.ts'
import { addMonths } from '../calendar/add-months.ts'
import { areHigh, type Vitals, vitalsProblem } from '../clinical/vitals.ts'
import { companionMonths } from '../services/adhd.ts'
import { measureBounds } from '../treatment/tracking/measures.ts'

/** The companion comes with an assessment that the patient attended. Dates are days in London. */
export interface CompanionPeriod {
  readonly from: string
  /** The first day without it. What was written before stays readable. */
  readonly until: string
}

export const companionPeriod = (attendedOn: string): CompanionPeriod => ({
  from: attendedOn,
  until: addMonths(attendedOn, companionMonths),
})

export const isCompanionOpen = ({ from, until }: CompanionPeriod, today: string): boolean =>
  today >= from && today < until

/** A week is named by its Monday. */
export const weekOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

/** The weeks of a period up to a day, the newest first. */
export function weeksOf({ from, until }: CompanionPeriod, today: string): string[] {
  const first = weekOf(from)
  const weeks: string[] = []
  for (let week = weekOf(today < until ? today : addDays(until, -1)); week >= first; week = addDays(week, -7))
    weeks.push(week)
  return weeks
}

/** Ours: three things are few enough to be done. */
export const mostThings = 3
export const longestThing = 120
export const longestNote = 1_000

/** One thing of a week's plan. */
export interface Thing {
  /** Made by the browser. It stays when the thing is moved to another week. */
  readonly id: string
  readonly words: string
  readonly isDone: boolean
}

/** What was not done in the week before and is not in this week's plan: it can be moved, and nothing says that it failed. */
export const movable = (before: readonly Thing[], now: readonly Thing[]): Thing[] =>
  before.filter(({ id, isDone }) => !isDone && now.every((thing) => thing.id !== id))

/** What a weekly note asks about, each from 0 to 4. */
export const noteScales = ['sleep', 'focus', 'mood', 'appetite'] as const
export type NoteScale = (typeof noteScales)[number]
export const highestNote = 4

export interface WeeklyNote {
  /** Null: left out. */
  readonly scales: Readonly<Record<NoteScale, number | null>>
  /** With a medicine for ADHD. Null: not measured. */
  readonly vitals: Vitals | null
  readonly weightKg: number | null
  readonly words: string
}

export type NoteProblem = 'nothing' | 'vitals' | 'wrong way round' | 'weight'

/** Null: it can be kept. */
export function noteProblem({ scales, vitals, weightKg, words }: WeeklyNote, week: string): NoteProblem | null {
  const isEmpty = noteScales.every((scale) => scales[scale] === null) && words.trim() === ''
  if (isEmpty && vitals === null && weightKg === null) return 'nothing'
  const problem = vitals && vitalsProblem(vitals, week, week)
  if (problem) return problem === 'wrong way round' ? problem : 'vitals'
  const { from, to } = measureBounds.weight
  return weightKg !== null && (weightKg < from || weightKg > to) ? 'weight' : null
}

/**
 * What stands out in a note. `help`: the mood is as low as the scale goes, and the page shows who listens. `high`: blood
 * pressure or pulse are at or above the published limits, which is marked for a clinician with whom it is shared. The
 * patient reads the limits and what to do beyond them with every reading.
 */
export type NoteAdvice = 'help' | 'high'

export function adviceOn({ scales, vitals }: WeeklyNote): NoteAdvice[] {
  const advice: NoteAdvice[] = []
  if (scales.mood === 0) advice.push('help')
  if (vitals && areHigh(vitals)) advice.push('high')
  return advice
}

/** Whether a week can be written on: of the period, begun, and not so long ago that it is made up from memory. */
export function isWritable(week: string, period: CompanionPeriod, today: string): boolean {
  if (weekOf(week) !== week || !isCompanionOpen(period, today)) return false
  // The plan of the next week is made on the Sunday before.
  return (
    week >= weekOf(period.from) && week <= addDays(weekOf(today), 7) && week >= addDays(weekOf(today), -weeksBack * 7)
  )
}

/** Ours: how many weeks back a note can still be written. */
const weeksBack = 2

/** Ours: what was written without a connection counts as written on its day if it is sent within this many days. */
export const unsentDays = 28

/** A week as it is kept. */
export interface CompanionWeek {
  readonly week: string
  readonly things: readonly Thing[]
  readonly note: WeeklyNote | null
}

export interface CompanionSummary {
  readonly weeks: number
  readonly noted: number
  readonly done: number
  /** Of the first and the last notes with an answer, at most four each. Null: fewer than eight notes have one. */
  readonly course: Readonly<Record<NoteScale, { readonly first: number; readonly last: number } | null>>
}

const compared = 4

/** From how many notes with an answer on it is the course of a scale shown. */
export const notesForCourse = 2 * compared

/** What the six months were, for the page and the summary: counts and averages, and no judgement. */
export function summaryOf(weeks: readonly CompanionWeek[]): CompanionSummary {
  const inOrder = weeks.toSorted((a, b) => a.week.localeCompare(b.week))
  const course = (scale: NoteScale) => {
    const values = inOrder.flatMap(({ note }) => note?.scales[scale] ?? [])
    if (values.length < notesForCourse) return null
    return { first: average(values.slice(0, compared)), last: average(values.slice(-compared)) }
  }
  return {
    weeks: weeks.length,
    noted: weeks.filter(({ note }) => note !== null).length,
    done: weeks.reduce((sum, { things }) => sum + things.filter(({ isDone }) => isDone).length, 0),
    course: { sleep: course('sleep'), focus: course('focus'), mood: course('mood'), appetite: course('appetite') },
  }
}

const average = (values: readonly number[]) =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10

/** Reminders a patient can choose, by email. Hours are of London. */
export const companionReminders = {
  plan: { weekday: 1, hour: 8 },
  note: { weekday: 7, hour: 18 },
} as const
export type CompanionReminder = keyof typeof companionReminders

/** Ours: a reminder that could not be written for this many hours is left out. */
const reminderLateHours = 3

/** Which reminder is due at an hour of a day in London. Null: none. */
export function reminderDue(day: string, hour: number): CompanionReminder | null {
  const due = (Object.keys(companionReminders) as CompanionReminder[]).find((name) => {
    const { weekday, hour: from } = companionReminders[name]
    return weekdayOf(day) === weekday && hour >= from && hour < from + reminderLateHours
  })
  return due ?? null
}

/** Nobody is reminded of what is there already. */
export const isRemindedOf = (reminder: CompanionReminder, { things, note }: CompanionWeek): boolean =>
  reminder === 'plan' ? things.length === 0 : note === null
