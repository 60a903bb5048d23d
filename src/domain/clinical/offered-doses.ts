import { anaesthetic } from '../questionnaires/medicines-and-conditions/anaesthetic.ts'
import type { NextDoses } from '../treatment/dose-offer.ts'
import { nextDoses } from '../treatment/next-doses.ts'
import type { Patient } from './patient.ts'

/** Which doses may come next for somebody who has ordered, whether for the first time or again. */
export function offeredDoses({ repeat, before, details, body, history, followUp, today }: Patient): NextDoses {
  const { medicine } = details
  if (!repeat) return nextDoses({ is: 'first', medicine, before })
  return nextDoses({
    is: 'repeat',
    medicine,
    covers: repeat.covers,
    checkIn: repeat.checkIn,
    bmi: body?.bmi ?? null,
    isLocked: history.isSupplyLocked,
    isAnaestheticPlanned: followUp.chose(anaesthetic, 'yes', 'not_sure') === 'yes',
    today,
  })
}
