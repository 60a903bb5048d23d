import { isWithin, weightBounds, weightRange } from './bounds.ts'
import type { MeasurementProblem } from './measurement-problem.ts'
import { asTyped, readNumber } from './number.ts'
import { kgPerPound, poundsPerStone } from './units.ts'

/** `st-lb` is one way to type a weight; it is stored as total pounds. */
export type WeightUnit = 'kg' | 'lbs' | 'st-lb'

export type TypedWeight =
  | { readonly unit: 'kg' | 'lbs'; readonly amount: string }
  | { readonly unit: 'st-lb'; readonly stones: string; readonly pounds: string }

export interface StoredWeight {
  readonly weight: string
  readonly unit: 'kg' | 'lbs'
}

const isBlank = (typed: string) => typed.trim() === ''

/** The pounds next to the stones are optional. */
function totalPounds(stones: string, pounds: string): number | null {
  const [whole, rest] = [readNumber(stones), isBlank(pounds) ? 0 : readNumber(pounds)]
  return whole === null || rest === null ? null : whole * poundsPerStone + rest
}

/** The stored form. Unreadable input is stored as typed, so that it is not lost. */
export function storedWeight(typed: TypedWeight): StoredWeight {
  if (typed.unit !== 'st-lb') return { weight: typed.amount, unit: typed.unit }
  const { stones, pounds } = typed
  if (isBlank(stones) && isBlank(pounds)) return { weight: '', unit: 'lbs' }
  const total = totalPounds(stones, pounds)
  return { weight: total === null ? `${stones} st ${pounds}`.trim().slice(0, 20) : asTyped(total), unit: 'lbs' }
}

/** A stored weight as shown in the input, in the unit the patient last chose. */
export function typedWeight({ weight, unit }: StoredWeight, shownIn: WeightUnit): TypedWeight {
  if (unit === 'lbs' && shownIn === 'st-lb') return inStones(weight)
  return { unit, amount: weight }
}

function inStones(pounds: string): TypedWeight {
  const total = readNumber(pounds)
  if (total === null) return { unit: 'st-lb', stones: pounds, pounds: '' }
  const tenths = Math.round(total * 10)
  const stones = Math.floor(tenths / (poundsPerStone * 10))
  return { unit: 'st-lb', stones: String(stones), pounds: asTyped((tenths - stones * poundsPerStone * 10) / 10) }
}

/** The same weight in another unit. Unreadable input stays as typed. */
export function convertWeight(typed: TypedWeight, to: WeightUnit): TypedWeight {
  if (typed.unit === to) return typed
  const { weight, unit } = storedWeight(typed)
  const value = readNumber(weight)
  if (value === null) return to === 'st-lb' ? { unit: to, stones: weight, pounds: '' } : { unit: to, amount: weight }
  const kg = unit === 'kg' ? value : value * kgPerPound
  if (to === 'kg') return { unit: to, amount: asTyped(kg) }
  const pounds = unit === 'lbs' ? weight : asTyped(kg / kgPerPound)
  return to === 'lbs' ? { unit: to, amount: pounds } : inStones(pounds)
}

export function readKg({ weight, unit }: StoredWeight): number | null {
  const value = readNumber(weight)
  if (value === null || value <= 0) return null
  return unit === 'kg' ? value : value * kgPerPound
}

/** What is wrong with a weight that was typed. */
export function weightProblem(given: StoredWeight, shownIn: WeightUnit = given.unit): MeasurementProblem | null {
  const kg = readKg(given)
  if (kg === null) {
    return { field: 'weight', title: 'Invalid Weight', text: 'Please enter a valid positive number for weight.' }
  }
  if (isWithin(weightBounds, kg)) return null
  return {
    field: 'weight',
    title: 'Check Your Weight',
    text: `Weight must be ${weightRange(shownIn)}.${(shownIn !== 'st-lb' && aside(given, kg)) || ' If it is right, please call us.'}`,
  }
}

/** For stones or pounds typed into another unit's field: says how to switch. */
function aside({ unit }: StoredWeight, kg: number): string {
  const ifStones = unit === 'lbs' ? kg * poundsPerStone : kg * poundsPerStone * kgPerPound
  if (isWithin(weightBounds, ifStones)) return ' If you mean stones, choose st/lb.'
  return unit === 'kg' && isWithin(weightBounds, kg * kgPerPound) ? ' If you mean pounds, choose lbs.' : ''
}
