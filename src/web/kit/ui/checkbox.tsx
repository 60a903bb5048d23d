import { type ReactNode, useId } from 'react'
import { ErrorMessage } from './error-message.tsx'
import { OptionCard } from './option-card.tsx'

type Props = {
  name: string
  id?: string
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  plain?: boolean
}

/** One box on its own: a consent, an agreement. */
export function Checkbox({ name, id = name, label, hint, checked, onChange, error, ...rest }: Props) {
  const errorId = useId()
  return (
    <div>
      {error && (
        <div className="mb-2.5">
          <ErrorMessage id={errorId}>{error}</ErrorMessage>
        </div>
      )}
      <OptionCard
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        onChange={onChange}
        label={label}
        hint={hint}
        invalid={Boolean(error)}
        describedBy={error ? errorId : undefined}
        {...rest}
      />
    </div>
  )
}
