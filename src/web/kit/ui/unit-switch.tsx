interface Props<Unit extends string> {
  readonly name: string
  readonly label: string
  readonly units: readonly { readonly value: Unit; readonly label: string }[]
  readonly value: Unit
  readonly onChange: (unit: Unit) => void
}

/** Two or three short choices side by side: native radios that look like one switch. */
export function UnitSwitch<Unit extends string>({ name, label, units, value, onChange }: Props<Unit>) {
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="flex min-h-11 flex-wrap gap-0.5 rounded-xl border border-line-strong bg-white p-0.75">
        {units.map((unit) => (
          <label
            key={unit.value}
            className="relative flex min-h-9 min-w-13 cursor-pointer items-center justify-center rounded-[0.5625rem] px-2.5 text-sm font-semibold text-ink-soft transition-colors duration-150 hover:bg-mint has-checked:bg-green has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={unit.value}
              checked={unit.value === value}
              onChange={() => onChange(unit.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {unit.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
