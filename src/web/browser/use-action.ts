import { type Dispatch, type SetStateAction, useRef, useState } from 'react'

export interface Action<Problem> {
  /**
   * Runs it unless one is running already, and gives its result. Undefined: one was running, or it threw. The problem of
   * the one before is gone meanwhile.
   */
  readonly run: <Result>(act: () => Promise<Result>) => Promise<Result | undefined>
  readonly isBusy: boolean
  readonly problem: Problem | null
  /** For what is found wrong before it is sent and for what the server refuses; null forgets it. */
  readonly setProblem: Dispatch<SetStateAction<Problem | null>>
}

/** Something a person does by pressing: one at a time, however often it is pressed. `failed`: there was no answer. */
export function useAction(failed: string | (() => string)): Action<string>
export function useAction<Problem>(failed: Problem | (() => Problem)): Action<Problem>
export function useAction<Problem>(failed: Problem | (() => Problem)): Action<Problem> {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  // Not the state: a second press may come before the first is drawn.
  const isRunning = useRef(false)

  async function run<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setIsBusy(true)
    setProblem(null)
    try {
      return await act()
    } catch {
      setProblem(typeof failed === 'function' ? (failed as () => Problem)() : failed)
      return undefined
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { run, isBusy, problem, setProblem }
}
