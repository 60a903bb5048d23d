import { pages } from '#contract/pages.ts'
import { type QueueList, queueLists } from '#domain/cases/queue-lists.ts'
import { type MedicineKey, medicines } from '#domain/medicines/medicines.ts'

export interface Filters {
  readonly list: QueueList
  readonly medicine: MedicineKey | null
}

/** What an address asks for. What it does not name, or names wrongly, is as it usually is. */
export function filtersIn(query: URLSearchParams): Filters {
  return {
    list: queueLists.find((list) => list === query.get('list')) ?? 'ready',
    medicine: medicines.find(({ key }) => key === query.get('medicine'))?.key ?? null,
  }
}

export function queueAddress({ list, medicine }: Filters): string {
  const query = new URLSearchParams()
  if (list !== 'ready') query.set('list', list)
  if (medicine) query.set('medicine', medicine)
  const written = query.toString()
  return written ? `${pages.deskQueue}?${written}` : pages.deskQueue
}
