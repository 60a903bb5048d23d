import type { BloodReport, BloodResult } from './results.ts'
import { type BloodTestKey, unlikely } from './tests.ts'

export interface UnlikelyValue {
  readonly test: BloodTestKey
  /** The unit that it could be in. Null: it is only far from what is measured. */
  readonly otherUnit: string | null
}

export interface TypingProblem {
  readonly is: 'nothing' | 'future' | 'before birth' | 'twice' | 'range'
}

/** What cannot be stored, whoever is sure of it. Null: nothing. */
export function typingProblem(
  { takenOn, results }: BloodReport,
  { today, bornOn }: { readonly today: string; readonly bornOn: string },
): TypingProblem['is'] | null {
  if (takenOn > today) return 'future'
  if (takenOn < bornOn) return 'before birth'
  if (new Set(results.map(({ test }) => test)).size < results.length) return 'twice'
  if (results.some(({ low, high }) => low !== null && high !== null && low >= high)) return 'range'
  const isRead = ({ value, unread }: BloodResult) => value !== null && unread === null
  return results.some(isRead) && results.every((one) => isRead(one) || (one.value === null && one.unread !== null))
    ? null
    : 'nothing'
}

/** Values that look like slips and that nobody has confirmed: asked about before anything is stored. */
export const unlikelyValues = (results: readonly BloodResult[], sure: readonly BloodTestKey[]): UnlikelyValue[] =>
  results.flatMap(({ test, value }) => {
    const found = value === null || sure.includes(test) ? null : unlikely(test, value)
    return found ? [{ test, otherUnit: found.is === 'other unit' ? found.unit : null }] : []
  })
