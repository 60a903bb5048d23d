import { stepKinds } from '../engine/step-kinds.ts'

export type StepId =
  | 'diagnosis-status'
  | 'childhood-symptoms'
  | 'self-assessment-intro'
  | 'question-1'
  | 'question-2'
  | 'question-3'
  | 'question-4'
  | 'question-5'
  | 'question-6'
  | 'risk-factors'
  | 'question-7'
  | 'question-8'

export type NotEligibleReason = 'adhd_risk_factors'

type Topic = 'Diagnosis and childhood' | 'The past 6 months' | 'Safety and wellbeing' | 'History and age'

export const { intro, choice, checklist, bespoke } = stepKinds<StepId, NotEligibleReason, Topic>()
