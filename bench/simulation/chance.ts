import { hourMs } from '#domain/calendar/durations.ts'
import type { Band } from './assumptions.ts'

/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
export type Chance = () => number

export function chanceFrom(seed: number): Chance {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A random entry, weighted by the shares. */
export function drawn<Part extends { readonly share: number }>(chance: Chance, parts: readonly Part[]): Part {
  let left = chance() * parts.reduce((sum, { share }) => sum + share, 0)
  for (const part of parts) {
    left -= part.share
    if (left < 0) return part
  }
  return parts.at(-1) as Part
}

export function delayIn(chance: Chance, bands: readonly Band[]): number {
  const { fromHours, toHours } = drawn(chance, bands)
  return (fromHours + chance() * (toHours - fromHours)) * hourMs
}
