import { useNavigate } from 'react-router'
import { stops } from '#content/stops.ts'
import { consentFor, notEligiblePath, pages, questionnairePath } from '#contract/pages.ts'
import type { Answers, Step, StepDestination } from '#domain/questionnaires/engine/step.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import { defaultMedication } from '#domain/questionnaires/weight-management/starting-weight.ts'
import { Progress } from '#web/ui/progress.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useHydrated } from '#web/use-hydrated.ts'
import { BackButton, useBrowserBack } from './back-button.tsx'
import { BmiQuestion } from './bmi-question.tsx'
import { ChecklistQuestion } from './checklist-question.tsx'
import { ChoiceQuestion } from './choice-question.tsx'
import { EmailQuestion } from './email-question.tsx'
import { GpPracticeQuestion } from './gp-practice-question.tsx'
import { QuestionColumn } from './question-column.tsx'
import type { QuestionProps } from './question-props.ts'
import { SavedNote } from './saved-note.tsx'
import { StartingWeightQuestion } from './starting-weight-question.tsx'
import { TextQuestion } from './text-question.tsx'
import { questionnaire } from './weight-management.ts'

interface Props {
  readonly step: Step
  /** The name the address carries, if any. */
  readonly medication: string | null
  /** Shows another step, and puts it into the address. */
  readonly onStep: (destination: StepDestination) => void
}

/** Renders any step of the questionnaire: its data says what is asked and where each answer leads. */
export function StepScreen({ step, medication: carried, onStep }: Props) {
  const navigate = useNavigate()
  const browserBack = useBrowserBack()
  // A page written at build time knows no medication; the name comes with the address.
  const standIn = useHydrated() ? defaultMedication : 'your medication'
  const medication = carried ?? standIn

  function goOn(answers: Answers) {
    const destination = step.next(answers, carried)
    switch (destination.to) {
      case 'not-eligible':
        return navigate(notEligiblePath(destination.reason))
      case 'home':
        showToast(stops[destination.because])
        return navigate(pages.home)
      case 'finished':
        return navigate(pages.buy)
      case 'step':
        return onStep(destination)
    }
  }

  function goBack() {
    if (step.id === weightManagement.first) return navigate(consentFor('weight-management'))
    const previous = questionnaire.goBack()
    return previous === null ? browserBack() : navigate(questionnairePath(previous))
  }

  const given = { medication, question: step.question.replace('{medication}', medication), onDone: goOn }
  return (
    <QuestionColumn
      progress={step.progress}
      top={<Progress value={step.progress} label="Your assessment" start={<BackButton onBack={goBack} />} />}
    >
      <SavedNote />
      <div className="arrive">
        <Question step={step} {...given} />
      </div>
    </QuestionColumn>
  )
}

function Question({ step, ...given }: QuestionProps<Step>) {
  switch (step.kind) {
    case 'choice':
      return <ChoiceQuestion step={step} {...given} />
    case 'checklist':
      return <ChecklistQuestion step={step} {...given} />
    case 'text':
      return <TextQuestion step={step} {...given} />
    case 'bmi':
      return <BmiQuestion step={step} {...given} />
    case 'starting-weight':
      return <StartingWeightQuestion step={step} {...given} />
    case 'gp-practice':
      return <GpPracticeQuestion step={step} {...given} />
    case 'email':
      return <EmailQuestion step={step} {...given} />
  }
}
