import { lowestDose, type MedicineKey, rungsUpTo, writtenDose } from '../clinical/ladders.ts'

export interface NextDoses {
  /** What one prescriber may choose. */
  readonly allowed: readonly number[]
  /** What needs a reason and a second signature. */
  readonly withSecondSignature: readonly number[]
  /** Null: none is suggested, and the reasons say why. */
  readonly suggestion: number | null
  /** Why, in sentences for whoever it is said to. */
  readonly reasons: readonly string[]
  /** YYYY-MM-DD; null: at once. */
  readonly notBefore: string | null
}

export const only = (mg: number, ...reasons: readonly string[]): NextDoses => ({
  allowed: [mg],
  withSecondSignature: [],
  suggestion: mg,
  reasons,
  notBefore: null,
})

export const none = (...reasons: readonly string[]): NextDoses => ({
  allowed: [],
  withSecondSignature: [],
  suggestion: null,
  reasons,
  notBefore: null,
})

/** The lowest for one prescriber, and up to this dose for two. */
export function lowestOrSigned(
  medicine: MedicineKey,
  upTo: number | null,
  because: string,
  signed: (dose: string) => string,
): NextDoses {
  const higher = upTo === null ? [] : rungsUpTo(medicine, upTo).slice(1)
  const top = higher.at(-1)
  return {
    ...only(lowestDose(medicine), because),
    withSecondSignature: higher,
    reasons: top === undefined ? [because] : [because, signed(writtenDose(top))],
  }
}
