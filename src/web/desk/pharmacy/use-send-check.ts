import { useState } from 'react'
import { checkWords as words } from '#content/desk/pharmacy.ts'
import type { Envelope } from '#contract/envelope.ts'
import { decided } from '../cases/last-decision.ts'

type Send = () => Promise<Envelope<{ readonly decisionId: string }>>

/** Sends what a pharmacist decided, and says what came of it. */
export function useSendCheck(caseId: string, name: string) {
  const [isBusy, setIsBusy] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(kind: 'check' | 'return', call: Send) {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      const { code, data, message } = await call()
      if (code !== 200 || !data) return setProblem(message)
      decided({ decisionId: data.decisionId, caseId, name, kind })
      setIsDone(true)
    } catch {
      setProblem(words.failed)
    } finally {
      setIsBusy(false)
    }
  }

  return { send, isBusy, isDone, problem }
}
