import type { ReactNode } from 'react'
import { askedOf, chosenIn, encodeChosen, toggle } from '#domain/intake/engine/checklist.ts'
import type { ChecklistStep } from '#domain/intake/engine/step.ts'
import { Checkboxes } from '#web/kit/ui/checkboxes.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { useQuestionnaireState } from '#web/shared/answers/use-questionnaire-state.ts'
import { useAnswer, useFlowScreens } from './flow-screens.ts'
import { QuestionForm } from './question-form.tsx'
import type { QuestionProps } from './question-props.ts'
import { useSubmitStep } from './use-submit-step.ts'

interface Props extends QuestionProps<ChecklistStep> {
  /** What has to be said first about what is ticked; null: nothing. */
  readonly waitingFor?: string | null
  /** What is told of what is ticked. */
  readonly below?: ReactNode
}

export function ChecklistQuestion({ step, question, onDone, below, waitingFor = null }: Props) {
  const { questionnaire } = useFlowScreens()
  const asked = askedOf(
    step,
    useQuestionnaireState(questionnaire, ({ data }) => data),
  )
  // A box that an earlier answer has taken away since is not ticked any more.
  const offered = (value: string) => asked.options.some((option) => option.value === value)
  const ticked = chosenIn(step, useAnswer(step.answerKey)) ?? []
  const chosen = ticked.filter(offered)
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)

  function goOn() {
    if (chosen.length < ticked.length) questionnaire.answer(step.answerKey, encodeChosen(step, chosen))
    void submit()
  }

  return (
    <QuestionForm
      onSubmit={goOn}
      alert={alert}
      isSubmitting={isSubmitting}
      button={step.button}
      waitingFor={chosen.length > 0 ? waitingFor : 'Tick at least one box to continue.'}
    >
      <Checkboxes
        name={step.id}
        legend={<PageHeading size="question">{question}</PageHeading>}
        hint={step.hint}
        options={asked.options.map((option) => ({ ...option, exclusive: option.excludes === 'all' }))}
        values={chosen}
        onToggle={(toggled) => questionnaire.answer(step.answerKey, encodeChosen(step, toggle(step, chosen, toggled)))}
      />
      {below}
    </QuestionForm>
  )
}
