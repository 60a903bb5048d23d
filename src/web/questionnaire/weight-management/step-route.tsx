import { useEffect } from 'react'
import { consentFor } from '#contract/pages.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { fetchCombobox } from '#web/kit/ui/lazy-combobox.tsx'
import { startQuestionnaire } from '#web/shared/answers/on-this-device.ts'
import { questionnaire } from '#web/shared/answers/weight-management.ts'
import type { RouteHandle } from '#web/shared/pages/route-handle.ts'
import type { FlowScreens } from '../flow-screens.ts'
import { type AtStep, FlowStep, stepMeta } from '../flow-step.tsx'
import { SavedStatus } from '../saved-status.tsx'
import { WeightManagementQuestion } from './question.tsx'

const screens: FlowScreens = {
  flow: weightManagement,
  questionnaire,
  start: startQuestionnaire,
  backFrom: (step) => (step === weightManagement.first ? consentFor('weight-management') : null),
  usualButton: 'Continue',
  Question: WeightManagementQuestion,
}

export const handle: RouteHandle = { headerAside: <SavedStatus questionnaire={questionnaire} /> }

export const meta = ({ params }: AtStep) => stepMeta(weightManagement, params)

export default function StepRoute({ params }: AtStep) {
  // Asked for towards the end: it is there when they are.
  useEffect(fetchCombobox, [])
  return <FlowStep screens={screens} params={params} />
}
