import { useRef, useState } from 'react'
import { checkInWords } from '#content/treatment/check-in.ts'
import { trackingWords } from '#content/treatment/tracking.ts'
import { formatDate } from '#domain/appointments/format-time.ts'
import { convertWeight, storedWeight, type TypedWeight, typedWeight, type WeightUnit } from '#domain/body/weight.ts'
import { isMeasured, type WeightAnswer } from '#domain/intake/check-in/weight.ts'
import type { Step } from '#domain/intake/engine/step.ts'
import { formatWeight } from '#domain/treatment/tracking/format.ts'
import { measureBounds } from '#domain/treatment/tracking/measures.ts'
import { weightUnits } from '#domain/treatment/tracking/units.ts'
import { isWeightJump } from '#domain/treatment/weight-jump.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { UnitSwitch } from '#web/kit/ui/unit-switch.tsx'
import { emptyWeight, readWeight } from '#web/shared/tracking/read-weight.ts'
import { WeightInput } from '#web/shared/tracking/weight-input.tsx'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import { DoubtBox } from './doubt-box.tsx'
import type { PageQuestion } from './page-question.ts'
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
  /** Far from the last, and not a slip of the finger. */
  readonly isFar: boolean
}

type Step1 = Step & { readonly answerKey: string }

/** What they weigh today. One that may be a slip, or of somebody else, is asked about before it counts. */
export function useWeight(step: Step1, goOn: () => void): PageQuestion {
  const { questionnaire } = useFlowScreens()
  const { today, lastWeight } = useOpenCheckIn()
  const given = useAnswer(step.answerKey) as WeightAnswer | undefined
  const [typed, setTyped] = useState<TypedWeight>(() => (given ? typedWeight(given, 'st-lb') : emptyWeight('kg')))
  const [others, setOthers] = useState({ waist: given?.waist ?? '', bodyFat: given?.bodyFat ?? '' })
  const [errors, setErrors] = useState<Partial<Record<'weight' | Beside, string>>>({})
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  /** What they were asked about and say is right. */
  const confirmed = useRef<Pick<Doubt, 'typed' | 'isFar'> | null>(given?.confirmed ? { typed, isFar: true } : null)

  function write(next: TypedWeight) {
    setTyped(next)
    setErrors({})
    setDoubt(null)
    confirmed.current = null
  }

  function keepAs(weight: TypedWeight, isFar: boolean): boolean {
    const wrong = (Object.keys(beside) as Beside[]).filter(
      (which) => others[which].trim() !== '' && !isMeasured(which, others[which]),
    )
    if (wrong.length > 0) {
      const told = wrong.map((which) => {
        const { bounds, unit } = beside[which]
        return [which, words.outside(bounds.from, bounds.to, unit)]
      })
      setErrors(Object.fromEntries(told))
      return false
    }
    const measured = Object.entries(others).flatMap(([which, value]) => (value.trim() === '' ? [] : [[which, value]]))
    const answer = { ...storedWeight(weight), ...Object.fromEntries(measured), ...(isFar ? { confirmed: 'yes' } : {}) }
    questionnaire.answer(step.answerKey, answer)
    return true
  }

  function doubtAbout(): Doubt | 'none' | 'wrong' {
    const read = readWeight(typed, today, lastWeight)
    if (read.is === 'wrong') {
      setErrors({ weight: read.says })
      return 'wrong'
    }
    if (read.is === 'doubted' && read.doubt.is === 'slip') {
      const meant = formatWeight(read.doubt.meantKg, typed.unit)
      const asKg: TypedWeight = { unit: 'kg', amount: String(read.doubt.meantKg) }
      const yes = words.yesMeant(meant)
      return { asks: log.slip(meant), yes, typed: convertWeight(asKg, typed.unit), isFar: false }
    }
    if (!lastWeight || (read.is === 'good' && !isWeightJump({ on: today, kg: read.kg }, lastWeight))) return 'none'
    const last = formatWeight(lastWeight.kg, typed.unit)
    const asks = words.farAsk(last, formatDate(lastWeight.on), words.units[typed.unit])
    return { asks, yes: words.yesFar, typed, isFar: true }
  }

  function keep(): boolean {
    if (confirmed.current) return keepAs(confirmed.current.typed, confirmed.current.isFar)
    const found = doubtAbout()
    if (found === 'wrong') return false
    if (found === 'none') return keepAs(typed, false)
    setDoubt(found)
    return false
  }

  function confirm({ typed: meant, isFar }: Doubt) {
    setTyped(meant)
    setDoubt(null)
    confirmed.current = { typed: meant, isFar }
    goOn()
  }

  const chooseUnit = (unit: WeightUnit) => write(convertWeight(typed, unit))

  const body = (
    <>
      <PageHeading size="question">{step.question}</PageHeading>
      <p className="mt-2 text-ink-soft">{step.hint}</p>
      <div className="mt-5 space-y-5">
        <div className="w-fit">
          <UnitSwitch name="unit" label={log.unit} units={units} value={typed.unit} onChange={chooseUnit} />
        </div>
        <WeightInput name="weight" label={log.label} value={typed} onChange={write} error={errors.weight} />
        {doubt && (
          <DoubtBox
            asks={doubt.asks}
            yes={doubt.yes}
            no={log.change}
            onYes={() => confirm(doubt)}
            onNo={() => setDoubt(null)}
          />
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
    </>
  )
  return { body, waitingFor: null, keep }
}
