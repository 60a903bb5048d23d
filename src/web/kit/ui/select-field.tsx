import { describedBy, Field, type FieldProps, fieldBox } from './field.tsx'
import { ChevronDown } from './icons.tsx'

type SelectFieldProps = FieldProps & {
  name: string
  id?: string
  value: string
  onChange: (value: string) => void
  /** Stands first and chooses nothing. */
  first: string
  options: readonly { readonly value: string; readonly label: string }[]
  required?: boolean
}

/** The browser's own list: a phone shows it as people of that phone know it. */
export function SelectField(props: SelectFieldProps) {
  const { name, id = name, label, labelIsHeading = false, hint, error, value, onChange, first, options } = props
  return (
    <Field id={id} label={label} labelIsHeading={labelIsHeading} hint={hint} error={error}>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={value}
          required={props.required}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={`min-h-13 w-full cursor-pointer appearance-none py-2.5 pr-12 pl-4 text-ellipsis disabled:cursor-not-allowed disabled:border-line disabled:bg-paper-deep disabled:text-ink-soft ${fieldBox(error)}`}
        >
          <option value="">{first}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2" />
      </div>
    </Field>
  )
}
