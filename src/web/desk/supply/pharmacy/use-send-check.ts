import { useState } from 'react'
import { checkWords as words } from '#content/supply/pharmacy.ts'
import type { Envelope } from '#contract/envelope.ts'
import { useAction } from '#web/browser/use-action.ts'
import { decided } from '../../cases/list/last-decision.ts'
import type { UndoTime } from '../../cases/list/seconds-left.ts'
import type { Prescription } from './prescription-page.tsx'

type Send = (epoch: number) => Promise<Envelope<{ readonly decisionId: string } & UndoTime>>

/** Sends what a pharmacist decided about a prescription that is theirs, and says what came of it. */
export function useSendCheck(
  { id, patient }: Prescription,
  ensure: () => Promise<number | null>,
  onChanged: () => Promise<void>,
) {
  const { run, isBusy, problem, setProblem } = useAction(words.failed)
  const [done, setDone] = useState<'check' | 'return' | null>(null)

  const send = (kind: 'check' | 'return', call: Send) =>
    run(async () => {
      const epoch = await ensure()
      if (epoch === null) return
      const { code, data, message } = await call(epoch)
      if (code === 200 && data) {
        decided({ ...data, caseId: id, name: patient.name, kind })
        setDone(kind)
      } else setProblem(message)
      if (code === 200 || code === 409) await onChanged()
    })

  return { send, isBusy, problem, done }
}
