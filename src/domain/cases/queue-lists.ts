import type { CaseState } from './states.ts'

/**
 * The lists a desk works through. Each is a state of a case; `mine`: whatever I have; `signature`: approved by another;
 * `before_approval`: something has to be recorded or answered first. */
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

/** Null: it takes cases of any state. */
export const stateFor = (list: QueueList): CaseState | null =>
  list === 'mine' ? null : list === 'signature' || list === 'before_approval' ? 'ready' : list
