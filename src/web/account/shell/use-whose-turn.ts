import { whoseTurn } from '#domain/cases/whose-turn.ts'
import { stateOf, useRead } from '#web/browser/use-read.ts'
import type { Account } from './use-account-read.ts'

/** Once it is approved, what is asked for stands with the order. */
const waitsForEvidence = ({ state, care }: Account['orders'][number]) =>
  state === 'awaiting review' && care?.state !== 'approved' && care?.state !== 'waiting_for_price'

/** Whose turn it is, by everything on the account; every page of it that says so asks here. */
export function useWhoseTurn({ orders, appointments, treatment }: Account) {
  const hasTasks = orders.some(waitsForEvidence)
  const read = useRead('my_evidence', {}, { isWanted: hasTasks })
  const evidence = stateOf(read)
  const tasks = typeof evidence === 'string' ? null : evidence
  const whose = whoseTurn({ step: treatment?.step ?? null, orders, appointments, tasks, now: Date.now() })
  // What is needed is read before anything is shown that depends on it.
  return { whose, hasTasks, evidence, tasks, isLoading: hasTasks && evidence === 'loading', refresh: read.refresh }
}
