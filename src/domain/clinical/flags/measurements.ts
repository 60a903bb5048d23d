import { flagWords as words } from '#content/cases/flags.ts'
import { isBmiDue } from '../bmi-needed.ts'
import { ours } from '../figure.ts'
import type { Rule } from '../flag.ts'
import type { Body } from '../patient.ts'
import { policy } from '../policy.ts'

const formatBody = ({ kg, cm }: Body): string => `${Number(kg.toFixed(1))} kg at ${Math.round(cm)} cm`

export const measurementRules: readonly Rule[] = [
  {
    id: 'weight-not-verified',
    severity: 'incomplete',
    source: 'GPhC, February 2025',
    firesOn:
      'No weight and height verified within 14 days by video, in person, from the record or by letter; on treatment only where they are due again or after a break',
    tells: ({ verified, repeat, isReturning, evidence, today }) =>
      verified === null &&
      (!repeat || isReturning || isBmiDue(repeat.covers, evidence, today)) &&
      words['weight-not-verified'](policy.verifiedDays),
  },
  {
    id: 'measurement-differs',
    severity: 'look',
    source: ours,
    firesOn: 'Typed and verified differ by more than 3 kg or 1.5 of BMI',
    tells: ({ typed, verified, repeat }) => {
      if (typed === null || verified === null || repeat) return false
      const isFar =
        Math.abs(typed.kg - verified.kg) > policy.weightDifferenceKg ||
        Math.abs(typed.bmi - verified.bmi) > policy.bmiDifference
      return isFar && words['measurement-differs'](formatBody(typed), formatBody(verified))
    },
  },
]
