import { useMemo, useState } from 'react'
import { noAnswer } from '#content/identity/account.ts'
import { useAction } from '#web/browser/use-action.ts'
import { type FieldProblem, firstByField } from '#web/shared/forms/field-problem.ts'
import { useShownProblems } from '#web/shared/forms/use-shown-problems.ts'

type Outcome = readonly FieldProblem[] | undefined

type Values = Readonly<Record<string, string>>

/** What is wrong with what a field holds; null if nothing is. */
export type Checks = Readonly<Record<string, (value: string) => string | null>>

/** One form's attempts: one at a time, and after each that failed what was wrong with it, as far as it still is. */
export function useAttempts(checks: Checks = {}, values: Values = {}) {
  const { run: once, isBusy } = useAction(noAnswer)
  const [met, setMet] = useState<readonly FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)

  /** Everything that is wrong with the fields before they are sent. */
  const problemsIn = (typed: Values): FieldProblem[] =>
    Object.entries(typed).flatMap(([fieldId, value]) => {
      const message = checks[fieldId]?.(value)
      return message ? [{ message, fieldId }] : []
    })

  const found = useMemo(() => firstByField(met), [met])
  const { shown, tell, leave, change } = useShownProblems(firstByField(problemsIn(values)), found)

  /** `make` names the problems it met. If it throws, there was no answer. Those of the last attempt stay meanwhile. */
  const run = (make: () => Promise<Outcome>) =>
    once(async () => {
      const problems = (await make().catch((): Outcome => [{ message: noAnswer }])) ?? []
      setMet(problems)
      tell(problems.flatMap(({ fieldId }) => fieldId ?? []))
      setAttempt((last) => last + 1)
    })

  /** What connects a field with its problems. */
  const field = (fieldId: string, onChange: (value: string) => void) => {
    const value = values[fieldId] ?? ''
    return {
      name: fieldId,
      value,
      error: shown[fieldId],
      onChange: (next: string) => {
        onChange(next)
        change([fieldId])
      },
      onBlur: () => value !== '' && leave(fieldId),
    }
  }

  const problems = met.flatMap((problem) => {
    if (problem.fieldId === undefined) return [problem]
    const message = shown[problem.fieldId]
    return message ? [{ ...problem, message }] : []
  })
  return { isBusy, problems, attempt, run, problemsIn, field }
}
