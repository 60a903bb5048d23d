import { newsReasons } from '#content/treatment/new-in-check-in.ts'
import type { RepeatReasons } from '#content/treatment/repeat-reasons.ts'
import { anaesthetic } from '../intake/medicines-and-conditions/anaesthetic.ts'
import type { MedicineKey } from '../medicines/medicines.ts'
import type { NextDoses } from '../treatment/dose-offer.ts'
import { nextDoses } from '../treatment/next-doses.ts'
import { holdForNews, holdForStops, type NewsReasons, newsOf, standingStops } from './news-of-check-in.ts'
import type { OnTreatment, Patient } from './patient.ts'

interface Asked {
  readonly medicine: MedicineKey
  readonly isLocked: boolean
  /** Who reads the reasons; the desk by default. */
  readonly says?: RepeatReasons
  readonly newsSays?: NewsReasons
}

/** The possible next doses of a patient on treatment, for the desk's assessment and the patient's page alike. */
export function offeredNext(
  patient: Patient & { readonly repeat: OnTreatment },
  { newsSays = newsReasons, ...asked }: Asked,
): NextDoses {
  const { repeat, body, followUp, today } = patient
  const offer = nextDoses({
    is: 'repeat',
    ...repeat,
    ...asked,
    bmi: body?.bmi ?? null,
    // "Not sure" counts too.
    isAnaestheticPlanned: followUp.chose(anaesthetic, 'yes', 'not_sure') === 'yes',
    today,
  })
  const held = holdForNews(asked.medicine, offer, newsOf(patient), repeat.covers, newsSays)
  return holdForStops(asked.medicine, held, standingStops(patient), newsSays)
}

/** The possible next doses for any order, first or repeat. */
export function offeredDoses(patient: Patient): NextDoses {
  const { repeat, before, details, history, today } = patient
  const { medicine } = details
  if (!repeat) return nextDoses({ is: 'first', medicine, before, today })
  return offeredNext({ ...patient, repeat }, { medicine, isLocked: history.isSupplyLocked })
}
