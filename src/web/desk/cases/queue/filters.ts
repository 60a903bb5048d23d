import { pages } from '#contract/pages.ts'
import { type QueueList, queueLists } from '#domain/cases/queue-lists.ts'
import { type QueueSort, queueSorts } from '#domain/cases/queue-views.ts'
import { type MedicineKey, medicines } from '#domain/medicines/medicines.ts'

export interface Filters {
  readonly list: QueueList
  readonly medicine: MedicineKey | null
  readonly sort: QueueSort
}

/** What an address asks for. What it does not name, or names wrongly, is the default. */
export function filtersIn(query: URLSearchParams, first: QueueList = 'ready'): Filters {
  return {
    list: queueLists.find((list) => list === query.get('list')) ?? first,
    sort: queueSorts.find((sort) => sort === query.get('sort')) ?? 'risk',
    medicine: medicines.find(({ key }) => key === query.get('medicine'))?.key ?? null,
  }
}

export function queueAddress({ list, medicine, sort }: Filters): string {
  const query = new URLSearchParams()
  query.set('list', list)
  if (medicine) query.set('medicine', medicine)
  if (sort !== 'risk') query.set('sort', sort)
  return `${pages.deskQueue}?${query}`
}
