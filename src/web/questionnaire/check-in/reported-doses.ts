import { checkInWords } from '#content/treatment/check-in.ts'
import { daysBetween } from '#domain/calendar/days-between.ts'
import { type DosesAnswer, isDosesAnswer } from '#domain/intake/check-in/doses.ts'
import type { OpenCheckIn } from '#web/shared/answers/check-in.ts'

/** A dose that was due: taken on a day, missed, or nothing said of it yet. */
export type SaidDose = { readonly is: 'taken'; readonly on: string } | { readonly is: 'missed' } | null

const words = checkInWords.doses

/** Of two doses a week apart the nearer day is the one that is meant. */
const nearDays = 3

/** What was answered counts, else what was logged as it was taken: that is shown, and confirmed by going on. */
export function reportedDosesOf(
  due: readonly string[],
  given: unknown,
  logged: OpenCheckIn['logged'] = [],
): SaidDose[] {
  if (!isDosesAnswer(given)) return due.map((day) => loggedOn(day, logged))
  return due.map((day) => {
    const on = given.taken.find((taken) => Math.abs(daysBetween(day, taken)) <= nearDays)
    return on === undefined ? { is: 'missed' } : { is: 'taken', on }
  })
}

function loggedOn(day: string, logged: OpenCheckIn['logged']): SaidDose {
  const found = logged.find((one) => one.due === day)
  if (!found) return null
  return found.is === 'taken' ? { is: 'taken', on: found.on } : { is: 'missed' }
}

const isSaid = (row: SaidDose): row is NonNullable<SaidDose> => row !== null

/** Null: not every dose is answered for. */
export function dosesAnswerOf(rows: readonly SaidDose[], isUnsure: boolean): DosesAnswer | null {
  if (!isUnsure && !rows.every(isSaid)) return null
  const taken = rows.flatMap((row) => (row?.is === 'taken' ? [row.on] : []))
  return { taken, missed: isUnsure ? null : rows.length - taken.length }
}

export function dosesProblemOf(rows: readonly SaidDose[], today: string): string | null {
  const days = rows.flatMap((row) => (row?.is === 'taken' ? [row.on] : []))
  if (days.some((day) => day > today || day === '')) return words.toCome
  return days.some((day, at) => at > 0 && day <= (days[at - 1] as string)) ? words.twice : null
}
