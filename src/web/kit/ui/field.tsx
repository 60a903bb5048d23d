import type { ReactNode } from 'react'
import { ErrorMessage } from './error-message.tsx'
import { PageHeading } from './page-heading.tsx'

export type FieldProps = {
  label: ReactNode
  /** The label is the page's question: it becomes the h1. */
  labelIsHeading?: boolean
  hint?: ReactNode
  error?: string | undefined
}

/** What every typed field shares: label, hint, what is wrong, then the control. */
export function Field({
  id,
  label,
  labelIsHeading,
  hint,
  error,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  const words = <label htmlFor={id}>{label}</label>
  return (
    <div>
      {labelIsHeading ? (
        <PageHeading size="question">{words}</PageHeading>
      ) : (
        <div className="font-semibold">{words}</div>
      )}
      {hint && (
        <div id={`${id}-hint`} className={labelIsHeading ? 'mt-2 text-ink-soft' : 'mt-0.5 text-sm text-ink-soft'}>
          {hint}
        </div>
      )}
      {error && (
        <div className="mt-2">
          <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>
        </div>
      )}
      <div className={labelIsHeading ? 'mt-5' : 'mt-2'}>{children}</div>
    </div>
  )
}

export function describedBy(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>, also?: string) {
  return [hint && `${id}-hint`, error && `${id}-error`, also].filter(Boolean).join(' ') || undefined
}

export const fieldBox = (error: string | undefined) =>
  `rounded-option border bg-white transition-colors duration-150 ${
    error ? 'border-brick inset-ring-1 inset-ring-brick' : 'border-line-strong hover:border-ink-soft'
  }`
