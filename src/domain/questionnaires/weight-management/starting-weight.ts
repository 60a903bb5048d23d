import { readNumber } from '#domain/body/number.ts'
import { longestText } from '../engine/answers.ts'
import { toStep } from '../engine/step.ts'
import { bespoke } from './step-ids.ts'

/** The medication asked about when the address names none. */
export const defaultMedication = 'Wegovy'

const unspecified = 'your previously mentioned medication'

export const startingWeightAnswer = (weight: string, unit: 'kg' | 'lbs', medication: string): string =>
  `${weight.trim()} ${unit} before starting ${medication}`

export const skippedWeightAnswer = (medication: string): string => `Skipped weight entry for ${medication}`

/** The weight in a stored answer, to be shown again. */
export function startingWeightIn(answer: unknown): { weight: string; unit: 'kg' | 'lbs' } | null {
  const [, weight, unit] = (typeof answer === 'string' && /^(.*?) (kg|lbs) before starting /s.exec(answer)) || []
  return weight === undefined ? null : { weight, unit: unit as 'kg' | 'lbs' }
}

const given = /^(\S+) (kg|lbs) before starting \S/
const skipped = /^Skipped weight entry for \S/

export const startingWeight = bespoke({
  id: 'wegovy-starting-weight',
  kind: 'starting-weight',
  progress: 70,
  answerKey: 'Q11_answer',
  question: 'What did you weigh before you started {medication}?',
  hint: 'Your best guess is fine. If you do not know, skip this question.',
  accepts(value) {
    if (typeof value !== 'string' || value.length > longestText * 2) return false
    const weight = readNumber(given.exec(value)?.[1] ?? '')
    return skipped.test(value) || (weight !== null && weight > 0)
  },
  inWords(value) {
    const { weight, unit } = startingWeightIn(value) ?? {}
    return weight === undefined ? [] : [`${weight} ${unit === 'lbs' ? 'lb' : 'kg'}`]
  },
  next: (_, medication) =>
    medication?.includes(unspecified)
      ? toStep('current-medication-status', medication)
      : toStep('wegovy-last-dose-timing', medication),
})
