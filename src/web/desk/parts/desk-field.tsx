import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'

const box =
  'block w-full rounded-lg border border-line-strong bg-white px-3 py-2 text-sm leading-snug hover:border-ink-soft aria-invalid:border-brick'

interface Shared {
  readonly label: string
  readonly hint?: ReactNode
  readonly problem?: string | null | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

interface AroundProps extends Pick<Shared, 'label' | 'hint' | 'problem'> {
  readonly id: string
  readonly children: ReactNode
}

const Around = ({ id, label, hint, problem, children }: AroundProps) => (
  <div>
    <label htmlFor={id} className="mb-1 block text-xs font-semibold">
      {label}
    </label>
    {children}
    {hint && (
      <div id={`${id}-hint`} className="mt-1 text-xs text-ink-soft">
        {hint}
      </div>
    )}
    {problem && (
      <p id={`${id}-problem`} className="mt-1 text-xs font-semibold text-brick">
        {problem}
      </p>
    )}
  </div>
)

const described = (id: string, { hint, problem }: Pick<Shared, 'hint' | 'problem'>) =>
  [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined

interface LineProps extends Shared {
  readonly type?: 'text' | 'date' | 'search'
  readonly inputMode?: 'numeric' | 'decimal'
  readonly maxLength?: number
  readonly ref?: Ref<HTMLInputElement>
}

/** One line to type into, as dense as the desk is. */
export function DeskLine({ label, hint, problem, value, onChange, type = 'text', ref, ...rest }: LineProps) {
  const id = useId()
  return (
    <Around id={id} label={label} hint={hint} problem={problem}>
      <input
        {...rest}
        ref={ref}
        id={id}
        type={type}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described(id, { hint, problem })}
        className={`${box} min-h-10`}
      />
    </Around>
  )
}

/** By how many lines it has room for while it is empty; it grows, and then scrolls. */
const heights = {
  2: 'min-h-[calc(2lh+1.125rem)] max-h-40',
  3: 'min-h-[calc(3lh+1.125rem)] max-h-60',
  6: 'min-h-[calc(6lh+1.125rem)] max-h-60',
} as const

interface AreaProps extends Shared {
  readonly id?: string
  readonly rows?: keyof typeof heights
  /** Ctrl+Enter in here is about this field and nothing else. */
  readonly onConfirm?: () => void
  readonly onEscape?: () => void
  readonly maxLength?: number
  readonly ref?: Ref<HTMLTextAreaElement>
}

export function DeskArea({
  label,
  hint,
  problem,
  value,
  onChange,
  rows = 3,
  ref,
  onConfirm,
  onEscape,
  ...rest
}: AreaProps) {
  const own = useId()
  const id = rest.id ?? own

  function press(event: KeyboardEvent) {
    const run =
      event.key === 'Escape' ? onEscape : event.key === 'Enter' && (event.ctrlKey || event.metaKey) ? onConfirm : null
    if (!run) return
    event.preventDefault()
    run()
  }

  return (
    <Around id={id} label={label} hint={hint} problem={problem}>
      <textarea
        {...rest}
        ref={ref}
        id={id}
        rows={rows}
        value={value}
        onKeyDown={press}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described(id, { hint, problem })}
        className={`${box} ${heights[rows]} resize-y field-sizing-content`}
      />
    </Around>
  )
}
