import type { ReactNode } from 'react'

export const deskFieldBox =
  'block w-full rounded-lg border border-line-strong bg-white px-3 py-2 text-sm leading-snug hover:border-ink-soft aria-invalid:border-brick'

export interface DeskFieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly problem?: string | null | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

interface Props extends Pick<DeskFieldProps, 'label' | 'hint' | 'problem'> {
  readonly id: string
  readonly children: ReactNode
}

export const FieldFrame = ({ id, label, hint, problem, children }: Props) => (
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

export const deskDescribedBy = (id: string, { hint, problem }: Pick<DeskFieldProps, 'hint' | 'problem'>) =>
  [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
