import { useState } from 'react'
import type { Envelope } from '#contract/envelope.ts'

/** Does something about a concern and shows it anew. What was refused is said; what was typed stays. */
export function useAct(failed: string, onDone: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function act(send: () => Promise<Envelope<unknown>>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    setProblem(null)
    try {
      const { code, message } = await send()
      if (code !== 200) setProblem(message)
      if (code === 200 || code === 409) await onDone()
      return code === 200
    } catch {
      setProblem(failed)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { act, isBusy, problem }
}
