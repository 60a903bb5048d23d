import type { Answers } from '../engine/step.ts'
import { addressedWalk } from '../engine/walk.ts'
import { weightManagement } from './flow.ts'
import { defaultMedication } from './starting-weight.ts'
import { doseSteps } from './step-ids.ts'

export interface ReportedDose {
  readonly medication: string
  /** As a person writes it: 0.5 mg. */
  readonly dose: string
}

/** The dose that a patient with earlier treatment says they were last prescribed. Null for all others. */
export function reportedDose(answers: Answers): ReportedDose | null {
  const { stops } = addressedWalk(weightManagement, answers)
  const asked = stops.find(({ step }) => step === doseSteps.prescribed)
  const dose = answers.Q13_answer === 'other' ? answers.Q13a_answer : answers.Q13_answer
  if (!asked || typeof dose !== 'string' || dose.trim() === '') return null
  return {
    medication: asked.context?.medication ?? defaultMedication,
    dose: dose.trim().replace(/^([\d.]+)mg$/, '$1 mg'),
  }
}
