import { useState } from 'react'
import { checkInWords } from '#content/check-in.ts'
import { trackingWords } from '#content/tracking.ts'
import { convertWeight, storedWeight, type TypedWeight, typedWeight, type WeightUnit } from '#domain/body/weight.ts'
import { writtenDay } from '#domain/booking/written-time.ts'
import { isMeasured, type WeightAnswer } from '#domain/questionnaires/check-in/weight.ts'
import type { BespokeStep } from '#domain/questionnaires/engine/step.ts'
import { measureBounds } from '#domain/tracking/measures.ts'
import { weightUnits } from '#domain/tracking/units.ts'
import { writtenWeight } from '#domain/tracking/written.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { UnitSwitch } from '#web/kit/ui/unit-switch.tsx'
import { emptyWeight, readWeight } from '#web/shared/tracking/read-weight.ts'
import { WeightInput } from '#web/shared/tracking/weight-input.tsx'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import { QuestionForm } from '../question-form.tsx'
import type { QuestionProps } from '../question-props.ts'
import { useSubmitStep } from '../use-submit-step.ts'
import { useOpenCheckIn } from './use-check-in.ts'

const words = checkInWords.weight
const log = trackingWords.log

const unitLabels = { kg: 'kg', 'st-lb': 'st/lb', lbs: 'lb' } as const
const units = weightUnits.map((value) => ({ value, label: unitLabels[value] }))

const beside = {
  waist: { bounds: measureBounds.waist, unit: 'cm' },
  bodyFat: { bounds: measureBounds.body_fat, unit: '%' },
} as const
type Beside = keyof typeof beside

interface Doubt {
  readonly asks: string
  readonly yes: string
  readonly typed: TypedWeight
}

export function WeightQuestion({ step, question, onDone }: QuestionProps<BespokeStep>) {
  const { questionnaire } = useFlowScreens()
  const { today, lastWeight } = useOpenCheckIn()
  const given = useAnswer(step.answerKey) as WeightAnswer | undefined
  const [typed, setTyped] = useState<TypedWeight>(() => (given ? typedWeight(given, 'st-lb') : emptyWeight('kg')))
  const [others, setOthers] = useState({ waist: given?.waist ?? '', bodyFat: given?.bodyFat ?? '' })
  const [errors, setErrors] = useState<Partial<Record<'weight' | Beside, string>>>({})
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)

  function write(next: TypedWeight) {
    setTyped(next)
    setErrors({})
    setDoubt(null)
  }

  function keep(weight: TypedWeight) {
    const wrong = (Object.keys(beside) as Beside[]).filter(
      (which) => others[which].trim() !== '' && !isMeasured(which, others[which]),
    )
    if (wrong.length > 0) {
      const told = wrong.map((which) => {
        const { bounds, unit } = beside[which]
        return [which, words.outside(bounds.from, bounds.to, unit)]
      })
      return setErrors(Object.fromEntries(told))
    }
    const measured = Object.entries(others).flatMap(([which, value]) => (value.trim() === '' ? [] : [[which, value]]))
    questionnaire.answer(step.answerKey, { ...storedWeight(weight), ...Object.fromEntries(measured) })
    void submit()
  }

  function goOn() {
    const read = readWeight(typed, today, lastWeight)
    if (read.is === 'wrong') return setErrors({ weight: read.says })
    if (read.is === 'good') return keep(typed)
    const { doubt: found } = read
    if (found.is === 'slip') {
      const meant = writtenWeight(found.meantKg, typed.unit)
      const asKg: TypedWeight = { unit: 'kg', amount: String(found.meantKg) }
      return setDoubt({ asks: log.slip(meant), yes: words.yesMeant(meant), typed: convertWeight(asKg, typed.unit) })
    }
    const last = writtenWeight(found.lastKg, typed.unit)
    setDoubt({ asks: words.farAsk(last, writtenDay(found.lastOn)), yes: words.yesFar, typed })
  }

  function confirm({ typed: meant }: Doubt) {
    setTyped(meant)
    setDoubt(null)
    keep(meant)
  }

  const chooseUnit = (unit: WeightUnit) => write(convertWeight(typed, unit))

  return (
    <QuestionForm onSubmit={goOn} alert={alert} isSubmitting={isSubmitting}>
      <PageHeading size="question">{question}</PageHeading>
      <p className="mt-2 text-ink-soft">{step.hint}</p>
      <div className="mt-5 space-y-5">
        <div className="w-fit">
          <UnitSwitch name="unit" label={log.unit} units={units} value={typed.unit} onChange={chooseUnit} />
        </div>
        <WeightInput name="weight" label={log.label} value={typed} onChange={write} error={errors.weight} />
        {doubt && (
          <div role="alert" className="rounded-option bg-apricot-pale p-5">
            <p className="font-semibold">{doubt.asks}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button size="small" onClick={() => confirm(doubt)}>
                {doubt.yes}
              </Button>
              <Button size="small" variant="secondary" onClick={() => setDoubt(null)}>
                {log.change}
              </Button>
            </div>
          </div>
        )}
        <div className="grid max-w-sm grid-cols-2 gap-3">
          {(Object.keys(beside) as Beside[]).map((which) => (
            <TextField
              key={which}
              name={which}
              label={words[which]}
              suffix={beside[which].unit}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              value={others[which]}
              error={errors[which]}
              onChange={(value) => {
                setOthers({ ...others, [which]: value })
                setErrors({})
              }}
            />
          ))}
        </div>
      </div>
    </QuestionForm>
  )
}
