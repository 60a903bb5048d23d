import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { addressOf, toStep } from '#domain/questionnaires/engine/step.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import type { StepId } from '#domain/questionnaires/weight-management/step-ids.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { RouteHandle } from '#web/root.tsx'
import { SavedStatus } from './saved-note.tsx'
import { StepScreen } from './step-screen.tsx'
import { questionnaire, startQuestionnaire } from './weight-management.ts'

export const handle: RouteHandle = { headerAside: <SavedStatus /> }

/** Each step has a route of its own, so the last part of the address is one of them. */
const stepAt = (pathname: string) => weightManagement.steps[pathname.split('/').filter(Boolean).at(-1) as StepId]

export function meta({ location }: { location: { pathname: string } }) {
  const { question, hint = '' } = stepAt(location.pathname)
  return pageMeta({ title: question.replace('{medication}', 'your medication'), description: hint, isUnlisted: true })
}

export default function StepRoute() {
  const step = stepAt(useLocation().pathname)
  const medication = useSearchParams()[0].get('medication')

  useEffect(() => {
    startQuestionnaire()
    questionnaire.arriveAt(addressOf(toStep(step.id, medication)))
  }, [step, medication])

  return <StepScreen key={step.id} step={step} />
}
