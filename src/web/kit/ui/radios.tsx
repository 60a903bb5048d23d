import type { ReactNode } from 'react'
import { type Option, OptionCard } from './option-card.tsx'
import { optionId, QuestionGroup } from './question-group.tsx'

type RadiosProps<Value extends string> = {
  name: string
  id?: string
  legend: ReactNode
  hint?: ReactNode
  options: readonly Option<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  error?: string | undefined
  disabled?: boolean | undefined
  /** Two to a row, for short answers such as Yes and No. */
  inline?: boolean
  /** One of several fields on a page: its legend is no larger than their labels. */
  isField?: boolean
}

export function Radios<Value extends string>(props: RadiosProps<Value>) {
  const { name, id = name, legend, hint, options, value, onChange, error, disabled, inline, isField } = props
  return (
    <QuestionGroup id={id} legend={legend} hint={hint} error={error} disabled={disabled} isField={isField}>
      <div className={`grid gap-2.5 ${inline ? 'grid-cols-2' : ''}`}>
        {options.map((option, position) => (
          <OptionCard
            key={option.value}
            type="radio"
            id={optionId(id, position)}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            label={option.label}
            hint={option.hint}
            invalid={Boolean(error)}
            disabled={disabled}
          />
        ))}
      </div>
    </QuestionGroup>
  )
}
