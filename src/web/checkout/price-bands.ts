import type { DoseStage } from '#domain/catalogue/medications.ts'

interface PriceBand {
  readonly pricePence: number
  readonly stages: number
}

/** Neighbouring stages at one price, in their order. */
export function priceBands(schedule: readonly DoseStage[]): readonly PriceBand[] {
  const bands: { pricePence: number; stages: number }[] = []
  for (const { pricePence } of schedule) {
    const last = bands.at(-1)
    if (last?.pricePence === pricePence) last.stages += 1
    else bands.push({ pricePence, stages: 1 })
  }
  return bands
}
