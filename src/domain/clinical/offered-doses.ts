import type { RepeatReasons } from '#content/desk/repeat-reasons.ts'
import { anaesthetic } from '../questionnaires/medicines-and-conditions/anaesthetic.ts'
import type { NextDoses } from '../treatment/dose-offer.ts'
import { nextDoses } from '../treatment/next-doses.ts'
import type { MedicineKey } from './ladders.ts'
import type { Body, OnTreatment, Patient } from './patient.ts'
import type { Told } from './told.ts'

interface Asked {
  readonly medicine: MedicineKey
  readonly repeat: OnTreatment
  /** As `countedBody` finds it. */
  readonly body: Body | null
  readonly followUp: Told
  readonly isLocked: boolean
  readonly today: string
  /** To whom the reasons are said; to the desk if it does not say. */
  readonly says?: RepeatReasons
}

/** Which doses may come next for somebody on treatment: the desk's assessment and the patient's page both ask here. */
export const offeredNext = ({ repeat, body, followUp, ...asked }: Asked): NextDoses =>
  nextDoses({
    is: 'repeat',
    ...repeat,
    ...asked,
    bmi: body?.bmi ?? null,
    // Whoever is not sure counts too.
    isAnaestheticPlanned: followUp.chose(anaesthetic, 'yes', 'not_sure') === 'yes',
  })

/** Which doses may come next for somebody who has ordered, whether for the first time or again. */
export function offeredDoses({ repeat, before, details, body, history, followUp, today }: Patient): NextDoses {
  const { medicine } = details
  if (!repeat) return nextDoses({ is: 'first', medicine, before, today })
  return offeredNext({ medicine, repeat, body, followUp, isLocked: history.isSupplyLocked, today })
}
