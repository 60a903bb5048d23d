import { useRef, useState } from 'react'
import { noAnswer } from '#content/account.ts'
import { afterPress } from '#web/kit/after-press.ts'

export interface Problem {
  readonly message: string
  readonly fieldId?: string
}

type Outcome = readonly Problem[] | undefined

/** What is wrong with what a field holds; null if nothing is. */
export type Checks = Readonly<Record<string, (value: string) => string | null>>

/**
 * One form's attempts: one at a time, and after each that failed what was wrong with it. Between them a field says what
 * is wrong when it is left filled in, and stops saying so as soon as it is right.
 */
export function useAttempts(checks: Checks = {}) {
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [noticed, setNoticed] = useState<Readonly<Record<string, string>>>({})
  const [attempt, setAttempt] = useState(0)
  const isUnderWay = useRef(false)

  /** `make` names the problems it met. If it throws, there was no answer. */
  async function run(make: () => Promise<Outcome>) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    const met = await make().catch((): Outcome => [{ message: noAnswer }])
    isUnderWay.current = false
    setIsBusy(false)
    setProblems(met ?? [])
    setNoticed({})
    setAttempt((last) => last + 1)
  }

  /** Everything that is wrong with the fields before they are sent. */
  const problemsIn = (values: Readonly<Record<string, string>>): Problem[] =>
    Object.entries(values).flatMap(([fieldId, value]) => {
      const message = checks[fieldId]?.(value)
      return message ? [{ message, fieldId }] : []
    })

  function changed(fieldId: string, value: string) {
    const message = checks[fieldId]?.(value) ?? null
    setProblems((last) =>
      last.flatMap((problem) => (problem.fieldId !== fieldId ? [problem] : message ? [{ ...problem, message }] : [])),
    )
    setNoticed(({ [fieldId]: before, ...others }) => (before && message ? { ...others, [fieldId]: message } : others))
  }

  function left(fieldId: string, value: string) {
    const message = value === '' ? null : checks[fieldId]?.(value)
    // Whoever has pressed the button meanwhile hears of it in the answer to that.
    const show = () => !isUnderWay.current && setNoticed((last) => ({ ...last, [fieldId]: message ?? '' }))
    if (message) afterPress(show)
  }

  /** What connects a field with its problems. */
  const field = (fieldId: string, value: string, onChange: (value: string) => void) => ({
    name: fieldId,
    value,
    error: problems.find((problem) => problem.fieldId === fieldId)?.message ?? noticed[fieldId],
    onChange: (next: string) => {
      onChange(next)
      changed(fieldId, next)
    },
    onBlur: () => left(fieldId, value),
  })

  return { isBusy, problems, attempt, run, problemsIn, field }
}
