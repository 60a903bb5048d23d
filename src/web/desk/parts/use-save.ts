import { useState } from 'react'
import { parcelWords as words } from '#content/desk/dispatch.ts'
import type { Envelope } from '#contract/envelope.ts'

/** Writes something down about a parcel, and shows it anew. */
export function useSave(onSaved: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function save(call: () => Promise<Envelope<unknown>>) {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      const { code, message } = await call()
      // Somebody may have been faster: then what is shown says it.
      if (code !== 200) setProblem(message)
      if (code === 200 || code === 409) await onSaved()
    } catch {
      setProblem(words.failed)
    } finally {
      setIsBusy(false)
    }
  }

  return { save, isBusy, problem }
}
