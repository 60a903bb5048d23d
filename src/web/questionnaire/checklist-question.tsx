import { chosenIn, encodeChosen, toggle } from '#domain/questionnaires/engine/checklist.ts'
import type { ChecklistStep } from '#domain/questionnaires/engine/step.ts'
import { Checkboxes } from '#web/ui/checkboxes.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useAnswer, useFlowScreens } from './flow-screens.ts'
import { QuestionForm } from './question-form.tsx'
import type { QuestionProps } from './question-props.ts'
import { useSubmitStep } from './use-submit-step.ts'

export function ChecklistQuestion({ step, question, onDone }: QuestionProps<ChecklistStep>) {
  const { questionnaire } = useFlowScreens()
  const chosen = chosenIn(step, useAnswer(step.answerKey)) ?? []
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)

  return (
    <QuestionForm
      onSubmit={submit}
      alert={alert}
      isSubmitting={isSubmitting}
      button={step.button}
      waitingFor={chosen.length > 0 ? null : 'Tick at least one box to continue.'}
    >
      <Checkboxes
        name={step.id}
        legend={<PageHeading size="question">{question}</PageHeading>}
        hint={step.hint}
        options={step.options.map((option) => ({ ...option, exclusive: option.excludes === 'all' }))}
        values={chosen}
        onToggle={(toggled) => questionnaire.answer(step.answerKey, encodeChosen(step, toggle(step, chosen, toggled)))}
      />
    </QuestionForm>
  )
}
