import { describe, expect, it } from 'vitest'
import { courseWords } from '#content/cases/case.ts'
import { noEvidence } from '../cases/evidence.ts'
import { courseOf, statedCm, statedKg } from './course.ts'
import { weightAnswers } from './sample-answers.ts'

const seen = (on: string, weightKg: number) => ({ on, weightKg, heightCm: 170, how: 'video', by: 'somebody' }) as const

const elsewhere = {
  medicine: 'wegovy',
  strengthMg: 0.5,
  suppliedOn: '2026-01-20',
  lastInjectionOn: null,
  isNameMatching: true,
  startingWeightKg: null,
  by: 'somebody',
} as const

describe('the course of weight and dose', () => {
  it('goes from the first day to the last, and puts the verified weight of a day last', () => {
    const { weights } = courseOf(
      {
        stated: [
          { on: '2026-03-02', kg: 96 },
          { on: '2026-01-05', kg: 101 },
        ],
        logged: [{ on: '2026-03-02', kg: 96.5 }],
      },
      { ...noEvidence, measurements: [seen('2026-03-02', 97), seen('2026-02-01', 99)] },
      [],
    )
    expect(weights.map(({ on, kg, is }) => [on, kg, is])).toEqual([
      ['2026-01-05', 101, 'stated'],
      ['2026-02-01', 99, 'verified'],
      ['2026-03-02', 96, 'stated'],
      ['2026-03-02', 96.5, 'logged'],
      ['2026-03-02', 97, 'verified'],
    ])
  })

  it('includes supply from elsewhere, once it is proven to be the patient’s own', () => {
    const ours = { on: '2026-01-02', medicine: 'Wegovy', dose: '0.25mg', isElsewhere: false }
    const dosesWith = (
      previousSupply: typeof elsewhere | (Omit<typeof elsewhere, 'isNameMatching'> & { isNameMatching: false }),
    ) => courseOf({ stated: [] }, { ...noEvidence, previousSupply }, [ours]).doses
    expect(dosesWith(elsewhere)).toEqual([
      ours,
      { on: '2026-01-20', medicine: 'Wegovy', dose: '0.5 mg', isElsewhere: true },
    ])
    expect(dosesWith({ ...elsewhere, isNameMatching: false })).toEqual([ours])
    const other = courseOf({ stated: [] }, { ...noEvidence, previousSupply: { ...elsewhere, medicine: 'other' } }, [])
    expect(other.doses.map(({ medicine }) => medicine)).toEqual([courseWords.otherMedicine])
    expect(other.weights).toEqual([])
  })

  it('reads the weight that was typed, and ignores what cannot be read', () => {
    expect(statedKg(weightAnswers())).toBeGreaterThan(35)
    expect(statedKg({})).toBeNull()
    expect(statedKg({ Q4_answer: 'heavy' })).toBeNull()
    expect(statedCm(weightAnswers())).toBe(170)
    expect(statedCm({ Q4_answer: 'tall' })).toBeNull()
  })
})
