import { type Ref, useId } from 'react'
import { type DeskFieldProps, deskDescribedBy, deskFieldBox, FieldFrame } from './field-frame.tsx'

interface LineProps extends DeskFieldProps {
  readonly type?: 'text' | 'date' | 'time' | 'search'
  readonly inputMode?: 'numeric' | 'decimal'
  readonly maxLength?: number
  /** For what moves focus here. */
  readonly id?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** One line to type into, as dense as the desk is. */
export function DeskLine({ label, hint, problem, value, onChange, type = 'text', ref, id: given, ...rest }: LineProps) {
  const own = useId()
  const id = given ?? own
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem}>
      <input
        {...rest}
        ref={ref}
        id={id}
        type={type}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={deskDescribedBy(id, { hint, problem })}
        className={`${deskFieldBox} min-h-10`}
      />
    </FieldFrame>
  )
}
