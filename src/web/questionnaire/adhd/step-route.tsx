import { consentFor, pages } from '#contract/pages.ts'
import { adhd } from '#domain/intake/adhd/flow.ts'
import { questionnaire } from '#web/shared/answers/adhd.ts'
import { startQuestionnaire } from '#web/shared/answers/on-this-device.ts'
import type { RouteHandle } from '#web/shared/pages/route-handle.ts'
import type { FlowScreens } from '../flow-screens.ts'
import { type AtStep, FlowStep, stepMeta } from '../flow-step.tsx'
import { SavedStatus } from '../saved-status.tsx'
import { AdhdQuestion } from './question.tsx'

/** Question 7 is reached from the booking, and Back leads there again. */
const ways: Readonly<Record<string, string>> = {
  'diagnosis-status': consentFor('adhd'),
  'question-1': pages.adhdWelcome,
  'question-7': pages.booking,
}

const screens: FlowScreens = {
  flow: adhd,
  questionnaire,
  start: startQuestionnaire,
  backFrom: (step) => ways[step] ?? null,
  usualButton: 'Next',
  Question: AdhdQuestion,
}

export const handle: RouteHandle = { headerAside: <SavedStatus questionnaire={questionnaire} /> }

export const meta = ({ params }: AtStep) => stepMeta(adhd, params)

export default function StepRoute({ params }: AtStep) {
  return <FlowStep screens={screens} params={params} />
}
