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
      <div className="flex h-13.5 gap-1 rounded-option border border-line-strong bg-white p-1">
        {units.map((unit) => (
          <label
            key={unit.value}
            className="relative flex min-w-14 cursor-pointer items-center justify-center rounded-xl px-3 font-semibold text-ink-soft transition-colors duration-150 hover:bg-mint has-checked:bg-green has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
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
