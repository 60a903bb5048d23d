import type { Answers } from '../intake/engine/step.ts'
import { type GpPracticeAnswer, informGp } from '../intake/weight-management/inform-gp.ts'
import { reportedDose } from '../intake/weight-management/reported-dose.ts'
import { knownMedicine } from '../medicines/weight-loss-medicines-elsewhere.ts'
import { claimedMedicines } from './supply-claim.ts'

/** Questionnaire answers that fill in a task's form in advance, so that the patient does not type them again. */
export interface KnownBefore {
  readonly practice: GpPracticeAnswer | null
  readonly supply: { readonly medicine: string; readonly strength: string } | null
}

export const nothingKnown: KnownBefore = { practice: null, supply: null }

/** Naming a practice is not consent to write to it, and a reported dose is not yet proven. */
export function knownBefore(answers: Answers): KnownBefore {
  const practice = answers[informGp.answerKey]
  const reported = reportedDose(answers)
  const name = reported && (knownMedicine(reported.medication)?.name ?? reported.medication)
  const medicine = claimedMedicines.find((one) => one === name)
  return {
    practice: informGp.accepts(practice) ? (practice as GpPracticeAnswer) : null,
    supply: reported && medicine ? { medicine, strength: reported.dose } : null,
  }
}
