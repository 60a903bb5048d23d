import { type ReactNode, useId } from 'react'
import { Tick } from './icons.tsx'

export type Option<Value extends string = string> = {
  value: Value
  label: string
  hint?: string | undefined
}

type OptionCardProps = {
  type: 'radio' | 'checkbox'
  id: string
  name: string
  value?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  label: ReactNode
  hint?: ReactNode
  invalid?: boolean | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  describedBy?: string | undefined
  /** A plain option has no card of its own: for long lists of consents. */
  plain?: boolean | undefined
}

const enabledCard =
  'cursor-pointer border-line bg-white hover:border-line-strong has-checked:border-green has-checked:bg-mint has-checked:inset-ring-1 has-checked:inset-ring-green has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

const disabledCard = 'cursor-not-allowed border-line bg-paper-deep text-ink-soft has-checked:border-line-strong'

const control =
  'peer size-6 cursor-pointer appearance-none border-[1.5px] bg-white transition-colors duration-150 checked:border-green checked:bg-green disabled:cursor-not-allowed disabled:border-line-strong disabled:checked:bg-line-strong'

const mark =
  'pointer-events-none absolute inset-0 m-auto scale-[0.75] text-white opacity-0 transition duration-150 ease-arrive peer-checked:scale-[1] peer-checked:opacity-100'

/** A native radio or checkbox whose whole card is its label. */
export function OptionCard(props: OptionCardProps) {
  const { type, id, checked, onChange, label, hint, invalid, disabled, describedBy, plain } = props
  const textId = useId()
  const hintId = hint ? `${textId}-hint` : undefined
  const plainFrame = `py-2 ${disabled ? 'cursor-not-allowed text-ink-soft' : 'cursor-pointer'}`
  const frame = plain ? plainFrame : `rounded-option border p-4 ${disabled ? disabledCard : enabledCard}`
  const shape = type === 'radio' ? 'rounded-full' : 'rounded-md'
  const ring = plain ? '' : 'outline-none'
  return (
    <label htmlFor={id} className={`flex gap-3.5 transition-colors duration-150 ${frame}`}>
      <span className="relative size-6 shrink-0">
        <input
          type={type}
          id={id}
          name={props.name}
          value={props.value}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          disabled={disabled}
          required={props.required}
          aria-invalid={(type === 'checkbox' && invalid) || undefined}
          aria-labelledby={hint ? textId : undefined}
          aria-describedby={[hintId, describedBy].filter(Boolean).join(' ') || undefined}
          className={`${control} ${shape} ${ring} ${invalid ? 'border-brick' : 'border-line-strong'}`}
        />
        {type === 'radio' ? (
          <svg viewBox="0 0 24 24" aria-hidden="true" className={`${mark} size-6`}>
            <circle cx="12" cy="12" r="4.5" fill="currentColor" />
          </svg>
        ) : (
          <Tick className={`${mark} size-4.5`} />
        )}
      </span>
      <span className="flex-1">
        <span id={textId} className={plain ? 'block' : 'block leading-6 font-semibold first-letter:uppercase'}>
          {label}
        </span>
        {hint && (
          <span id={hintId} className="mt-1 block text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
