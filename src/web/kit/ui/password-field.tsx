import { useEffect, useRef, useState } from 'react'
import { describedBy, Field, type FieldProps, fieldBox } from './field.tsx'

type PasswordFieldProps = Omit<FieldProps, 'labelIsHeading'> & {
  name: string
  id?: string
  value: string
  onChange: (value: string) => void
  /** Tells a password manager whether to offer one it knows or to make one up. */
  autoComplete: 'new-password' | 'current-password'
  required?: boolean
  onBlur?: () => void
}

/** A password that can be looked at while it is typed, and pasted. It is covered again when the form is sent. */
export function PasswordField({
  name,
  id = name,
  label,
  hint,
  error,
  value,
  onChange,
  autoComplete,
  required,
  onBlur,
}: PasswordFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const form = box.current?.form
    const cover = () => setIsShown(false)
    form?.addEventListener('submit', cover)
    return () => form?.removeEventListener('submit', cover)
  }, [])

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div
        className={`flex items-center has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus ${fieldBox(error)}`}
      >
        <input
          ref={box}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          required={required}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className="min-h-13 w-full min-w-0 flex-1 rounded-option bg-transparent px-4 py-2.5 outline-none"
        />
        <button
          type="button"
          onClick={() => setIsShown(!isShown)}
          aria-controls={id}
          className="mr-1.5 min-h-11 shrink-0 cursor-pointer rounded-xl px-3 text-sm font-semibold text-green underline underline-offset-4"
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      </div>
    </Field>
  )
}
