import type { ReactNode } from 'react'
import { type Option, OptionCard } from './option-card.tsx'
import { optionId, QuestionGroup } from './question-group.tsx'

export type CheckboxOption<Value extends string = string> = Option<Value> & {
  /** Comes last, after "or". */
  exclusive?: boolean | undefined
}

type CheckboxesProps<Value extends string> = {
  name: string
  id?: string
  legend: ReactNode
  hint?: ReactNode
  options: readonly CheckboxOption<Value>[]
  values: readonly Value[]
  /** Ticked or cleared. What that does to the others is the question's rule, not this list's. */
  onToggle: (toggled: Value) => void
  error?: string | undefined
  disabled?: boolean | undefined
}

export function Checkboxes<Value extends string>(props: CheckboxesProps<Value>) {
  const { name, id = name, legend, hint, options, values, onToggle, error, disabled } = props
  const ordinary = options.filter((option) => !option.exclusive)
  const exclusive = options.filter((option) => option.exclusive)

  const card = (option: CheckboxOption<Value>, position: number) => (
    <OptionCard
      key={option.value}
      type="checkbox"
      id={optionId(id, position)}
      name={name}
      value={option.value}
      checked={values.includes(option.value)}
      onChange={() => onToggle(option.value)}
      label={option.label}
      hint={option.hint}
      invalid={Boolean(error)}
      disabled={disabled}
    />
  )

  return (
    <QuestionGroup id={id} legend={legend} hint={hint} error={error} disabled={disabled}>
      <div className="grid gap-2.5">
        {ordinary.map(card)}
        {ordinary.length > 0 && exclusive.length > 0 && (
          <p className="my-1 flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
        )}
        {exclusive.map((option, position) => card(option, ordinary.length + position))}
      </div>
    </QuestionGroup>
  )
}
