import { useMemo } from 'react'
import { followUpWords as words } from '#content/intake/medical-history-form.ts'
import { pages } from '#contract/pages.ts'
import { knownDiabetes, knownSex } from '#domain/intake/medicines-and-conditions/asked-before.ts'
import { medicinesAndConditions as flow } from '#domain/intake/medicines-and-conditions/flow.ts'
import { readApi } from '#web/browser/read-api.ts'
import { createFollowUp } from '#web/shared/answers/medicines-and-conditions.ts'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import { ChangedAnswers } from '#web/shared/changed-answers/changed-answers.tsx'
import UnexpectedError from '#web/shared/pages/unexpected-error.tsx'
import { BeforeQuestions } from '../before-questions.tsx'
import type { FlowScreens } from '../flow-screens.ts'
import { type AtStep, FlowStep, stepMeta } from '../flow-step.tsx'
import { useAccountFlow } from '../use-account-flow.ts'
import { FollowUpQuestion } from './question.tsx'

const screensOf = (questionnaire: Questionnaire): FlowScreens => ({
  flow,
  questionnaire,
  backFrom: (step) => (step === flow.first ? pages.account : null),
  passesOver: [knownSex.id, knownDiabetes.id],
  usualButton: 'Continue',
  Question: FollowUpQuestion,
})

export const meta = ({ params }: AtStep) => stepMeta(flow, params)

export default function StepRoute({ params }: AtStep) {
  return Object.hasOwn(flow.steps, params.step ?? '') ? <Fetched params={params} /> : <UnexpectedError />
}

function Fetched({ params }: AtStep) {
  const { followUp, tryAgain } = useFollowUp()
  if (typeof followUp === 'string')
    return <BeforeQuestions words={words} hasFailed={followUp === 'failed'} onTryAgain={tryAgain} />
  return <Asked questionnaire={followUp} params={params} />
}

function Asked({ questionnaire, params }: AtStep & { questionnaire: Questionnaire }) {
  const screens = useMemo(() => screensOf(questionnaire), [questionnaire])
  return (
    <>
      <FlowStep screens={screens} params={params} />
      <ChangedAnswers since={params.step ?? ''} />
    </>
  )
}

async function fetchFollowUp(signal: AbortSignal) {
  const { code, data } = await readApi('load_instance', { questionnaire: 'medicines-and-conditions' }, signal)
  return { code, found: code === 200 && data ? createFollowUp(data) : null }
}

/** The follow-up form of whoever is signed in. */
function useFollowUp() {
  const { found: followUp, tryAgain } = useAccountFlow(fetchFollowUp)
  return { followUp, tryAgain }
}
