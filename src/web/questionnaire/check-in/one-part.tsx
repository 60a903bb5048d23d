import type { Part } from '#domain/intake/engine/step.ts'
import { Radios } from '#web/kit/ui/radios.tsx'

/** So short that all of them stand in one row on a phone. */
const shortest = 8
const isShort = ({ options }: Part) => options.every(({ label }) => label.length <= shortest)

interface Props {
  readonly part: Part
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

export function OnePart({ part, value, onChange }: Props) {
  const { key, label, options } = part
  if (!isShort(part))
    return <Radios name={key} legend={label} options={options} value={value} onChange={onChange} isField />
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-xl border border-line-strong bg-white p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-[0.5625rem] px-1 text-sm font-semibold text-ink-soft hover:bg-mint has-checked:bg-green has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={key}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
