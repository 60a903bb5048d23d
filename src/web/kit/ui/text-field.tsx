import type { ComponentProps, ReactNode } from 'react'
import { describedBy, Field, type FieldProps, fieldBox } from './field.tsx'

const widths = { full: 'w-full', half: 'w-full max-w-72', short: 'w-full max-w-40' }

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'prefix' | 'width' | 'size' | 'type' | 'className'> & {
    name: string
    value: string
    onChange: (value: string) => void
    /** Numbers are `text` with an inputMode: type=number loses what it cannot read. */
    type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'date' | 'time'
    /** A unit or sign inside the box, before or after what is typed. */
    prefix?: ReactNode
    suffix?: ReactNode
    width?: keyof typeof widths
  }

export function TextField(props: TextFieldProps) {
  const { name, id = name, label, labelIsHeading = false, hint, error, value, onChange } = props
  const { type = 'text', prefix, suffix, width = 'full', ...rest } = withoutField(props)
  return (
    <Field id={id} label={label} labelIsHeading={labelIsHeading} hint={hint} error={error}>
      <div
        className={`flex items-center has-disabled:border-line has-disabled:bg-paper-deep has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${fieldBox(error)} ${widths[width]}`}
      >
        {prefix && <Unit id={`${id}-prefix`}>{prefix}</Unit>}
        <input
          {...rest}
          id={id}
          name={name}
          type={type}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error }, units(id, prefix, suffix))}
          className="min-h-13 w-full min-w-0 flex-1 rounded-option bg-transparent px-4 py-2.5 outline-none placeholder:text-ink-soft disabled:cursor-not-allowed disabled:text-ink-soft"
        />
        {suffix && <Unit id={`${id}-suffix`}>{suffix}</Unit>}
      </div>
    </Field>
  )
}

const Unit = ({ id, children }: { id: string; children: ReactNode }) => (
  <span id={id} className="pointer-events-none shrink-0 text-ink-soft first:pl-4 last:pr-4">
    {children}
  </span>
)

const units = (id: string, prefix: ReactNode, suffix: ReactNode) =>
  [prefix && `${id}-prefix`, suffix && `${id}-suffix`].filter(Boolean).join(' ')

function withoutField({ id, name, label, labelIsHeading, hint, error, value, onChange, ...rest }: TextFieldProps) {
  return rest
}
