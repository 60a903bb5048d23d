import { trackingWords } from '#content/treatment/tracking.ts'
import { weightRange } from '#domain/body/bounds.ts'
import { readKg, storedWeight, type TypedWeight } from '#domain/body/weight.ts'
import { type KnownWeight, type WeightDoubt, weightDoubt } from '#domain/treatment/tracking/doubts.ts'

const words = trackingWords.log

type Read =
  | { readonly is: 'wrong'; readonly says: string }
  | { readonly is: 'doubted'; readonly kg: number; readonly doubt: Exclude<WeightDoubt, { is: 'outside' }> }
  | { readonly is: 'good'; readonly kg: number }

/** Reads a typed weight and compares it with the last one before that day. */
export function readWeight(typed: TypedWeight, on: string, last: KnownWeight | null): Read {
  const stored = storedWeight(typed)
  if (stored.weight.trim() === '') return { is: 'wrong', says: words.missing }
  const kg = readKg(stored)
  if (kg === null) return { is: 'wrong', says: words.unreadable }
  const doubt = weightDoubt(kg, on, last)
  if (doubt === null) return { is: 'good', kg }
  return doubt.is === 'outside'
    ? { is: 'wrong', says: words.outside(weightRange(typed.unit)) }
    : { is: 'doubted', kg, doubt }
}

export const emptyWeight = (unit: TypedWeight['unit']): TypedWeight =>
  unit === 'st-lb' ? { unit, stones: '', pounds: '' } : { unit, amount: '' }
