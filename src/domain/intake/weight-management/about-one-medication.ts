import { accepts } from '../engine/answers.ts'
import type { Answers, Destination, QuestionStep } from '../engine/step.ts'
import { continueDosePreference } from './continue-dose-preference.ts'
import { lastDoseTiming } from './last-dose-timing.ts'
import { otherMedicationDetails } from './other-medication-details.ts'
import { prescribedDose } from './prescribed-dose.ts'
import { prescribedDoseOtherInput } from './prescribed-dose-other-input.ts'
import { previousWeightLossMedications } from './previous-weight-loss-medications.ts'
import { startingWeight, startingWeightMedication } from './starting-weight.ts'

/** Questions about one medication, whose answers mean nothing for another. */
const aboutOne: readonly QuestionStep[] = [
  startingWeight,
  lastDoseTiming,
  prescribedDose,
  prescribedDoseOtherInput,
  continueDosePreference,
]

/** The medication that these answers lead to questions about. Null: none, or not named yet. */
function askedAbout(answers: Answers): string | null {
  const named = (to: Destination): string | null => (to.to === 'step' && to.context?.medication) || null
  if (!accepts(previousWeightLossMedications, answers[previousWeightLossMedications.answerKey])) return null
  const ticked = previousWeightLossMedications.next(answers, {})
  const isOther = ticked.to === 'step' && ticked.step === otherMedicationDetails.id
  if (!isOther) return named(ticked)
  return accepts(otherMedicationDetails, answers[otherMedicationDetails.answerKey])
    ? named(otherMedicationDetails.next(answers, {}))
    : null
}

/**
 * Answers about a medication other than the current one: the patient went back and named another. The answer about the
 * weight before starting says which one they were about.
 */
export function ofAnotherMedication(answers: Answers): readonly string[] {
  const [before, now] = [startingWeightMedication(answers[startingWeight.answerKey]), askedAbout(answers)]
  if (before === null || now === null || before === now) return []
  return aboutOne.map(({ answerKey }) => answerKey).filter((key) => answers[key] !== undefined)
}
