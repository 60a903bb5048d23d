import type { CaseState } from './states.ts'

/**
 * The lists of the desk, each a state of a case. `mine`: claimed by me. `signature`: approved by another prescriber.
 * `before_approval`: a record or an answer is missing.
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
