import { isWithin, weightBounds } from '#domain/body/bounds.ts'
import { readNumber } from '#domain/body/number.ts'
import { readKg, type StoredWeight } from '#domain/body/weight.ts'
import { measureBounds } from '#domain/treatment/tracking/measures.ts'
import { toStep } from '../engine/step.ts'
import { bespoke } from './step-ids.ts'

/** As typed. Optional figures may be absent. */
export interface WeightAnswer extends StoredWeight {
  /** In centimetres. */
  readonly waist?: string
  /** In per cent. */
  readonly bodyFat?: string
  /** The patient confirmed a weight far from the last one. */
  readonly confirmed?: 'yes'
}

const longestField = 20

const beside = { waist: 'waist', bodyFat: 'body_fat' } as const

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longestField

/** Whether a figure beside the weight is plausible. */
export function isMeasured(which: keyof typeof beside, typed: string): boolean {
  const value = readNumber(typed)
  return value !== null && isWithin(measureBounds[beside[which]], value)
}

function isWeightAnswer(value: unknown): value is WeightAnswer {
  if (typeof value !== 'object' || value === null) return false
  const { weight, unit, confirmed, ...rest } = value as Record<string, unknown>
  if (!isText(weight) || (unit !== 'kg' && unit !== 'lbs')) return false
  if (confirmed !== undefined && confirmed !== 'yes') return false
  const kg = readKg({ weight, unit })
  return (
    kg !== null &&
    isWithin(weightBounds, kg) &&
    Object.entries(rest).every(([name, typed]) => name in beside && isText(typed) && isMeasured(name as never, typed))
  )
}

export const weight = bespoke({
  id: 'check-in-weight',
  topic: 'Weight',
  kind: 'weight-today',
  progress: 12,
  answerKey: 'check_in_weight',
  question: 'What do you weigh today?',
  hint: 'It’s best to weigh yourself in the morning, without shoes. Waist and body fat are optional.',
  bounds: { weight: weightBounds, waist: measureBounds.waist, bodyFat: measureBounds.body_fat },
  accepts: isWeightAnswer,
  inWords(value) {
    const { weight: typed, unit, waist, bodyFat, confirmed } = value as WeightAnswer
    return [
      `${typed} ${unit === 'kg' ? 'kg' : 'lb'}`,
      ...(waist === undefined ? [] : [`Waist ${waist} cm`]),
      ...(bodyFat === undefined ? [] : [`Body fat ${bodyFat}%`]),
      ...(confirmed === undefined ? [] : ['Confirmed, although it is far from the last weight']),
    ]
  },
  next: () => toStep('check-in-doses'),
})
