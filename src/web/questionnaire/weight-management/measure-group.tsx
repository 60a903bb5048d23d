import { type FocusEvent, type ReactNode, useEffect } from 'react'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { UnitSwitch } from '#web/kit/ui/unit-switch.tsx'
import { keepFocusClear } from '../scroll-above-bar.ts'

interface Props<Unit extends string> {
  readonly name: string
  readonly label: string
  /** The one field in it, or null where there are two, each with a label of its own. */
  readonly labelFor: string | null
  readonly units: readonly { readonly value: Unit; readonly label: string }[]
  readonly unit: Unit
  readonly onUnit: (unit: Unit) => void
  readonly hint?: string | undefined
  readonly error: ReactNode
  /** Beside the error: a way out. */
  readonly action?: ReactNode
  /** The person has gone on to something else. */
  readonly onLeave: () => void
  readonly children: ReactNode
}

export const measureIds = (name: string, { hint, error }: { hint?: unknown; error?: unknown }) =>
  [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ') || undefined

/** A measurement: its name with its unit, and what is typed under them. */
export function MeasureGroup<Unit extends string>(props: Props<Unit>) {
  const { name, label, labelFor, units, unit, onUnit, hint, error, action, onLeave, children } = props
  // What is told pushes down what has focus by now.
  useEffect(() => {
    if (error) keepFocusClear()
  }, [error])

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave()
  }
  return (
    <fieldset aria-labelledby={labelFor === null ? `${name}-label` : undefined} onBlur={leave} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {labelFor === null ? (
          <span id={`${name}-label`} className="font-semibold">
            {label}
          </span>
        ) : (
          <label htmlFor={labelFor} className="font-semibold">
            {label}
          </label>
        )}
        <UnitSwitch name={`${name}-unit`} label={`${label}: unit`} units={units} value={unit} onChange={onUnit} />
      </div>
      {hint && (
        <p id={`${name}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <ErrorMessage id={`${name}-error`}>{error}</ErrorMessage>
          {action}
        </div>
      )}
      <div className="mt-2 flex gap-3">{children}</div>
    </fieldset>
  )
}
