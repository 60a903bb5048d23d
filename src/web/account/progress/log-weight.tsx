import { type FormEvent, useState } from 'react'
import { trackingWords } from '#content/tracking.ts'
import { convertWeight, type TypedWeight, type WeightUnit } from '#domain/body/weight.ts'
import type { KnownWeight } from '#domain/tracking/doubts.ts'
import { weightUnits } from '#domain/tracking/units.ts'
import { writtenDifference, writtenWeight } from '#domain/tracking/written.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { UnitSwitch } from '#web/kit/ui/unit-switch.tsx'
import { emptyWeight, readWeight } from '#web/shared/tracking/read-weight.ts'
import { WeightInput } from '#web/shared/tracking/weight-input.tsx'
import { writtenDay } from '../written-date.ts'
import { tellLogged } from './tell-logged.ts'
import type { Progress, UseProgress } from './use-progress.ts'

const words = trackingWords.log

const unitLabels = { kg: 'kg', 'st-lb': 'st/lb', lbs: 'lb' } as const
const units = weightUnits.map((value) => ({ value, label: unitLabels[value] }))

interface Props extends Pick<UseProgress, 'log' | 'change'> {
  readonly progress: Progress
}

/** The last before that day, else the first after it: what a new one is likely to be near. */
function knownNear(weights: Progress['weight'], on: string): KnownWeight | null {
  const found = weights.findLast(([day]) => day < on) ?? weights.find(([day]) => day > on)
  return found ? { on: found[0], kg: found[1] } : null
}

export function LogWeight({ progress: { today, unit, weight: logged, whose }, log, change }: Props) {
  const [typed, setTyped] = useState<TypedWeight>(() => emptyWeight(unit))
  const [on, setOn] = useState(today)
  const [error, setError] = useState<string>()
  const [doubt, setDoubt] = useState<{ readonly asks: string; readonly yes: string; readonly kg: number }>()
  const [isBusy, setIsBusy] = useState(false)

  function write(next: TypedWeight) {
    setTyped(next)
    setError(undefined)
    setDoubt(undefined)
  }

  function chooseUnit(next: WeightUnit) {
    write(convertWeight(typed, next))
    void change('set_tracking', { unit: next })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (on === '') return setError(words.noDay)
    const read = readWeight(typed, on, knownNear(logged, on))
    if (read.is === 'wrong') return setError(read.says)
    if (read.is === 'good') return void keep(read.kg)
    const { doubt: found, kg } = read
    if (found.is === 'slip') {
      const meant = writtenWeight(found.meantKg, typed.unit)
      return setDoubt({ asks: words.slip(meant), yes: words.yesMeant(meant), kg: found.meantKg })
    }
    const away = writtenDifference(Math.abs(kg - found.lastKg), typed.unit)
    setDoubt({
      asks: words.far(away, writtenWeight(found.lastKg, typed.unit), writtenDay(found.lastOn)),
      yes: words.keepFar(writtenWeight(kg, typed.unit)),
      kg,
    })
  }

  async function keep(kg: number) {
    setIsBusy(true)
    const result = await log(whose, [{ measure: 'weight', on, value: Math.round(kg * 100) / 100 }])
    setIsBusy(false)
    if (!tellLogged(result, words.kept(writtenWeight(kg, typed.unit), writtenDay(on)))) return setError(result.refused)
    write(emptyWeight(typed.unit))
    setOn(today)
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="log-weight" className="text-[1.75rem]">
          {words.heading}
        </h2>
        <UnitSwitch name="unit" label={words.unit} units={units} value={typed.unit} onChange={chooseUnit} />
      </div>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-5">
        <div className="min-w-48 flex-1">
          <WeightInput name="weight" label={words.label} value={typed} onChange={write} error={error} />
        </div>
        <div>
          <TextField
            name="on"
            type="date"
            label={words.day}
            value={on}
            max={today}
            onChange={(day) => {
              setOn(day)
              setDoubt(undefined)
            }}
          />
        </div>
      </div>
      {doubt ? (
        <div role="alert" className="rounded-option bg-apricot-pale p-5">
          <p className="font-semibold">{doubt.asks}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button type="button" size="small" busy={isBusy} onClick={() => void keep(doubt.kg)}>
              {doubt.yes}
            </Button>
            <Button type="button" size="small" variant="secondary" onClick={() => setDoubt(undefined)}>
              {words.change}
            </Button>
          </div>
        </div>
      ) : (
        <Button type="submit" busy={isBusy}>
          {words.log}
        </Button>
      )}
    </form>
  )
}
