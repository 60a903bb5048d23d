import { weightBounds } from '#domain/body/bounds.ts'
import { readNumber } from '#domain/body/number.ts'
import { type StoredWeight, weightProblem } from '#domain/body/weight.ts'
import { knownMedicines } from '#domain/medicines/weight-loss-medicines-elsewhere.ts'
import { longestText } from '../engine/answers.ts'
import { toStep } from '../engine/step.ts'
import { bespoke, doseSteps } from './step-ids.ts'

/** The medication in question when the address names none: the first that is asked about. */
export const defaultMedication = (knownMedicines[0] as (typeof knownMedicines)[number]).name

const unspecified = 'your previously mentioned medication'

export const startingWeightAnswer = ({ weight, unit }: StoredWeight, medication: string): string =>
  `${weight.trim()} ${unit} before starting ${medication}`

export const skippedWeightAnswer = (medication: string): string => `Skipped weight entry for ${medication}`

const given = /^(\S+) (kg|lbs) before starting \S/
const skipped = /^Skipped weight entry for \S/

/** The weight in a stored answer, or in one still being typed, to be shown again. */
export function startingWeightIn(answer: unknown): StoredWeight | null {
  if (typeof answer !== 'string' || skipped.test(answer)) return null
  const [, weight, unit] = /^(.*?) (kg|lbs) before starting /s.exec(answer) ?? []
  return weight === undefined ? null : { weight, unit: unit as 'kg' | 'lbs' }
}

/** The medication a stored answer is about. */
export function startingWeightMedication(answer: unknown): string | null {
  if (typeof answer !== 'string') return null
  const [, named] = /^(?:.*? (?:kg|lbs) before starting|Skipped weight entry for) (.+)$/s.exec(answer) ?? []
  return named ?? null
}

/** In the specified words, whatever the weight in them. */
export function isStartingWeightAnswer(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longestText * 2) return false
  const weight = readNumber(given.exec(value)?.[1] ?? '')
  return skipped.test(value) || (weight !== null && weight > 0)
}

export const startingWeight = bespoke({
  id: doseSteps.startingWeight,
  topic: 'Weight-loss medication',
  kind: 'starting-weight',
  progress: 70,
  answerKey: 'Q11_answer',
  question: 'What did you weigh before you started {medication}?',
  hint: 'Your best guess is fine. If you do not know, skip this question.',
  bounds: { weight: weightBounds },
  accepts(value) {
    if (!isStartingWeightAnswer(value)) return false
    const weight = startingWeightIn(value)
    return weight === null || weightProblem(weight) === null
  },
  inWords(value) {
    const { weight, unit } = startingWeightIn(value) ?? {}
    return weight === undefined ? [] : [`${weight} ${unit === 'lbs' ? 'lb' : 'kg'}`]
  },
  next: (_, context) =>
    context.medication?.includes(unspecified)
      ? toStep('current-medication-status', context)
      : toStep(doseSteps.lastTiming, context),
})
