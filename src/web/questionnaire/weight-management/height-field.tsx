import type { Measurements } from '#domain/body/bmi.ts'
import { ErrorMessage } from '#web/ui/error-message.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { UnitSwitch } from '#web/ui/unit-switch.tsx'
import { MeasureField } from './measure-field.tsx'

const units = [
  { value: 'cm', label: 'cm' },
  { value: 'ft-in', label: 'ft/in' },
] as const

interface Props {
  readonly measured: Measurements
  readonly onChange: (measured: Partial<Measurements>) => void
  readonly error: string | null
}

export function HeightField({ measured, onChange, error }: Props) {
  const { heightUnit, heightCm, heightFt, heightIn } = measured
  if (heightUnit === 'cm') {
    return (
      <MeasureField
        id="heightCm"
        label="Height"
        value={heightCm}
        onChange={(value) => onChange({ heightCm: value })}
        units={units}
        unit={heightUnit}
        onUnit={(unit) => onChange({ heightUnit: unit })}
        error={error}
      />
    )
  }
  const part = { inputMode: 'decimal', autoComplete: 'off', 'aria-describedby': 'height-error' } as const
  return (
    <div>
      {error && (
        <div className="mb-2">
          <ErrorMessage id="height-error">{error}</ErrorMessage>
        </div>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <div className="grid min-w-40 flex-1 grid-cols-2 gap-3">
          <TextField
            {...part}
            name="heightFt"
            label="Feet"
            suffix="ft"
            value={heightFt}
            onChange={(value) => onChange({ heightFt: value })}
          />
          <TextField
            {...part}
            name="heightIn"
            label="Inches"
            suffix="in"
            value={heightIn}
            onChange={(value) => onChange({ heightIn: value })}
          />
        </div>
        <UnitSwitch
          name="height-unit"
          label="Height: unit"
          units={units}
          value={heightUnit}
          onChange={(unit) => onChange({ heightUnit: unit })}
        />
      </div>
    </div>
  )
}
