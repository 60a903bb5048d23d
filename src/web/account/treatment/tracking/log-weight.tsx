import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { trackingWords } from '#content/treatment/tracking.ts'
import { convertWeight, type TypedWeight, type WeightUnit } from '#domain/body/weight.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { KnownWeight } from '#domain/treatment/tracking/doubts.ts'
import { formatDifference, formatWeight } from '#domain/treatment/tracking/format.ts'
import { weightUnits } from '#domain/treatment/tracking/units.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { UnitSwitch } from '#web/kit/ui/unit-switch.tsx'
import { emptyWeight, readWeight } from '#web/shared/tracking/read-weight.ts'
import { WeightInput } from '#web/shared/tracking/weight-input.tsx'
import { formatDateOrText } from '../../shell/format-date.ts'
import { announceLogged } from './announce-logged.ts'
import { storedTracking } from './stored-tracking.ts'
import type { Tracking, UseTracking } from './use-tracking.ts'

const words = trackingWords.log

const unitLabels = { kg: 'kg', 'st-lb': 'st/lb', lbs: 'lb' } as const
const units = weightUnits.map((value) => ({ value, label: unitLabels[value] }))

interface Props extends Pick<UseTracking, 'log' | 'change'> {
  /** Null until it has loaded. */
  readonly progress: Tracking | null
  /** Loads the progress again after a failure; null otherwise. */
  readonly askAgain: (() => void) | null
}

/** The unit and day to start with while the progress loads: those last stored on this device. */
function expectedHere(): Pick<Tracking, 'unit' | 'today'> {
  const now = Date.now()
  return storedTracking(now)?.progress ?? { unit: 'kg', today: londonTimeAt(now).date }
}

/** The last weight before that day, or else the first after it, for comparison with a new one. */
function knownNear(weights: Tracking['weight'], on: string): KnownWeight | null {
  const found = weights.findLast(([day]) => day < on) ?? weights.find(([day]) => day > on)
  return found ? { on: found[0], kg: found[1] } : null
}

export function LogWeight({ progress, askAgain, log, change }: Props) {
  const [expected] = useState(expectedHere)
  const { unit, today } = progress ?? expected
  // Null: not edited yet.
  const [written, setWritten] = useState<TypedWeight | null>(null)
  const [chosenDay, setChosenDay] = useState<string | null>(null)
  const typed = written ?? emptyWeight(unit)
  const on = chosenDay ?? today
  const [error, setError] = useState<string>()
  const [doubt, setDoubt] = useState<{ readonly asks: string; readonly yes: string; readonly kg: number }>()
  const [isBusy, setIsBusy] = useState(false)
  const [isHeld, setIsHeld] = useState(false)

  const goOn = useEffectEvent(() => {
    setIsHeld(false)
    if (progress) check(progress)
  })

  // Submitted before the earlier weights had loaded, which are needed to notice a slip.
  useEffect(() => {
    if (isHeld && (progress || askAgain)) goOn()
  }, [isHeld, progress, askAgain])

  function write(next: TypedWeight) {
    setWritten(next)
    setError(undefined)
    setDoubt(undefined)
  }

  function chooseUnit(next: WeightUnit) {
    write(convertWeight(typed, next))
    void change('set_tracking', { unit: next })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (progress) return check(progress)
    askAgain?.()
    setIsHeld(true)
  }

  function check({ weight: logged, isHidden }: Tracking) {
    if (on === '') return setError(words.noDay)
    const read = readWeight(typed, on, knownNear(logged, on))
    if (read.is === 'wrong') return setError(read.says)
    if (read.is === 'good') return void keep(read.kg)
    const { doubt: found, kg } = read
    if (found.is === 'slip') {
      const meant = formatWeight(found.meantKg, typed.unit)
      return setDoubt({ asks: words.slip(meant), yes: words.yesMeant(meant), kg: found.meantKg })
    }
    const away = formatDifference(Math.abs(kg - found.lastKg), typed.unit)
    setDoubt({
      asks: isHidden
        ? words.farHidden
        : words.far(away, formatWeight(found.lastKg, typed.unit), formatDateOrText(found.lastOn)),
      yes: words.keepFar(formatWeight(kg, typed.unit)),
      kg,
    })
  }

  async function keep(kg: number) {
    if (!progress) return
    setIsBusy(true)
    const result = await log(progress.whose, [{ measure: 'weight', on, value: Math.round(kg * 100) / 100 }])
    setIsBusy(false)
    if (!announceLogged(result, words.kept(formatWeight(kg, typed.unit), formatDateOrText(on))))
      return setError(result.refused)
    write(emptyWeight(typed.unit))
    setChosenDay(null)
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
        <div className="min-w-0 max-w-full">
          <TextField
            name="on"
            type="date"
            label={words.day}
            value={on}
            max={today}
            onChange={(day) => {
              setChosenDay(day)
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
        <Button type="submit" busy={isBusy || isHeld}>
          {words.log}
        </Button>
      )}
    </form>
  )
}
