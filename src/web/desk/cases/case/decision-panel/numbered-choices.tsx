import { Kbd } from '../../../shell/kbd.tsx'
import { useKeys } from '../../../shell/keys.ts'

interface Props<Value extends string> {
  readonly legend: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: Value | null
  readonly onChoose: (value: Value) => void
}

const keyAt = (place: number) => String((place + 1) % 10)

/** Up to ten, each with its figure: one press chooses. */
export function NumberedChoices<Value extends string>({ legend, choices, chosen, onChoose }: Props<Value>) {
  useKeys(choices.map(({ value, label }, place) => ({ key: keyAt(place), does: label, run: () => onChoose(value) })))
  return (
    <fieldset>
      <legend className="mb-1 text-xs font-semibold">{legend}</legend>
      <div className="grid gap-1">
        {choices.map(({ value, label }, place) => (
          <label
            key={value}
            className={`flex min-h-9 cursor-pointer items-center gap-2.5 rounded-xl border bg-white px-2.5 text-sm leading-tight has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus ${value === chosen ? 'border-green inset-ring-1 inset-ring-green' : 'border-line hover:border-ink-soft'}`}
          >
            <input
              type="radio"
              name={legend}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute size-px opacity-0"
            />
            <Kbd>{keyAt(place)}</Kbd>
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
