import { useState } from 'react'
import { calculateBmi, type Measurements } from '#domain/body/bmi.ts'
import type { BespokeStep } from '#domain/questionnaires/engine/step.ts'
import type { BmiAnswer } from '#domain/questionnaires/weight-management/step-5-bmi.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import { QuestionForm } from '../question-form.tsx'
import type { QuestionProps } from '../question-props.ts'
import { useSubmitStep } from '../use-submit-step.ts'
import { BmiResult } from './bmi-result.tsx'
import { HeightField } from './height-field.tsx'
import { MeasureField } from './measure-field.tsx'

const blank: BmiAnswer = {
  weight: '',
  weightUnit: 'kg',
  heightCm: '',
  heightFt: '',
  heightIn: '',
  heightUnit: 'cm',
  bmi: '',
}

const weightUnits = [
  { value: 'kg', label: 'kg' },
  { value: 'st-lbs', label: 'lbs' },
] as const

const notCalculated = { title: 'Calculate BMI', text: 'Please calculate your BMI before proceeding.' }
const unreadable = { title: 'Invalid BMI', text: 'Could not determine BMI. Please recalculate.' }

interface Refusal {
  readonly title: string
  readonly text: string
  readonly field?: 'weight' | 'height'
}

export function BmiQuestion({ step, question, onDone }: QuestionProps<BespokeStep>) {
  const { questionnaire } = useFlowScreens()
  const stored = useAnswer(step.answerKey)
  const answer: BmiAnswer = { ...blank, ...(typeof stored === 'object' ? stored : {}) }
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)

  function refuse(reason: Refusal) {
    showToast({ title: reason.title, description: reason.text, variant: 'destructive' })
    setRefusal(reason)
    const height = answer.heightUnit === 'cm' ? 'heightCm' : 'heightFt'
    document
      .getElementById(reason.field === 'height' ? height : reason.field === 'weight' ? 'weight' : 'calculate')
      ?.focus()
  }

  /** A BMI belongs to the measurements it was made from: any change takes it away. */
  function change(measured: Partial<Measurements>) {
    setRefusal(null)
    questionnaire.answer(step.answerKey, { ...answer, ...measured, bmi: '' })
  }

  function calculate() {
    const result = calculateBmi(answer)
    if (!result.ok) return refuse(result.problem)
    setRefusal(null)
    questionnaire.answer(step.answerKey, { ...answer, bmi: result.bmi })
    showToast({ title: 'BMI Calculated', description: `Your BMI is ${result.bmi}.` })
  }

  function goOn() {
    if (answer.bmi === '') return refuse(notCalculated)
    if (!step.accepts(answer)) return refuse(unreadable)
    void submit()
  }

  const errorFor = (field: Refusal['field']) => (refusal?.field === field ? (refusal?.text ?? null) : null)

  return (
    <QuestionForm onSubmit={goOn} alert={alert ?? errorFor(undefined)} isSubmitting={isSubmitting}>
      <PageHeading size="question">{question}</PageHeading>
      <p className="mt-2 text-ink-soft">{step.hint}</p>
      <div className="mt-6 space-y-6">
        <MeasureField
          id="weight"
          label="Weight"
          hint={answer.weightUnit === 'st-lbs' ? 'Please enter total pounds if using lbs.' : undefined}
          value={answer.weight}
          onChange={(weight) => change({ weight })}
          units={weightUnits}
          unit={answer.weightUnit}
          onUnit={(weightUnit) => change({ weightUnit })}
          error={errorFor('weight')}
        />
        <HeightField measured={answer} onChange={change} error={errorFor('height')} />
        <Button id="calculate" variant="secondary" wide onClick={calculate}>
          Calculate BMI
        </Button>
        <BmiResult bmi={answer.bmi} />
      </div>
    </QuestionForm>
  )
}
