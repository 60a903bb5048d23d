import { toStep } from '../engine/step.ts'
import { bespoke } from './step-ids.ts'

/** Which doses of this pen somebody took, and how many they missed. */
export interface DosesAnswer {
  /** YYYY-MM-DD, the earliest first. */
  readonly taken: readonly string[]
  /** Null: they do not know. */
  readonly missed: number | null
}

/** More than a pen holds: whoever is late may tell of the pen before too. */
const mostDoses = 8

const written = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostDoses

export function isDosesAnswer(value: unknown): value is DosesAnswer {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false
  const { taken, missed } = value as Record<string, unknown>
  if (!Array.isArray(taken) || taken.length > mostDoses || !(missed === null || isCount(missed))) return false
  if (taken.length === 0 && missed === 0) return false
  return taken.every(
    (day: unknown, at) => typeof day === 'string' && written.test(day) && (at === 0 || day > (taken[at - 1] as string)),
  )
}

const inDays = (day: string) => day.split('-').map(Number).toReversed().join('/')

export const doses = bespoke({
  id: 'check-in-doses',
  topic: 'Doses',
  kind: 'doses',
  progress: 42,
  answerKey: 'check_in_doses',
  question: 'Which doses of this pen did you take?',
  hint: 'Change a date if you injected on another day.',
  accepts: isDosesAnswer,
  inWords(value) {
    const { taken, missed } = value as DosesAnswer
    return [
      ...(taken.length === 0 ? [] : [`Taken on ${taken.map(inDays).join(', ')}`]),
      missed === null ? 'Not sure how many were missed' : missed === 0 ? 'None missed' : `${missed} missed`,
    ]
  },
  next: () => toStep('check-in-wellbeing'),
})
