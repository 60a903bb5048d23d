import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { isStepOf } from '#domain/questionnaires/engine/flow.ts'
import { addressOf, toStep } from '#domain/questionnaires/engine/step.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { RouteHandle } from '#web/root.tsx'
import { SavedStatus } from './saved-note.tsx'
import { StepScreen } from './step-screen.tsx'
import { questionnaire, startQuestionnaire } from './weight-management.ts'

export const handle: RouteHandle = { headerAside: <SavedStatus /> }

function stepOf(id = '') {
  if (!isStepOf(weightManagement, id)) throw new Response(null, { status: 404 })
  return weightManagement.steps[id]
}

export function meta({ params }: { params: { step?: string } }) {
  if (!isStepOf(weightManagement, params.step ?? '')) return []
  const { question, hint = '' } = stepOf(params.step)
  return pageMeta({ title: question.replace('{medication}', 'your medication'), description: hint, isUnlisted: true })
}

export default function StepRoute() {
  const step = stepOf(useParams().step)
  const medication = useSearchParams()[0].get('medication')

  useEffect(() => {
    startQuestionnaire()
    questionnaire.arriveAt(addressOf(toStep(step.id, medication)))
  }, [step, medication])

  return <StepScreen key={step.id} step={step} />
}
