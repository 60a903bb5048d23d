import { deskBloodWords } from '#content/blood-tests/desk-blood-tests.ts'
import { bloodTestWords } from '#content/blood-tests/tests.ts'
import type { BloodResult, LaboratoryMark } from '#domain/blood-tests/results.ts'
import { type BloodTestKey, bloodTestKeys } from '#domain/blood-tests/tests.ts'

const words = deskBloodWords.type

/** One row of the form, as it was typed. */
export interface TypedValue {
  readonly value: string
  readonly low: string
  readonly high: string
  readonly mark: LaboratoryMark | ''
}

export const noValue: TypedValue = { value: '', low: '', high: '', mark: '' }

export type TypedValues = Readonly<Partial<Record<BloodTestKey, TypedValue>>>

/** 4.3 and 4,3. Null: it is no number. */
const numberIn = (typed: string): number | null =>
  /^\d+([.,]\d+)?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : null

/** What was typed as results, or what is wrong with it. Tests without a value are left out. */
export function resultsOf(
  typed: TypedValues,
  isHaemolysed: boolean,
): { readonly results: BloodResult[] } | { readonly problem: string } {
  const results: BloodResult[] = []
  for (const test of bloodTestKeys) {
    const { value, low, high, mark } = typed[test] ?? noValue
    if (test === 'potassium' && isHaemolysed) {
      results.push({ test, value: null, than: null, low: null, high: null, mark: null, unread: 'haemolysed' })
      continue
    }
    if (value.trim() === '') continue
    const [, than = '', figure = ''] = /^\s*([<>]?)\s*(.*)$/.exec(value) ?? []
    const found = numberIn(figure)
    const { name } = bloodTestWords[test]
    if (found === null) return { problem: words.notANumber(name) }
    const [from, to] = [low, high].map((edge) => (edge.trim() === '' ? null : numberIn(edge)))
    if ((from === null && low.trim() !== '') || (to === null && high.trim() !== ''))
      return { problem: words.noRangeNumber(name) }
    results.push({
      test,
      value: found,
      than: than === '<' || than === '>' ? than : null,
      low: from ?? null,
      high: to ?? null,
      mark: mark === '' ? null : mark,
      unread: null,
    })
  }
  return results.some(({ value }) => value !== null) ? { results } : { problem: words.nothing }
}
