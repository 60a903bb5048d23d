import { useMemo } from 'react'
import { Navigate, useLocation } from 'react-router'
import { checkInWords as words } from '#content/treatment/check-in.ts'
import { pages, stepPath } from '#contract/pages.ts'
import { checkIn as flow } from '#domain/intake/check-in/flow.ts'
import { checkInLength } from '#domain/intake/check-in/length.ts'
import { screenOf } from '#domain/intake/engine/on-screen.ts'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import { isResuming } from '#web/shared/answers/resume-state.ts'
import UnexpectedError from '#web/shared/pages/unexpected-error.tsx'
import { BeforeQuestions } from '../before-questions.tsx'
import type { FlowScreens } from '../flow-screens.ts'
import { type AtStep, FlowStep, stepMeta } from '../flow-step.tsx'
import { CheckInQuestion } from './question.tsx'
import { OpenCheckInProvider, useCheckIn } from './use-check-in.ts'

const screensOf = (questionnaire: Questionnaire): FlowScreens => ({
  flow,
  questionnaire,
  backFrom: (step) => (step === flow.first ? pages.accountCheckIn : null),
  usualButton: 'Continue',
  Question: CheckInQuestion,
})

const before = { ...words, heading: words.states.open('', checkInLength.questions)[0] }

export const meta = ({ params }: AtStep) => stepMeta(flow, params)

export default function StepRoute({ params }: AtStep) {
  const { step = '' } = params
  if (!Object.hasOwn(flow.steps, step)) return <UnexpectedError />
  const screen = screenOf(flow, step)
  return screen === step ? <Fetched params={params} /> : <Navigate to={stepPath(flow.name, screen)} replace />
}

function Fetched({ params }: AtStep) {
  const { checkIn, tryAgain } = useCheckIn()
  const { state } = useLocation()
  if (checkIn === 'none') return <Navigate to={pages.accountCheckIn} replace />
  if (typeof checkIn === 'string')
    return <BeforeQuestions words={before} hasFailed={checkIn === 'failed'} onTryAgain={tryAgain} />
  if (isResuming(state) && checkIn.open.ansData !== null)
    return <Navigate to={checkIn.open.missing ?? pages.accountCheckIn} replace />
  return (
    <OpenCheckInProvider value={checkIn.open}>
      <Asked questionnaire={checkIn.questionnaire} params={params} />
    </OpenCheckInProvider>
  )
}

function Asked({ questionnaire, params }: AtStep & { questionnaire: Questionnaire }) {
  const screens = useMemo(() => screensOf(questionnaire), [questionnaire])
  return <FlowStep screens={screens} params={params} />
}
