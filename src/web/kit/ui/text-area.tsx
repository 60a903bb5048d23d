import { useEffect, useRef } from 'react'
import { describedBy, Field, type FieldProps, fieldBox } from './field.tsx'
import { SpokenCount } from './spoken-count.tsx'

const heights = { 3: 'min-h-[calc(3lh+1.875rem)]', 6: 'min-h-[calc(6lh+1.875rem)]' }

type TextAreaProps = FieldProps & {
  name: string
  id?: string
  value: string
  onChange: (value: string) => void
  /** How tall it is while it is empty. */
  rows?: keyof typeof heights
  /** The count is shown from nine tenths of it on; more can be typed, and is said to be too much. */
  limit?: number
  disabled?: boolean | undefined
  autoComplete?: string
  required?: boolean
}

export function TextArea(props: TextAreaProps) {
  const { name, id = name, label, labelIsHeading = false, hint, error, value, onChange } = props
  const { rows = 6, limit = 10_000, disabled, autoComplete, required } = props
  const box = useRef<HTMLTextAreaElement>(null)
  const nearLimit = value.length >= limit * 0.9
  // An emoji is one character to whoever types it.
  const length = nearLimit ? [...value].length : value.length
  const count = nearLimit ? remaining(limit - length) : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what makes the box grow.
  useEffect(() => {
    if (box.current && !CSS.supports('field-sizing', 'content')) fitToText(box.current)
  }, [value])

  return (
    <Field id={id} label={label} labelIsHeading={labelIsHeading} hint={hint} error={error}>
      <textarea
        ref={box}
        id={id}
        name={name}
        rows={rows}
        value={value}
        disabled={disabled}
        autoComplete={autoComplete}
        required={required}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error }, nearLimit ? `${id}-count` : undefined)}
        className={`block max-h-[min(70svh,32rem)] w-full resize-y px-4 py-3.5 field-sizing-content ${heights[rows]} disabled:cursor-not-allowed disabled:border-line disabled:bg-paper-deep disabled:text-ink-soft ${fieldBox(error)}`}
      />
      {nearLimit && (
        <p id={`${id}-count`} className={`mt-2 text-sm ${length > limit ? 'font-medium text-brick' : 'text-ink-soft'}`}>
          {count}
        </p>
      )}
      <SpokenCount text={count} />
    </Field>
  )
}

function remaining(left: number) {
  const characters = `${Math.abs(left).toLocaleString('en-GB')} ${Math.abs(left) === 1 ? 'character' : 'characters'}`
  return left < 0 ? `You have ${characters} too many` : `You have ${characters} remaining`
}

function fitToText(box: HTMLTextAreaElement) {
  box.style.height = 'auto'
  box.style.height = `${box.scrollHeight + 2}px`
}
