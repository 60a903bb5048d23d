import type { ReactNode } from 'react'
import type { Height } from '#domain/body/height.ts'
import { MeasureGroup, measureIds } from './measure-group.tsx'
import { MeasureInput } from './measure-input.tsx'

const units = [
  { value: 'cm', label: 'cm' },
  { value: 'ft-in', label: 'ft/in' },
] as const

interface Props {
  readonly height: Height
  readonly onType: (typed: Partial<Height>) => void
  readonly onUnit: (unit: Height['heightUnit']) => void
  readonly onLeave: () => void
  readonly error: string | null
  readonly action?: ReactNode
}

export function HeightField({ height, onType, onUnit, onLeave, error, action }: Props) {
  const { heightUnit, heightCm, heightFt, heightIn } = height
  const part = { error: error !== null, describedBy: measureIds('height', { error }) }
  const isMetric = heightUnit === 'cm'
  return (
    <MeasureGroup
      name="height"
      label="Height"
      labelFor={isMetric ? 'heightCm' : null}
      units={units}
      unit={heightUnit}
      onUnit={onUnit}
      onLeave={onLeave}
      error={error}
      action={action}
    >
      {isMetric ? (
        <MeasureInput
          {...part}
          id="heightCm"
          suffix="cm"
          value={heightCm}
          onChange={(value) => onType({ heightCm: value })}
        />
      ) : (
        <>
          <MeasureInput
            {...part}
            id="heightFt"
            label="Feet"
            suffix="ft"
            value={heightFt}
            onChange={(value) => onType({ heightFt: value })}
          />
          <MeasureInput
            {...part}
            id="heightIn"
            label="Inches"
            suffix="in"
            value={heightIn}
            onChange={(value) => onType({ heightIn: value })}
          />
        </>
      )}
    </MeasureGroup>
  )
}
