import type { TypedWeight, WeightUnit } from '#domain/body/weight.ts'
import { MeasureGroup, measureIds } from './measure-group.tsx'
import { MeasureInput } from './measure-input.tsx'

const units = [
  { value: 'kg', label: 'kg' },
  { value: 'lbs', label: 'lbs' },
  { value: 'st-lb', label: 'st/lb' },
] as const

interface Props {
  readonly label: string
  readonly weight: TypedWeight
  readonly onType: (typed: TypedWeight) => void
  readonly onUnit: (unit: WeightUnit) => void
  readonly onLeave: () => void
  readonly error: string | null
}

/** Kilograms, pounds, or stones and pounds, as a person is used to. */
export function WeightField({ label, weight, onType, onUnit, onLeave, error }: Props) {
  const hint = weight.unit === 'lbs' ? 'Please enter total pounds if using lbs.' : undefined
  const part = { error: error !== null, describedBy: measureIds('weight', { hint, error }) }
  return (
    <MeasureGroup
      name="weight"
      label={label}
      labelFor={weight.unit === 'st-lb' ? null : 'weight'}
      units={units}
      unit={weight.unit}
      onUnit={onUnit}
      onLeave={onLeave}
      hint={hint}
      error={error}
    >
      {weight.unit === 'st-lb' ? (
        <>
          <MeasureInput
            {...part}
            id="weight"
            label="Stones"
            suffix="st"
            value={weight.stones}
            onChange={(stones) => onType({ ...weight, stones })}
          />
          <MeasureInput
            {...part}
            id="weightLb"
            label="Pounds"
            suffix="lb"
            value={weight.pounds}
            onChange={(pounds) => onType({ ...weight, pounds })}
          />
        </>
      ) : (
        <MeasureInput
          {...part}
          id="weight"
          suffix={weight.unit}
          value={weight.amount}
          onChange={(amount) => onType({ ...weight, amount })}
        />
      )}
    </MeasureGroup>
  )
}
