import { useState } from 'react'
import { noAnswer } from '#content/identity/account.ts'
import type { Envelope, FieldProblem } from '#contract/envelope.ts'
import { useAction } from '#web/browser/use-action.ts'

/** What a refusal says about a form: beside its fields where it names them, else above all of them. */
export interface Problems {
  readonly general: string | null
  readonly fields: Readonly<Record<string, string>>
}

const none: Problems = { general: null, fields: {} }

export const fieldProblem = (field: string, message: string): Problems => ({
  general: null,
  fields: { [field]: message },
})

export function problemsOf({ data, message }: Envelope<unknown>): Problems {
  const told = (data as { fields?: readonly FieldProblem[] } | null)?.fields ?? []
  if (told.length === 0) return { general: message, fields: {} }
  return { general: null, fields: Object.fromEntries(told.toReversed().map((one) => [one.field, one.message])) }
}

/** One form's tries: one at a time, and after one that failed what was wrong with it. */
export function useSignInAttempt() {
  const { run: once, isBusy } = useAction(noAnswer)
  const [problems, setProblems] = useState(none)

  /** `make` gives what was wrong, if anything was. If it throws, there was no answer. That of the last try stays meanwhile. */
  const run = (make: () => Promise<Problems | undefined>) =>
    once(async () => setProblems((await make().catch(() => ({ general: noAnswer, fields: {} }))) ?? none))

  return { isBusy, problems, run, clear: () => setProblems(none) }
}
