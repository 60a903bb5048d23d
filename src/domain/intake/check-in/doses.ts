import { medicines } from '../../medicines/medicines.ts'
import { toStep } from '../engine/step.ts'
import { bespoke } from './step-ids.ts'

/** Which doses of this pen the patient took, and how many they missed. */
export interface DosesAnswer {
  /** YYYY-MM-DD, earliest first. */
  readonly taken: readonly string[]
  /** Null: they do not know. */
  readonly missed: number | null
  /** The patient confirmed injections that are close together. */
  readonly confirmed?: 'yes'
}

/** More than a pack holds: a late check-in may include doses of the pack before. */
const mostDoses = 2 * Math.max(...medicines.map(({ dosesPerPack }) => dosesPerPack))

const isoDate = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostDoses

export function isDosesAnswer(value: unknown): value is DosesAnswer {
  if (typeof value !== 'object' || value === null) return false
  const { taken, missed, confirmed, ...rest } = value as Record<string, unknown>
  if (Object.keys(rest).length > 0 || (confirmed !== undefined && confirmed !== 'yes')) return false
  if (!Array.isArray(taken) || taken.length > mostDoses || !(missed === null || isCount(missed))) return false
  if (taken.length === 0 && missed === 0) return false
  return taken.every(
    (day: unknown, at) => typeof day === 'string' && isoDate.test(day) && (at === 0 || day > (taken[at - 1] as string)),
  )
}

const inDays = (day: string) => day.split('-').map(Number).toReversed().join('/')

export const doses = bespoke({
  id: 'check-in-doses',
  topic: 'Doses',
  kind: 'doses',
  progress: 20,
  answerKey: 'check_in_doses',
  question: 'Which doses of this pen did you take?',
  hint: 'Change the date if you injected on a different day.',
  accepts: isDosesAnswer,
  inWords(value) {
    const { taken, missed, confirmed } = value as DosesAnswer
    return [
      ...(taken.length === 0 ? [] : [`Taken on ${taken.map(inDays).join(', ')}`]),
      missed === null ? 'Not sure how many were missed' : missed === 0 ? 'None missed' : `${missed} missed`,
      ...(confirmed === undefined ? [] : ['Days close together, confirmed']),
    ]
  },
  next: () => toStep('check-in-wellbeing'),
})
