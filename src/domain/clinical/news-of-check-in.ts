import type { MedicineKey } from '../medicines/medicines.ts'
import type { SupplyPeriod } from '../treatment/cover.ts'
import { type NextDoses, nextDosesOf, none } from '../treatment/dose-offer.ts'
import { isSettled } from './clinical-history.ts'
import type { Rule } from './flag.ts'
import { clinicalHistoryRules } from './flags/clinical-history.ts'
import { diabetesRules } from './flags/diabetes.ts'
import { digestionRules } from './flags/digestion.ts'
import { medicineRules } from './flags/medicines.ts'
import { mindRules } from './flags/mind.ts'
import { organRules } from './flags/organs.ts'
import { pregnancyRules } from './flags/pregnancy.ts'
import { thyroidAndCancerRules } from './flags/thyroid-and-cancer.ts'
import { lowestDose } from './ladders.ts'
import type { Patient } from './patient.ts'

/** Flags about medical history: conditions, medicines, allergies and pregnancy. */
const historyRules: readonly Rule[] = [
  ...pregnancyRules,
  ...digestionRules,
  ...thyroidAndCancerRules,
  ...organRules,
  ...diabetesRules,
  ...mindRules,
  ...medicineRules,
]

export interface News {
  readonly id: Rule['id']
  readonly severity: 'stop' | 'senior'
  /** The words of the flag. */
  readonly says: string
}

/** The stops and second signatures that only this order's check-in has raised, and that no prescriber has corrected. */
export function newsOf(patient: Patient): readonly News[] {
  const before: Patient = { ...patient, ...patient.knownBefore }
  return historyRules.flatMap(({ id, severity, tells }) => {
    if ((severity !== 'stop' && severity !== 'senior') || isSettled(patient.clinicalHistory, id)) return []
    const words = tells(patient)
    return words !== false && tells(before) === false ? [{ id, severity, says: words.says }] : []
  })
}

/**
 * The words of every stop about medical history that stands today, whenever it was reported: the stops by which
 * `assess` keeps the case of this order from being approved, so that nothing is offered that could only be declined.
 */
export const standingStops = (patient: Patient): readonly string[] =>
  [...historyRules, ...clinicalHistoryRules].flatMap(({ id, severity, tells }) => {
    const words = severity === 'stop' && !isSettled(patient.clinicalHistory, id) && tells(patient)
    return words === false ? [] : [words.says]
  })

export interface NewsReasons {
  readonly nothing: () => string
  readonly onRecord: (stops: readonly string[]) => string
  readonly noRise: () => string
}

/**
 * The doses offered with such news: none with a stop, which a clinician has to consider first; with a second signature
 * no more than the current dose, and of another medicine the lowest.
 */
export function holdForNews(
  medicine: MedicineKey,
  offer: NextDoses,
  news: readonly Pick<News, 'severity'>[],
  covers: readonly Pick<SupplyPeriod, 'medicine' | 'mg'>[],
  says: NewsReasons,
): NextDoses {
  if (news.length === 0) return offer
  if (news.some(({ severity }) => severity === 'stop')) return nothingBut(medicine, offer, says.nothing())
  const last = covers.at(-1)
  const most = last?.medicine === medicine ? last.mg : lowestDose(medicine)
  const isHeld = (mg: number) => mg > most
  const { allowed, withSecondSignature, suggestion, reasons, refused } = offer
  const held = [...allowed, ...withSecondSignature].filter(isHeld)
  const left = allowed.filter((mg) => !isHeld(mg))
  const isRise = suggestion !== null && isHeld(suggestion)
  return {
    ...offer,
    allowed: left,
    withSecondSignature: withSecondSignature.filter((mg) => !isHeld(mg)),
    suggestion: isRise ? (left.at(-1) ?? null) : suggestion,
    reasons: isRise ? [says.noRise()] : [says.noRise(), ...reasons],
    refused: [...refused, ...held.map((mg) => ({ mg, because: says.noRise() }))].toSorted(
      (one, other) => one.mg - other.mg,
    ),
  }
}

/** No dose is offered while a stop on record stands. With a new one the offer is empty already, and says so. */
export function holdForStops(
  medicine: MedicineKey,
  offer: NextDoses,
  stops: readonly string[],
  says: Pick<NewsReasons, 'onRecord'>,
): NextDoses {
  const isEmpty = offer.allowed.length + offer.withSecondSignature.length === 0
  return stops.length === 0 || isEmpty ? offer : nothingBut(medicine, offer, says.onRecord(stops))
}

function nothingBut(medicine: MedicineKey, offer: NextDoses, because: string): NextDoses {
  const nothing = nextDosesOf(medicine, none(because))
  return { ...nothing, reasons: [...nothing.reasons, ...offer.reasons] }
}
