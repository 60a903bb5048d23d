import { isSameName } from '../evidence/identity-finding.ts'
import { type BloodPanel, type BloodTestKey, bloodPanels, bloodTests } from './tests.ts'

/** How a laboratory marks a value. Ours is never derived: it is the laboratory that knows its method. */
export const laboratoryMarks = ['critical', 'outside'] as const
export type LaboratoryMark = (typeof laboratoryMarks)[number]

/** Why a value that was measured or expected is not read. */
export const unreadReasons = ['haemolysed', 'unit', 'not measured'] as const
type UnreadReason = (typeof unreadReasons)[number]

export interface BloodResult {
  readonly test: BloodTestKey
  /** Null: it is not read, for the reason in `unread`. */
  readonly value: number | null
  /** More or less than the value, as laboratories write “>90”. */
  readonly than: '<' | '>' | null
  /** The laboratory’s own range. Null: it gives none on this side. */
  readonly low: number | null
  readonly high: number | null
  readonly mark: LaboratoryMark | null
  readonly unread: UnreadReason | null
}

/** The results of one sample. */
export interface BloodReport {
  readonly laboratory: string
  /** YYYY-MM-DD: when the blood was taken. */
  readonly takenOn: string
  readonly results: readonly BloodResult[]
}

export type Reading = 'not read' | 'critical' | 'below' | 'above' | 'outside' | 'within' | 'no range'

/** A value beside the laboratory’s own range and its own marks. There is no limit of ours in it. */
export function readingOf({ value, than, low, high, mark, unread }: BloodResult): Reading {
  if (value === null || unread !== null) return 'not read'
  if (mark === 'critical') return 'critical'
  const isBelow = low !== null && (than === '<' ? value <= low : than === null && value < low)
  const isAbove = high !== null && (than === '>' ? value >= high : than === null && value > high)
  if (isBelow) return 'below'
  if (isAbove) return 'above'
  if (mark === 'outside') return 'outside'
  return low === null && high === null ? 'no range' : 'within'
}

const beyond: readonly Reading[] = ['critical', 'below', 'above', 'outside']

export const isBeyond = (result: BloodResult): boolean => beyond.includes(readingOf(result))

/** By the laboratory’s mark, also of a value whose unit we do not read: somebody has to be called about it. */
export const criticalOf = (results: readonly BloodResult[]): BloodResult[] =>
  results.filter(({ mark, unread }) => mark === 'critical' && unread !== 'haemolysed')

/** In a haemolysed sample potassium from the broken cells is measured, too: it is never read. */
export const withoutHaemolysed = (results: readonly BloodResult[], isHaemolysed: boolean): BloodResult[] =>
  results.map((result) =>
    isHaemolysed && result.test === 'potassium'
      ? { ...result, value: null, than: null, mark: null, unread: 'haemolysed' }
      : result,
  )

/** The parts of which at least one value was read. */
export const panelsRead = (results: readonly BloodResult[]): BloodPanel[] =>
  bloodPanels.filter((panel) =>
    results.some(({ test, value, unread }) => bloodTests[test].panel === panel && value !== null && unread === null),
  )

export interface SampleOf {
  readonly firstName: string
  readonly lastName: string
  /** YYYY-MM-DD */
  readonly bornOn: string
}

const mismatches = ['name', 'birth date'] as const
export type Mismatch = (typeof mismatches)[number]

/**
 * Why a report of the laboratory was not filed: somebody has to speak with the laboratory. `withdrawn`: its earlier version
 * was, and does not count any more.
 */
export const unfiledReasons = [
  ...mismatches,
  'no such kit',
  'kit not sent',
  'unreadable',
  'no results',
  'withdrawn',
] as const
export type UnfiledReason = (typeof unfiledReasons)[number]

/** Whose name and birth date stand on a result. Null: they are the patient’s. */
export function mismatchOf(onResult: SampleOf, patient: SampleOf): Mismatch | null {
  const nameOf = ({ firstName, lastName }: SampleOf) => ({ first: firstName, last: lastName })
  if (!isSameName(nameOf(onResult), nameOf(patient))) return 'name'
  return onResult.bornOn === patient.bornOn ? null : 'birth date'
}

/** Where two people typed the same paper differently. Empty: they agree. */
export function differences(one: BloodReport, other: BloodReport): (BloodTestKey | 'takenOn' | 'laboratory')[] {
  const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')
  const keys = [...new Set([...one.results, ...other.results].map(({ test }) => test))]
  const isSame = (key: BloodTestKey) => {
    const [left, right] = [one, other].map(({ results }) => results.find(({ test }) => test === key))
    if (!left || !right) return false
    const fields = ['value', 'than', 'low', 'high', 'mark', 'unread'] as const
    return fields.every((field) => left[field] === right[field])
  }
  return [
    ...(one.takenOn === other.takenOn ? [] : ['takenOn' as const]),
    ...(plain(one.laboratory) === plain(other.laboratory) ? [] : ['laboratory' as const]),
    ...keys.filter((key) => !isSame(key)),
  ]
}
