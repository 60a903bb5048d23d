import { useState } from 'react'
import { deskWords } from '#content/desk/shell.ts'
import type { Envelope } from '#contract/envelope.ts'

/** Writes something down about an appointment that is over, and shows it anew. */
export function useChange(onChanged: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function change(call: () => Promise<Envelope<unknown>>) {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      const { code, message } = await call()
      if (code !== 200) setProblem(message)
      // Somebody may have been faster: then what is shown says it.
      if (code === 200 || code === 409) await onChanged()
    } catch {
      setProblem(deskWords.failed)
    } finally {
      setIsBusy(false)
    }
  }

  return { change, isBusy, problem }
}
