import { TextField } from '#web/ui/text-field.tsx'
import { UnitSwitch } from '#web/ui/unit-switch.tsx'

interface Props<Unit extends string> {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly units: readonly { readonly value: Unit; readonly label: string }[]
  readonly unit: Unit
  readonly onUnit: (unit: Unit) => void
  readonly hint?: string | undefined
  readonly error?: string | null
}

/** A number with the unit it is in. */
export function MeasureField<Unit extends string>({ id, label, units, unit, onUnit, error, ...rest }: Props<Unit>) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-40 flex-1">
        <TextField
          name={id}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          suffix={units.find(({ value }) => value === unit)?.label}
          error={error ?? undefined}
          {...rest}
        />
      </div>
      <UnitSwitch name={`${id}-unit`} label={`${label}: unit`} units={units} value={unit} onChange={onUnit} />
    </div>
  )
}
