import type { ReactNode } from 'react'
import { ErrorMessage } from './error-message.tsx'

type QuestionGroupProps = {
  id: string
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  disabled?: boolean | undefined
  /** One of several fields on a page: no larger than they are. */
  isField?: boolean | undefined
  children: ReactNode
}

/** The fieldset that radios and checkboxes share: the question, its hint, what is wrong, then the options. */
export function QuestionGroup({ id, legend, hint, error, disabled, isField = false, children }: QuestionGroupProps) {
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      className="min-w-0"
    >
      <legend className={`w-full font-semibold ${isField ? '' : 'text-lg'}`}>{legend}</legend>
      {hint && (
        <div id={hintId} className={isField ? 'mt-0.5 text-sm text-ink-soft' : 'mt-2 text-ink-soft'}>
          {hint}
        </div>
      )}
      {error && (
        <div className={isField ? 'mt-2' : 'mt-3'}>
          <ErrorMessage id={errorId}>{error}</ErrorMessage>
        </div>
      )}
      <div className={isField ? 'mt-2' : 'mt-5'}>{children}</div>
    </fieldset>
  )
}

/** The first control carries the group's own id, so that an error summary can lead to it. */
export const optionId = (groupId: string, position: number) => (position === 0 ? groupId : `${groupId}-${position + 1}`)
