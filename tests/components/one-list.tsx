import { turnOfOrder } from '#domain/cases/whose-turn.ts'
import { Tasks } from '#web/account/evidence/tasks.tsx'
import { useEvidence } from '#web/account/evidence/use-evidence.ts'

const waiting = { state: 'awaiting review', care: { state: 'waiting_for_evidence', toConfirm: [] } } as const

/** The list of what is needed by itself, of an order that waits for it. */
export function OneList() {
  const { evidence, refresh } = useEvidence()
  const turn = typeof evidence === 'string' ? null : turnOfOrder(waiting, evidence.tasks)
  return <Tasks evidence={evidence} turn={turn} onTryAgain={refresh} />
}
