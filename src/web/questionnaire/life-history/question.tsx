import type { IntroStep } from '#domain/intake/engine/step.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { ChecklistQuestion } from '../checklist-question.tsx'
import { ChoiceQuestion } from '../choice-question.tsx'
import type { AnyQuestionProps } from '../flow-screens.ts'
import { HelpFirst } from '../help-first.tsx'
import { QuestionForm } from '../question-form.tsx'
import type { QuestionProps } from '../question-props.ts'
import { TextQuestion } from '../text-question.tsx'
import { useSubmitStep } from '../use-submit-step.ts'

export function LifeHistoryQuestion({ step, onDone }: AnyQuestionProps) {
  const given = { question: step.question, onDone }
  switch (step.kind) {
    case 'intro':
      return <HelpNow step={step} {...given} />
    case 'choice':
      return <ChoiceQuestion step={step} {...given} />
    case 'checklist':
      return <ChecklistQuestion step={step} {...given} />
    case 'text':
      return <TextQuestion step={step} {...given} />
  }
}

/** The step that asks nothing: who helps now. */
function HelpNow({ step, question, onDone }: QuestionProps<IntroStep>) {
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)
  return (
    <QuestionForm onSubmit={submit} alert={alert} isSubmitting={isSubmitting}>
      <HelpFirst heading={<PageHeading size="question">{question}</PageHeading>} text={step.hint ?? ''} />
    </QuestionForm>
  )
}
