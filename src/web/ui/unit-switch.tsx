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
    <fieldset className="flex min-h-13 rounded-option border border-line-strong bg-white p-1">
      <legend className="sr-only">{label}</legend>
      {units.map((unit) => (
        <label
          key={unit.value}
          className="flex min-w-14 cursor-pointer items-center justify-center rounded-xl px-3 font-semibold text-ink-soft transition-colors duration-150 has-checked:bg-green has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={unit.value}
            checked={unit.value === value}
            onChange={() => onChange(unit.value)}
            className="sr-only"
          />
          {unit.label}
        </label>
      ))}
    </fieldset>
  )
}
