import type { FormEvent, ReactNode } from 'react'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import type { Problems } from './use-sign-in-attempt.ts'

interface Props {
  readonly problems: Problems
  readonly onSubmit: (typed: (field: string) => string) => void
  readonly children: ReactNode
}

/** What was typed is read from the form itself: a password manager may have filled it in before the page was awake. */
export function DeskForm({ problems: { general }, onSubmit, children }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    onSubmit((field) => String(typed.get(field) ?? ''))
  }
  return (
    <form noValidate method="dialog" onSubmit={submit} className="space-y-5">
      {general && <AlertMessage>{general}</AlertMessage>}
      {children}
    </form>
  )
}
