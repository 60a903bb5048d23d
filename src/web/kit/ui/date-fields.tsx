import type { ReactNode } from 'react'
import { fieldBox } from './field.tsx'
import { QuestionGroup } from './question-group.tsx'

type TypedDate = { day: string; month: string; year: string }

type DateFieldsProps = {
  /** The first field carries it as it is, so that an error summary can lead there. */
  id: string
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  value: TypedDate
  onChange: (value: TypedDate) => void
  /** A day of birth is known to the browser by these names. */
  isBirthday?: boolean
  /** Reads a whole date that was typed or pasted into the first field; null: it is none. */
  wholeIn?: (typed: string) => TypedDate | null
  /** Another way to the same date, such as a calendar. */
  children?: ReactNode
}

const parts = [
  { part: 'day', label: 'Day', width: 'w-18' },
  { part: 'month', label: 'Month', width: 'w-22' },
  { part: 'year', label: 'Year', width: 'w-24' },
] as const

/**
 * A date somebody knows by heart: three fields to type it into. Nothing jumps ahead by itself; who types or pastes all of it
 * into the first finds it in its places.
 */
export function DateFields(props: DateFieldsProps) {
  const { id, legend, hint, error, value, onChange, isBirthday = false, wholeIn, children } = props
  return (
    <QuestionGroup id={id} legend={legend} hint={hint} error={error} isField>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
        {parts.map(({ part, label, width }, place) => (
          <div key={part}>
            <label htmlFor={place === 0 ? id : `${id}-${part}`} className="text-sm text-ink-soft">
              {label}
            </label>
            <input
              id={place === 0 ? id : `${id}-${part}`}
              name={`${id}-${part}`}
              inputMode="numeric"
              autoComplete={isBirthday ? `bday-${part}` : 'off'}
              value={value[part]}
              onChange={({ currentTarget: { value: typed } }) =>
                onChange((part === 'day' && wholeIn?.(typed)) || { ...value, [part]: typed })
              }
              aria-invalid={error ? true : undefined}
              className={`mt-1 block min-h-13 px-4 py-2.5 ${width} ${fieldBox(error)}`}
            />
          </div>
        ))}
        {children}
      </div>
    </QuestionGroup>
  )
}
