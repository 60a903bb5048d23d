import { courseWords } from '#content/cases/case.ts'
import { weightOf } from '../body/bmi.ts'
import { readCm } from '../body/height.ts'
import { readKg } from '../body/weight.ts'
import type { Evidence } from '../cases/evidence.ts'
import type { Answers } from '../intake/engine/step.ts'
import { bmi, isBmiAnswer } from '../intake/weight-management/step-5-bmi.ts'
import { medicineName } from '../medicines/medicines.ts'
import { formatDose } from './ladders.ts'

/**
 * Typed by the patient into an order, logged and shared by them, read from their own scale and shared, or verified by staff.
 */
export const weightSources = ['stated', 'logged', 'scale', 'verified'] as const
export type WeightSource = (typeof weightSources)[number]

interface DayWeight {
  readonly on: string
  readonly kg: number
}

interface LoggedWeight extends DayWeight {
  /** Of a scale, and not typed. */
  readonly isReading?: boolean
}

/** A known weight with its date. */
interface KnownWeight {
  /** YYYY-MM-DD, in London. */
  readonly on: string
  readonly kg: number
  readonly is: WeightSource
}

/** A dose dispatched to the patient, by us or elsewhere. */
export interface SuppliedDose {
  readonly on: string
  readonly medicine: string
  readonly dose: string
  readonly isElsewhere: boolean
}

/** Weight and dose over time, oldest first. */
export interface Course {
  readonly weights: readonly KnownWeight[]
  readonly doses: readonly SuppliedDose[]
}

/** The weight that was typed. Null: it cannot be read. */
export function statedKg(answers: Answers): number | null {
  const given = answers[bmi.answerKey]
  return isBmiAnswer(given) ? readKg(weightOf(given)) : null
}

/** The height that was typed. Null: it cannot be read. */
export function statedCm(answers: Answers): number | null {
  const given = answers[bmi.answerKey]
  return isBmiAnswer(given) ? readCm(given) : null
}

const byDay = (one: { readonly on: string }, other: { readonly on: string }) => one.on.localeCompare(other.on)

export function courseOf(
  { stated, logged = [] }: { readonly stated: readonly DayWeight[]; readonly logged?: readonly LoggedWeight[] },
  { measurements, previousSupply }: Pick<Evidence, 'measurements' | 'previousSupply'>,
  supplied: readonly SuppliedDose[],
): Course {
  // Of two weights of one day the verified one comes last, because it counts.
  const weights = [
    ...stated.map(({ on, kg }): KnownWeight => ({ on, kg, is: 'stated' })),
    ...logged.map(({ on, kg, isReading }): KnownWeight => ({ on, kg, is: isReading ? 'scale' : 'logged' })),
    ...measurements.map(({ on, weightKg }): KnownWeight => ({ on, kg: weightKg, is: 'verified' })),
  ]
  const elsewhere: SuppliedDose[] =
    previousSupply?.strengthMg && previousSupply.isNameMatching
      ? [
          {
            on: previousSupply.suppliedOn,
            medicine:
              previousSupply.medicine === 'other' ? courseWords.otherMedicine : medicineName(previousSupply.medicine),
            dose: formatDose(previousSupply.strengthMg),
            isElsewhere: true,
          },
        ]
      : []
  return {
    weights: weights.toSorted(byDay),
    doses: [...elsewhere, ...supplied].toSorted(byDay),
  }
}
