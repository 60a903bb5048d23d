import { useState } from 'react'
import { deskWords } from '#content/desk/shell.ts'
import type { Envelope } from '#contract/envelope.ts'

/** Writes something down, and shows anew what it is about. False: it was not saved, because a colleague was faster. */
export function useSave(onSaved: (isSaved: boolean) => Promise<void>, failed: string = deskWords.failed) {
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
      if (code === 200 || code === 409) await onSaved(code === 200)
    } catch {
      setProblem(failed)
    } finally {
      setIsBusy(false)
    }
  }

  return { save, isBusy, problem }
}
