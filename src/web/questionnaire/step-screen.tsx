import { useNavigate } from 'react-router'
import { consentFor, notEligiblePath, questionnairePath } from '#contract/pages.ts'
import type { Destination, Step } from '#domain/questionnaires/engine/step.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import { Progress } from '#web/ui/progress.tsx'
import { BackButton, useBrowserBack } from './back-button.tsx'
import { ChoiceQuestion } from './choice-question.tsx'
import { ClosedQuestion } from './closed-question.tsx'
import { QuestionColumn } from './question-column.tsx'
import { SavedNote } from './saved-note.tsx'
import { questionnaire } from './weight-management.ts'

/** Renders any step of the questionnaire: its data says what is asked and where each answer leads. */
export function StepScreen({ step }: { step: Step }) {
  const navigate = useNavigate()
  const browserBack = useBrowserBack()

  function goOn(destination: Destination<string, string>) {
    if (destination.to === 'not-eligible') return navigate(notEligiblePath(destination.reason))
    questionnaire.goTo(destination.step)
    return navigate(questionnairePath(destination.step))
  }

  function goBack() {
    if (step.id === weightManagement.first) return navigate(consentFor('weight-management'))
    const previous = questionnaire.goBack()
    return previous === null ? browserBack() : navigate(questionnairePath(previous))
  }

  return (
    <QuestionColumn
      progress={step.progress}
      top={<Progress value={step.progress} label="Your assessment" start={<BackButton onBack={goBack} />} />}
    >
      <SavedNote />
      <div className="arrive">
        {step.kind === 'choice' ? <ChoiceQuestion step={step} onDone={goOn} /> : <ClosedQuestion step={step} />}
      </div>
    </QuestionColumn>
  )
}
