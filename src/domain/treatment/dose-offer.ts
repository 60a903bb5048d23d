import { formatDose, ladders, lowestDose, rungsUpTo } from '../clinical/ladders.ts'
import type { MedicineKey } from '../medicines/medicines.ts'

/** A rung that is not offered, and why. */
interface RefusedDose {
  readonly mg: number
  readonly because: string
}

export interface NextDoses {
  /** Doses that one prescriber may choose. */
  readonly allowed: readonly number[]
  /** Doses that need a reason and a second signature. */
  readonly withSecondSignature: readonly number[]
  /** Null: none is suggested, and the reasons say why. */
  readonly suggestion: number | null
  /** The reasons, in sentences for their reader. */
  readonly reasons: readonly string[]
  /** Every other rung of the ladder, with its own reason. */
  readonly refused: readonly RefusedDose[]
  /** YYYY-MM-DD: not supplied, and after another medicine not injected, before this day. Null: at once. */
  readonly notBefore: string | null
  /**
   * YYYY-MM-DD: the first day on which the first dose may be injected, because another medicine was taken before. It is
   * on the prescription, the label and the letter. Null: there was no other.
   */
  readonly firstDoseFrom: string | null
}

/** An offer before the reasons for refused rungs are added. */
export interface Offer extends Omit<NextDoses, 'refused'> {
  readonly refuses: (mg: number) => string
}

const plain = { withSecondSignature: [], notBefore: null, firstDoseFrom: null }

export const only = (mg: number, ...reasons: readonly [string, ...string[]]): Offer => ({
  ...plain,
  allowed: [mg],
  suggestion: mg,
  reasons,
  refuses: () => reasons[0],
})

export const none = (because: string): Offer => ({
  ...plain,
  allowed: [],
  suggestion: null,
  reasons: [because],
  refuses: () => because,
})

interface Signed {
  /** The highest dose for two prescribers. Null: there is none above the lowest. */
  readonly upTo: number | null
  readonly because: string
  readonly signed: (dose: string) => string
}

/** The lowest dose for one prescriber, and up to a given dose for two. */
export function lowestOrSigned(medicine: MedicineKey, { upTo, because, signed }: Signed): Offer {
  const higher = upTo === null ? [] : rungsUpTo(medicine, upTo).slice(1)
  const top = higher.at(-1)
  if (top === undefined) return only(lowestDose(medicine), because)
  const says = signed(formatDose(top))
  return {
    ...only(lowestDose(medicine), because, says),
    withSecondSignature: higher,
    refuses: () => `${because} ${says}`,
  }
}

/** The offer with the reason of each rung that is not in it. */
export function nextDosesOf(medicine: MedicineKey, { refuses, ...offer }: Offer): NextDoses {
  const isOffered = (mg: number) => offer.allowed.includes(mg) || offer.withSecondSignature.includes(mg)
  const refused = ladders[medicine].filter((mg) => !isOffered(mg)).map((mg) => ({ mg, because: refuses(mg) }))
  return { ...offer, refused }
}
