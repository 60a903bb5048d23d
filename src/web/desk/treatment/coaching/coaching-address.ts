import { pages } from '#contract/pages.ts'
import { type Medicine, medicines } from '#domain/medicines/medicines.ts'
import { type CoachingList, coachingLists } from '#domain/treatment/contact-reasons.ts'

export interface CoachingFilters {
  readonly list: CoachingList
  readonly medicine: Medicine['key'] | null
}

/** What an address asks for. What it does not name, or names wrongly, is as it usually is. */
export const coachingIn = (query: URLSearchParams): CoachingFilters => ({
  list: coachingLists.find((list) => list === query.get('list')) ?? 'word',
  medicine: medicines.find(({ key }) => key === query.get('medicine'))?.key ?? null,
})

export function coachingAddress({ list, medicine }: CoachingFilters): string {
  const asked = [list === 'word' ? [] : [['list', list]], medicine ? [['medicine', medicine]] : []].flat()
  return asked.length === 0 ? pages.deskCoaching : `${pages.deskCoaching}?${new URLSearchParams(asked)}`
}
