import type { Answers } from '../intake/engine/step.ts'
import { type GpPracticeAnswer, informGp } from '../intake/weight-management/inform-gp.ts'
import { reportedDose } from '../intake/weight-management/reported-dose.ts'
import { knownMedicine } from '../medicines/known-medicines.ts'
import { claimedMedicines } from './supply-claim.ts'

/** What the questionnaire was told of a task: it stands in the form to be looked at, and nobody has to type it again. */
export interface KnownBefore {
  readonly practice: GpPracticeAnswer | null
  readonly supply: { readonly medicine: string; readonly strength: string } | null
}

export const nothingKnown: KnownBefore = { practice: null, supply: null }

/** Naming a practice is not yet a yes to writing there, and a dose that was told is not yet one that is shown. */
export function knownBefore(answers: Answers): KnownBefore {
  const practice = answers[informGp.answerKey]
  const told = reportedDose(answers)
  const name = told && (knownMedicine(told.medication)?.name ?? told.medication)
  const medicine = claimedMedicines.find((one) => one === name)
  return {
    practice: informGp.accepts(practice) ? (practice as GpPracticeAnswer) : null,
    supply: told && medicine ? { medicine, strength: told.dose } : null,
  }
}
