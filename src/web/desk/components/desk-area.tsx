import { type KeyboardEvent, type Ref, useId } from 'react'
import { type DeskFieldProps, deskDescribedBy, deskFieldBox, FieldFrame } from './field-frame.tsx'

/** By how many lines it has room for while it is empty; it grows, and then scrolls. */
const heights = {
  2: 'min-h-[calc(2lh+1.125rem)] max-h-40',
  3: 'min-h-[calc(3lh+1.125rem)] max-h-60',
  6: 'min-h-[calc(6lh+1.125rem)] max-h-60',
} as const

interface Props extends DeskFieldProps {
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
}: Props) {
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
    <FieldFrame id={id} label={label} hint={hint} problem={problem}>
      <textarea
        {...rest}
        ref={ref}
        id={id}
        rows={rows}
        value={value}
        onKeyDown={press}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={deskDescribedBy(id, { hint, problem })}
        className={`${deskFieldBox} ${heights[rows]} resize-y field-sizing-content`}
      />
    </FieldFrame>
  )
}
