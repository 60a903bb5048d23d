import { stepKinds } from '../engine/step-kinds.ts'

/** The steps about the patient's earlier medicine, whichever it was: their stored ids are named after the first one. */
export const doseSteps = {
  startingWeight: 'wegovy-starting-weight',
  lastTiming: 'wegovy-last-dose-timing',
  prescribed: 'wegovy-prescribed-dose',
  prescribedOther: 'wegovy-prescribed-dose-other-input',
  preference: 'wegovy-continue-dose-preference',
} as const

export type StepId =
  | 'step-1'
  | 'step-2'
  | 'step-3'
  | 'step-4'
  | 'step-5'
  | 'step-6'
  | 'step-7'
  | 'bariatric-surgery-timing'
  | 'bariatric-surgery-details'
  | 'thyroid-surgery-details'
  | 'step-8'
  | 'mental-health-details'
  | 'other-medical-conditions-query'
  | 'other-medical-conditions-details'
  | 'previous-weight-loss-medications'
  | 'other-medication-details'
  | (typeof doseSteps)[keyof typeof doseSteps]
  | 'current-medication-status'
  | 'medication-side-effects-query'
  | 'medication-side-effects-details'
  | 'other-medications-allergies'
  | 'allergies-details'
  | 'inform-gp'
  | 'special-offers'

export type NotEligibleReason = 'under_18' | 'over_74' | 'pregnancy' | 'bmi_low' | 'medical_condition'

type Topic =
  | 'About you'
  | 'Weight and height'
  | 'Medical history'
  | 'Weight-loss medication'
  | 'Other medication and allergies'
  | 'GP practice'
  | 'Offers by email'

/** The steps about one medication, which get its name as context. */
export const { choice, checklist, text, bespoke } = stepKinds<StepId, NotEligibleReason, Topic, 'medication'>()
