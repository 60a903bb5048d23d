import { medicines } from '#domain/medicines/medicines.ts'
import { checkDigit } from '#domain/supply/pack-code.ts'
import { registerDemoCode } from '../../clinical/supply/pack-codes.ts'
import type { Services } from '../../platform/services.ts'

/** 952 is the prefix that GS1 keeps for demonstrations: no real pack has it. */
const demonstration = '0952000'

/** A made-up GTIN for every pen of the demo clinic. */
const demoPacks = medicines.flatMap(({ key, doses, place }) =>
  doses.map(({ dose }, at) => {
    const thirteen = `${demonstration}${String(place * 1_000 + (at + 1) * 10).padStart(6, '0')}`
    return { medicine: key, strength: dose, gtin: thirteen + checkDigit(thirteen) }
  }),
)

interface Registering {
  readonly addedBy: string
  readonly confirmedBy: string
}

/** They are registered by one person and confirmed by another, as everywhere. */
export const registerDemoPacks = (services: Services, by: Registering): Promise<void> =>
  services.database.transaction(async (tx) => {
    for (const pack of demoPacks) await registerDemoCode(tx, { ...pack, ...by, at: services.now() })
  })
