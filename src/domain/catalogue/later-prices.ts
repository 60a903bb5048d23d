import type { Medication } from './medications.ts'

interface LaterPrices {
  readonly fromPence: number
  readonly toPence: number
}

/** What a month costs after the first, from the cheapest dose to the dearest. */
export function laterPrices(...medications: readonly Pick<Medication, 'schedule'>[]): LaterPrices {
  const prices = medications.flatMap(({ schedule }) => schedule.map(({ pricePence }) => pricePence))
  return { fromPence: Math.min(...prices), toPence: Math.max(...prices) }
}
