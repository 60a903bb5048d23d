import { accepts } from '#domain/intake/engine/answers.ts'
import type { ChoiceStep } from '#domain/intake/engine/step.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { Radios } from '#web/kit/ui/radios.tsx'
import { useAnswer, useFlowScreens } from './flow-screens.ts'
import { QuestionForm } from './question-form.tsx'
import type { QuestionProps } from './question-props.ts'
import { useSubmitStep } from './use-submit-step.ts'

export function ChoiceQuestion({ step, question, onDone }: QuestionProps<ChoiceStep>) {
  const { questionnaire } = useFlowScreens()
  const given = useAnswer(step.answerKey)
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)
  const isAnswered = accepts(step, given)

  return (
    <QuestionForm
      onSubmit={submit}
      alert={alert}
      isSubmitting={isSubmitting}
      button={step.button}
      waitingFor={isAnswered ? null : 'Choose an answer to continue.'}
    >
      <Radios
        name={step.id}
        legend={<PageHeading size="question">{question}</PageHeading>}
        hint={step.hint}
        options={step.options}
        value={isAnswered ? (given as string) : undefined}
        onChange={(value) => questionnaire.answer(step.answerKey, value)}
      />
    </QuestionForm>
  )
}
