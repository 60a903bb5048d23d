import { type MouseEvent, useEffect, useRef } from 'react'

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

const inTitle = 'Error: '

/** Stands at the top of the page after an attempt that failed, takes focus, and says so in the page's title. */
export function ErrorSummary({ problems, attempt = 1 }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const title = document.title
    if (!title.startsWith(inTitle)) document.title = inTitle + title
    return () => {
      if (document.title === inTitle + title) document.title = title
    }
  }, [])

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
    field.closest('fieldset')?.querySelector(':scope > legend') ?? document.querySelector(`label[for="${field.id}"]`)
  ;(subject ?? field).scrollIntoView({ block: 'start' })
}
