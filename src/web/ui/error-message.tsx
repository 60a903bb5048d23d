import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Problem } from './icons.tsx'

/** Beside the field it is about; the field points at `id` with aria-describedby. */
export function ErrorMessage({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-2 font-medium text-brick">
      <Problem className="mt-[0.2em] size-5" />
      <span>
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  )
}

type AlertMessageProps = {
  children: ReactNode
  /** A way out: a Button or a link. */
  action?: ReactNode
}

/** Beside the button whose action failed. Announced as soon as it appears. */
export function AlertMessage({ children, action }: AlertMessageProps) {
  return (
    <div
      role="alert"
      className="flex animate-appear flex-wrap items-center gap-x-4 gap-y-2 rounded-option border-[1.5px] border-brick bg-white px-4 py-3.5 font-medium text-brick"
    >
      <div className="flex flex-1 basis-56 gap-2.5">
        <Problem className="mt-[0.2em] size-5" />
        <div className="flex-1">{children}</div>
      </div>
      {action}
    </div>
  )
}

type FieldProblem = {
  message: string
  /** The id of the control to go to; without it the message is plain text. */
  fieldId?: string | undefined
}

type ErrorSummaryProps = {
  problems: readonly FieldProblem[]
  /** Count the attempts: focus returns to the summary with each one that fails. */
  attempt?: number
}

/** Stands at the top of the page after an attempt that failed, and takes focus. */
export function ErrorSummary({ problems, attempt = 1 }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further failed attempt is what brings focus back.
  useEffect(() => {
    summary.current?.focus()
  }, [attempt])

  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="animate-appear rounded-card border-2 border-brick bg-white px-6 py-5 focus:outline-3 focus:outline-offset-2 focus:outline-focus"
    >
      <h2 className="text-subheading">There is a problem</h2>
      <ul className="mt-2 space-y-1 font-medium text-brick">
        {problems.map(({ message, fieldId }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={goToField} className="inline-block py-0.5 underline underline-offset-4">
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

// Focus without changing the address: an address change scrolls the page to its top.
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  const subject =
    field.closest('fieldset')?.querySelector('legend') ?? document.querySelector(`label[for="${field.id}"]`)
  ;(subject ?? field).scrollIntoView({ block: 'start' })
}
