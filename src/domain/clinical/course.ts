import { courseWords } from '#content/cases/case.ts'
import { weightOf } from '../body/bmi.ts'
import { readCm } from '../body/height.ts'
import { readKg } from '../body/weight.ts'
import type { Evidence } from '../cases/evidence.ts'
import type { Answers } from '../intake/engine/step.ts'
import { bmi, isBmiAnswer } from '../intake/weight-management/step-5-bmi.ts'
import { medicineName } from '../medicines/medicines.ts'
import { formatDose } from './ladders.ts'

/** Typed by the patient into an order, logged by them and shared with us, or seen by somebody who works here. */
export const weightSources = ['stated', 'logged', 'verified'] as const
export type WeightSource = (typeof weightSources)[number]

interface DayWeight {
  readonly on: string
  readonly kg: number
}

/** A weight that is known, and of which day. */
interface KnownWeight {
  /** YYYY-MM-DD, in London. */
  readonly on: string
  readonly kg: number
  readonly is: WeightSource
}

/** A dose that left for the patient, here or elsewhere. */
export interface SuppliedDose {
  readonly on: string
  readonly medicine: string
  readonly dose: string
  readonly isElsewhere: boolean
}

/** How weight and dose went, each from the first day to the last. */
export interface Course {
  readonly weights: readonly KnownWeight[]
  readonly doses: readonly SuppliedDose[]
}

/** What somebody typed as their weight. Null: nothing that can be read. */
export function statedKg(answers: Answers): number | null {
  const given = answers[bmi.answerKey]
  return isBmiAnswer(given) ? readKg(weightOf(given)) : null
}

/** The height that somebody typed beside it. Null: nothing that can be read. */
export function statedCm(answers: Answers): number | null {
  const given = answers[bmi.answerKey]
  return isBmiAnswer(given) ? readCm(given) : null
}

const byDay = (one: { readonly on: string }, other: { readonly on: string }) => one.on.localeCompare(other.on)

export function courseOf(
  { stated, logged = [] }: { readonly stated: readonly DayWeight[]; readonly logged?: readonly DayWeight[] },
  { measurements, previousSupply }: Pick<Evidence, 'measurements' | 'previousSupply'>,
  supplied: readonly SuppliedDose[],
): Course {
  // Of two weights of one day the verified one stays last: it is the one that counts.
  const weights = [
    ...stated.map(({ on, kg }): KnownWeight => ({ on, kg, is: 'stated' })),
    ...logged.map(({ on, kg }): KnownWeight => ({ on, kg, is: 'logged' })),
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
