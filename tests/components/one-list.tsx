import { turnOfOrder } from '#domain/cases/whose-turn.ts'
import { Tasks } from '#web/account/evidence/tasks.tsx'
import { stateOf, useRead } from '#web/browser/use-read.ts'

const waiting = { state: 'awaiting review', care: { state: 'waiting_for_evidence', toConfirm: [] } } as const

/** The task list alone, for an order that waits for it. */
export function OneList() {
  const read = useRead('my_evidence', {})
  const evidence = stateOf(read)
  const turn = typeof evidence === 'string' ? null : turnOfOrder(waiting, evidence.tasks)
  return <Tasks evidence={evidence} turn={turn} onTryAgain={read.refresh} />
}
