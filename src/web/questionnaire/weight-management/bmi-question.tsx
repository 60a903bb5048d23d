import { useState } from 'react'
import { calculateBmi, type Measurements, measurementProblems, weightOf } from '#domain/body/bmi.ts'
import { convertHeight, type Height } from '#domain/body/height.ts'
import type { StoredWeight } from '#domain/body/weight.ts'
import type { BespokeStep } from '#domain/intake/engine/step.ts'
import type { BmiAnswer } from '#domain/intake/weight-management/step-5-bmi.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useShownProblems } from '#web/shared/forms/use-shown-problems.ts'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import { QuestionForm } from '../question-form.tsx'
import type { QuestionProps } from '../question-props.ts'
import { focusOn } from '../scroll-above-bar.ts'
import { useSubmitStep } from '../use-submit-step.ts'
import { BmiResult } from './bmi-result.tsx'
import { HeightField } from './height-field.tsx'
import { useTypedWeight } from './use-typed-weight.ts'
import { WeightField } from './weight-field.tsx'

const blank: BmiAnswer = {
  weight: '',
  weightUnit: 'kg',
  heightCm: '',
  heightFt: '',
  heightIn: '',
  heightUnit: 'cm',
  bmi: '',
}

const notCalculated = { title: 'Calculate BMI', text: 'Please calculate your BMI before proceeding.' }
const unreadable = { title: 'Invalid BMI', text: 'Could not determine BMI. Please recalculate.' }

const warn = ({ title, text }: { title: string; text: string }) =>
  showToast({ title, description: text, variant: 'destructive' })

export function BmiQuestion({ step, question, onDone }: QuestionProps<BespokeStep>) {
  const { questionnaire } = useFlowScreens()
  const stored = useAnswer(step.answerKey)
  const answer: BmiAnswer = { ...blank, ...(typeof stored === 'object' ? stored : {}) }
  const [isUnreadable, setIsUnreadable] = useState(false)
  // A height is converted from what was typed, so that it comes back as it was.
  const [typedHeight, setTypedHeight] = useState<Height | null>(null)
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)
  const { weight, onType, onUnit } = useTypedWeight(weightOf(answer), (given) => change(weightFields(given)))
  const problems = measurementProblems(answer, weight.unit)
  const { shown, leave, tell } = useShownProblems(problems)

  const leaveFilled = (field: 'weight' | 'height') => problems[field]?.isMissing || leave(field)

  /** A BMI belongs to the measurements it was made from: any change takes it away, and makes another if it can. */
  function change(measured: Partial<Measurements>) {
    setIsUnreadable(false)
    const changed = { ...answer, ...measured }
    const result = calculateBmi(changed)
    questionnaire.answer(step.answerKey, { ...changed, bmi: result.ok ? result.bmi : '' })
  }

  function typeHeight(typed: Partial<Height>) {
    setTypedHeight({ ...heightFields(answer), ...typed })
    change(typed)
  }

  /** The button that offered it goes, so focus goes to the field. */
  function takeHeight(heightCm: string) {
    typeHeight({ heightCm })
    focusOn('heightCm')
  }

  function switchHeight(unit: Height['heightUnit']) {
    const from = typedHeight ?? heightFields(answer)
    setTypedHeight(from)
    change(convertHeight(from, unit))
  }

  function tellAll() {
    tell(['weight', 'height'])
    const height = answer.heightUnit === 'cm' ? 'heightCm' : 'heightFt'
    focusOn(problems.weight ? 'weight' : height)
  }

  function calculate() {
    const result = calculateBmi(answer, weight.unit)
    if (!result.ok) {
      warn(result.problem)
      tellAll()
      return
    }
    setIsUnreadable(false)
    questionnaire.answer(step.answerKey, { ...answer, bmi: result.bmi })
    showToast({ title: 'BMI Calculated', description: `Your BMI is ${result.bmi}.` })
  }

  function goOn() {
    if (step.accepts(answer)) return void submit()
    if (problems.weight || problems.height) {
      warn(notCalculated)
      tellAll()
      return
    }
    warn(unreadable)
    setIsUnreadable(true)
    focusOn('calculate')
  }

  const heightMeant = shown.height?.heightMeant
  return (
    <QuestionForm onSubmit={goOn} alert={alert ?? (isUnreadable ? unreadable.text : null)} isSubmitting={isSubmitting}>
      <PageHeading size="question">{question}</PageHeading>
      <p className="mt-2 text-ink-soft">{step.hint}</p>
      <div className="mt-5 space-y-5">
        <WeightField
          label="Weight"
          weight={weight}
          onType={onType}
          onUnit={onUnit}
          onLeave={() => leaveFilled('weight')}
          error={shown.weight?.text ?? null}
        />
        <HeightField
          height={answer}
          onType={typeHeight}
          onUnit={switchHeight}
          onLeave={() => leaveFilled('height')}
          error={shown.height?.text ?? null}
          action={
            heightMeant && (
              <Button size="small" variant="secondary" onClick={() => takeHeight(heightMeant)}>
                Yes, {heightMeant} cm
              </Button>
            )
          }
        />
        <Button id="calculate" variant="secondary" wide onClick={calculate}>
          Calculate BMI
        </Button>
        <BmiResult bmi={answer.bmi} />
      </div>
    </QuestionForm>
  )
}

const weightFields = ({ weight, unit }: StoredWeight): Partial<Measurements> => ({
  weight,
  weightUnit: unit === 'kg' ? 'kg' : 'st-lbs',
})

const heightFields = ({ heightUnit, heightCm, heightFt, heightIn }: Height): Height => ({
  heightUnit,
  heightCm,
  heightFt,
  heightIn,
})
