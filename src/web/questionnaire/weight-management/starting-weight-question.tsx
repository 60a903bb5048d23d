import { useState } from 'react'
import { readNumber } from '#domain/body/number.ts'
import type { BespokeStep } from '#domain/questionnaires/engine/step.ts'
import {
  skippedWeightAnswer,
  startingWeightAnswer,
  startingWeightIn,
} from '#domain/questionnaires/weight-management/starting-weight.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import { QuestionForm } from '../question-form.tsx'
import type { QuestionProps } from '../question-props.ts'
import { useSubmitStep } from '../use-submit-step.ts'
import { MeasureField } from './measure-field.tsx'

const units = [
  { value: 'kg', label: 'kg' },
  { value: 'lbs', label: 'lbs' },
] as const

const missing = { title: 'Weight Required', text: 'Please enter your weight or use the skip button.' }
const invalid = { title: 'Invalid Weight', text: 'Please enter a valid positive number for weight.' }

interface Props extends QuestionProps<BespokeStep> {
  readonly medication: string
}

export function StartingWeightQuestion({ step, question, medication, onDone }: Props) {
  const { questionnaire } = useFlowScreens()
  const stored = startingWeightIn(useAnswer(step.answerKey))
  const [typed, setTyped] = useState<string | null>(null)
  const [chosenUnit, setChosenUnit] = useState<'kg' | 'lbs' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)
  const weight = typed ?? stored?.weight ?? ''
  const unit = chosenUnit ?? stored?.unit ?? 'kg'

  function change(newWeight: string, newUnit: 'kg' | 'lbs') {
    setTyped(newWeight)
    setChosenUnit(newUnit)
    setProblem(null)
    // Kept as it is typed, so that a reload loses nothing; only a whole answer counts.
    questionnaire.answer(step.answerKey, newWeight === '' ? '' : startingWeightAnswer(newWeight, newUnit, medication))
  }

  function goOn() {
    const refusal = weight.trim() === '' ? missing : (readNumber(weight) ?? 0) > 0 ? null : invalid
    if (refusal) {
      showToast({ title: refusal.title, description: refusal.text, variant: 'destructive' })
      setProblem(refusal.text)
      document.getElementById('weight')?.focus()
      return
    }
    questionnaire.answer(step.answerKey, startingWeightAnswer(weight, unit, medication))
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
        <MeasureField
          id="weight"
          label="Weight before starting"
          value={weight}
          onChange={(value) => change(value, unit)}
          units={units}
          unit={unit}
          onUnit={(value) => change(weight, value)}
          error={problem}
        />
      </div>
    </QuestionForm>
  )
}
