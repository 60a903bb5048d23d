import type { FormEvent, ReactNode } from 'react'
import { ErrorSummary } from '#web/kit/ui/error-summary.tsx'
import type { useAttempts } from './use-attempts.ts'

interface Props {
  readonly attempts: ReturnType<typeof useAttempts>
  readonly onSubmit: (typed: (field: string) => string) => void
  readonly children: ReactNode
}

/**
 * What went wrong stands on top. What was typed is read from the form itself: a password manager may have filled it in
 * before this page was awake. Until then the method `dialog` makes the browser do nothing, least of all write a password
 * into the address.
 */
export function Form({ attempts: { problems, attempt }, onSubmit, children }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    onSubmit((field) => String(typed.get(field) ?? ''))
  }

  return (
    <form noValidate method="dialog" onSubmit={submit} className="mt-7 space-y-5">
      {problems.length > 0 && <ErrorSummary problems={problems} attempt={attempt} />}
      {children}
    </form>
  )
}
