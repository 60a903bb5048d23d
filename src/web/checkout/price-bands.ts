import type { MedicineDose } from '#domain/medicines/medicines.ts'

interface PriceBand {
  readonly pricePence: number
  readonly stages: number
}

/** Neighbouring stages at one price, in their order. */
export function priceBands(doses: readonly MedicineDose[]): readonly PriceBand[] {
  const bands: { pricePence: number; stages: number }[] = []
  for (const { pricePence } of doses) {
    const last = bands.at(-1)
    if (last?.pricePence === pricePence) last.stages += 1
    else bands.push({ pricePence, stages: 1 })
  }
  return bands
}
