import type { MeasurementProblem } from '#domain/body/measurement-problem.ts'
import { weightProblem } from '#domain/body/weight.ts'
import type { BespokeStep } from '#domain/intake/engine/step.ts'
import {
  skippedWeightAnswer,
  startingWeightAnswer,
  startingWeightIn,
} from '#domain/intake/weight-management/starting-weight.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useShownProblems } from '#web/shared/forms/use-shown-problems.ts'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import { QuestionForm } from '../question-form.tsx'
import type { QuestionProps } from '../question-props.ts'
import { focusOn } from '../scroll-above-bar.ts'
import { useSubmitStep } from '../use-submit-step.ts'
import { useTypedWeight } from './use-typed-weight.ts'
import { WeightField } from './weight-field.tsx'

const missing: MeasurementProblem = {
  field: 'weight',
  title: 'Weight Required',
  text: 'Please enter your weight or use the skip button.',
  isMissing: true,
}

interface Props extends QuestionProps<BespokeStep> {
  readonly medication: string
}

export function StartingWeightQuestion({ step, question, medication, onDone }: Props) {
  const { questionnaire } = useFlowScreens()
  const stored = startingWeightIn(useAnswer(step.answerKey)) ?? { weight: '', unit: 'kg' }
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)
  const { weight, onType, onUnit } = useTypedWeight(stored, (given) =>
    // Kept as it is typed, so that a reload loses nothing; only a whole answer counts.
    questionnaire.answer(step.answerKey, given.weight === '' ? '' : startingWeightAnswer(given, medication)),
  )
  const problem = stored.weight.trim() === '' ? missing : weightProblem(stored, weight.unit)
  const { shown, leave, tell } = useShownProblems({ weight: problem })

  function goOn() {
    if (problem) {
      showToast({ title: problem.title, description: problem.text, variant: 'destructive' })
      tell(['weight'])
      focusOn('weight')
      return
    }
    questionnaire.answer(step.answerKey, startingWeightAnswer(stored, medication))
    void submit()
  }

  function skip() {
    questionnaire.answer(step.answerKey, skippedWeightAnswer(medication))
    void submit()
  }

  return (
    <QuestionForm onSubmit={goOn} onSkip={skip} alert={alert} isSubmitting={isSubmitting}>
      <PageHeading size="question">{question}</PageHeading>
      <p className="mt-2 text-ink-soft">{step.hint}</p>
      <div className="mt-6">
        <WeightField
          label="Weight before starting"
          weight={weight}
          onType={onType}
          onUnit={onUnit}
          onLeave={() => problem?.isMissing || leave('weight')}
          error={shown.weight?.text ?? null}
        />
      </div>
    </QuestionForm>
  )
}
