import { useRef, useState } from 'react'
import { noAnswer } from '#content/account.ts'

export interface Problem {
  readonly message: string
  readonly fieldId?: string
}

type Outcome = readonly Problem[] | undefined

/** One form's attempts: one at a time, and after each that failed what was wrong with it. */
export function useAttempts() {
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])
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
    setAttempt((last) => last + 1)
  }

  const problemOf = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message

  return { isBusy, problems, attempt, run, problemOf }
}
