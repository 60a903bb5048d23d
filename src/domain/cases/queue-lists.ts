import type { CaseState } from './states.ts'

/**
 * The lists of the queue. Most are a state of a case. `mine`: assigned to the caller; `signature`: approved by another;
 * `before_approval`: something has to be recorded or answered first; `overdue`: we have missed the deadline;
 * `returned_to_prescriber`: by the pharmacist, or held by the rules.
 */
export const queueLists = [
  'ready',
  'before_approval',
  'signature',
  'waiting_for_evidence',
  'waiting_for_patient',
  'waiting_for_price',
  'approved',
  'checked',
  'dispatched',
  'quarantined',
  'returned',
  'lost',
  'mine',
  'overdue',
  'returned_to_prescriber',
] as const

export type QueueList = (typeof queueLists)[number]

/** Null: it takes cases of any state. */
export function stateFor(list: QueueList): CaseState | null {
  if (list === 'mine' || list === 'overdue') return null
  return list === 'signature' || list === 'before_approval' || list === 'returned_to_prescriber' ? 'ready' : list
}
