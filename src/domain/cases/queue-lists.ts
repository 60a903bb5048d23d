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
] as const

export type QueueList = (typeof queueLists)[number]

/** Null: cases in any state. */
export const stateFor = (list: QueueList): CaseState | null =>
  list === 'mine' ? null : list === 'signature' || list === 'before_approval' ? 'ready' : list
