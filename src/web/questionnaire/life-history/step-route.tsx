import { useMemo } from 'react'
import { Navigate } from 'react-router'
import { lifeHistoryWords as words } from '#content/preparation/preparation.ts'
import { pages } from '#contract/pages.ts'
import { lifeHistory as flow } from '#domain/intake/life-history/flow.ts'
import { readApi } from '#web/browser/read-api.ts'
import { createLifeHistory } from '#web/shared/answers/life-history.ts'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import UnexpectedError from '#web/shared/pages/unexpected-error.tsx'
import { BeforeQuestions } from '../before-questions.tsx'
import type { FlowScreens } from '../flow-screens.ts'
import { type AtStep, FlowStep, stepMeta } from '../flow-step.tsx'
import { useAccountFlow } from '../use-account-flow.ts'
import { LifeHistoryQuestion } from './question.tsx'

const screensOf = (questionnaire: Questionnaire): FlowScreens => ({
  flow,
  questionnaire,
  backFrom: (step) => (step === flow.first ? pages.accountPreparation : null),
  usualButton: 'Continue',
  Question: LifeHistoryQuestion,
})

export const meta = ({ params }: AtStep) => stepMeta(flow, params)

export default function StepRoute({ params }: AtStep) {
  return Object.hasOwn(flow.steps, params.step ?? '') ? <Fetched params={params} /> : <UnexpectedError />
}

/** `none`: no assessment is booked. */
async function fetchLifeHistory(signal: AbortSignal): Promise<{ code: number; found: Questionnaire | 'none' | null }> {
  const { code, data } = await readApi('load_life_history', {}, signal)
  if (code !== 200 || !data) return { code, found: null }
  const { instance, ...kept } = data
  return { code, found: instance === null ? 'none' : createLifeHistory(instance, kept) }
}

function Fetched({ params }: AtStep) {
  const { found, tryAgain } = useAccountFlow(fetchLifeHistory)
  if (found === 'none') return <Navigate to={pages.accountPreparation} replace />
  if (typeof found === 'string')
    return <BeforeQuestions words={words} hasFailed={found === 'failed'} onTryAgain={tryAgain} />
  return <Asked questionnaire={found} params={params} />
}

function Asked({ questionnaire, params }: AtStep & { questionnaire: Questionnaire }) {
  const screens = useMemo(() => screensOf(questionnaire), [questionnaire])
  return <FlowStep screens={screens} params={params} />
}
