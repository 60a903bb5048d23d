import { trackingWords } from '#content/treatment/tracking.ts'
import type { TypedWeight } from '#domain/body/weight.ts'
import { TextField } from '#web/kit/ui/text-field.tsx'

const words = trackingWords.log

interface Props {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly value: TypedWeight
  readonly onChange: (typed: TypedWeight) => void
  readonly error?: string | undefined
}

/** One field, or stones and pounds side by side. */
export function WeightInput({ name, label, hint, value, onChange, error }: Props) {
  const digits = { inputMode: 'decimal', autoComplete: 'off', maxLength: 8 } as const
  if (value.unit !== 'st-lb') {
    return (
      <TextField
        {...digits}
        name={name}
        label={label}
        hint={hint}
        error={error}
        width="half"
        suffix={value.unit === 'kg' ? 'kg' : 'lb'}
        value={value.amount}
        onChange={(amount) => onChange({ ...value, amount })}
      />
    )
  }
  return (
    <div className="grid max-w-72 grid-cols-2 gap-3">
      <TextField
        {...digits}
        name={name}
        label={`${label}, ${words.stones.toLowerCase()}`}
        hint={hint}
        error={error}
        suffix="st"
        value={value.stones}
        onChange={(stones) => onChange({ ...value, stones })}
      />
      <TextField
        {...digits}
        name={`${name}-pounds`}
        label={words.pounds}
        suffix="lb"
        value={value.pounds}
        onChange={(pounds) => onChange({ ...value, pounds })}
      />
    </div>
  )
}
