import { fieldBox } from '#web/kit/ui/field.tsx'

interface Props {
  readonly id: string
  /** Where two stand side by side; a single one has the label of its group. */
  readonly label?: string
  readonly suffix: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: boolean
  readonly describedBy: string | undefined
}

/** A number with the unit it is in. */
export function MeasureInput({ id, label, suffix, value, onChange, error, describedBy }: Props) {
  return (
    <div
      className={`flex min-w-0 flex-1 items-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${fieldBox(error ? 'wrong' : undefined)}`}
    >
      {label && (
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
      )}
      <input
        id={id}
        name={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        // No longer than it is stored; nobody weighs more.
        maxLength={20}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={error || undefined}
        aria-describedby={[describedBy, `${id}-suffix`].filter(Boolean).join(' ')}
        className="min-h-13 w-full min-w-0 flex-1 rounded-option bg-transparent px-4 py-2.5 outline-none"
      />
      <span id={`${id}-suffix`} className="pointer-events-none shrink-0 pr-4 text-ink-soft">
        {suffix}
      </span>
    </div>
  )
}
