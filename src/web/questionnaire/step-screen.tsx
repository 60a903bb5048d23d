import { type MouseEvent, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { stops } from '#content/intake/stops.ts'
import { checkAnswersFor, finishPath, homeOf, notEligiblePath, stepPath } from '#contract/pages.ts'
import { surgeryRestMonths } from '#domain/body/surgery.ts'
import { isGuestFlow } from '#domain/intake/declarations.ts'
import { afterChange } from '#domain/intake/engine/checked-answers.ts'
import { afterScreen } from '#domain/intake/engine/on-screen.ts'
import type { Answers, Context, Destination, Step, StepDestination } from '#domain/intake/engine/step.ts'
import { isAnswered } from '#domain/intake/engine/walk.ts'
import { Progress } from '#web/kit/ui/progress.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useOnDemand } from '#web/kit/ui/use-on-demand.ts'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import { BackButton, useBrowserBack } from './back-button.tsx'
import { isChanging } from './checking.ts'
import { type AnyQuestionProps, useFlowScreens } from './flow-screens.ts'
import { leaveQuestion } from './leave-question.ts'
import { MissingConsent } from './missing-consent.tsx'
import { QuestionColumn } from './question-column.tsx'
import { SavedNote } from './saved-note.tsx'

interface Props {
  readonly step: Step
  /** What its address carries. */
  readonly context: Context
  /** Shows another step, and puts it into the address. */
  readonly onStep: (destination: StepDestination) => void
}

/** Renders any step of a questionnaire: its data says what is asked and where each answer leads. */
export function StepScreen({ step, context, onStep }: Props) {
  const { flow, questionnaire, backFrom, passesOver = [] } = useFlowScreens()
  const navigate = useNavigate()
  const browserBack = useBrowserBack()
  const checkPath = isGuestFlow(flow.name) ? checkAnswersFor(flow.name) : null

  function goOn(answers: Answers) {
    // Whoever came from the check to change an answer goes back there, by way of what the change has opened.
    const isOnlyChanging = checkPath !== null && isChanging(flow.name)
    const destination = isOnlyChanging ? afterChange(flow, answers) : nextScreen(answers)
    switch (destination.to) {
      case 'not-eligible':
        return navigate(notEligiblePath(destination.reason))
      case 'home':
        showToast(stops({ surgeryMonths: surgeryRestMonths })[destination.because])
        return navigate(homeOf(flow.name))
      case 'finished':
        return navigate(isOnlyChanging ? checkPath : finishPath(flow.name, destination.at))
      case 'step':
        return onStep(destination)
    }
  }

  function nextScreen(answers: Answers): Destination {
    let destination: Destination = afterScreen(flow, step, answers, context)
    while (destination.to === 'step' && passesOver.includes(destination.step)) {
      const over: Step | undefined = flow.steps[destination.step]
      if (!over || !isAnswered(over, answers)) break
      destination = over.next(answers, destination.context ?? {})
    }
    return destination
  }

  function goBack() {
    const elsewhere = isChanging(flow.name) ? checkPath : backFrom(step.id)
    if (elsewhere !== null) return navigate(elsewhere)
    const previous = questionnaire.goBack()
    if (previous === null) return browserBack()
    return leaveQuestion('back', () => navigate(stepPath(flow.name, previous), { flushSync: true }))
  }

  return (
    <QuestionColumn
      progress={step.progress}
      place={Object.keys(flow.steps).indexOf(step.id) + 1}
      top={
        <Progress
          value={step.progress}
          label="Your assessment"
          text={step.label}
          start={<BackButton onBack={goBack} />}
        />
      }
    >
      <Notes key={`notes-${step.id}`} step={step} />
      {/* Stays, because browsers take the picture of the question that is left (`leaveQuestion`) from what stays only. */}
      <div>
        <OneQuestion key={step.id} step={step} context={context} onDone={goOn} />
      </div>
    </QuestionColumn>
  )
}

function Notes({ step }: Pick<AnyQuestionProps, 'step'>) {
  const { flow, questionnaire } = useFlowScreens()
  return (
    <>
      <MissingConsent flow={flow.name} step={step.id} />
      <SignedOutNote questionnaire={questionnaire} />
      <SavedNote questionnaire={questionnaire} tellsItself={step.onSaveFailure.move === 'stay'} />
    </>
  )
}

/** Begins anew with each step, while what stands around it stays. */
function OneQuestion({ step, context, onDone }: AnyQuestionProps) {
  const { Question } = useFlowScreens()
  return (
    <div className="arrive" {...useOwnClicks()}>
      <Question step={step} context={context} onDone={onDone} />
    </div>
  )
}

const load = () => import('./signed-out.tsx')

/** The session has ended, and the answers are an account's. Its words come only to them. */
function SignedOutNote({ questionnaire: { saver } }: { questionnaire: Questionnaire }) {
  const isSignedOut = useSyncExternalStore(
    saver.subscribe,
    () => saver.isSignedOut,
    () => false,
  )
  const { module } = useOnDemand(isSignedOut, load)
  return isSignedOut && module ? <module.SignedOut /> : null
}

/**
 * The second half of a double click on Continue falls on the question that has just come in, and must not answer it.
 * Spread it on whatever holds the question, which begins anew with each.
 */
function useOwnClicks() {
  const hasBegun = useRef(false)
  return {
    onClickCapture(event: MouseEvent) {
      if (event.detail > 1 && !hasBegun.current) {
        event.preventDefault()
        event.stopPropagation()
      }
      hasBegun.current ||= event.detail === 1
    },
  }
}
