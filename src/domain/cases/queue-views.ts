import type { Capability } from '../identity/staff/roles.ts'
import type { QueueList } from './queue-lists.ts'

/** By what a list is sorted: the gravest finding first, or the earliest deadline. */
export const queueSorts = ['risk', 'deadline'] as const
export type QueueSort = (typeof queueSorts)[number]

/** How many views a member of staff can save. */
export const mostSavedViews = 12
export const longestViewName = 40

const views: readonly (readonly [Capability, readonly QueueList[]])[] = [
  ['decide-cases', ['ready', 'signature', 'waiting_for_patient', 'overdue', 'returned_to_prescriber', 'mine']],
  ['check-approvals', ['approved', 'quarantined', 'returned_to_prescriber', 'overdue', 'mine']],
  ['work-cases', ['ready', 'waiting_for_evidence', 'waiting_for_patient', 'overdue', 'mine']],
  ['see-queue', ['checked', 'dispatched', 'returned', 'lost', 'overdue']],
]

/** The few lists that somebody with these capabilities works through. Of several roles, the one nearest to decisions. */
export const viewsFor = (has: (capability: Capability) => boolean): readonly QueueList[] =>
  views.find(([capability]) => has(capability))?.[1] ?? []
