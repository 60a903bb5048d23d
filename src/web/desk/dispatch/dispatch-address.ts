import { pages } from '#contract/pages.ts'

export const parcelAddress = (id: string) => `${pages.deskDispatch}?id=${id}` as const

/** The lists of parcels, in the order of a day. */
export const parcelLists = ['checked', 'dispatched', 'returned', 'lost'] as const

export type ParcelList = (typeof parcelLists)[number]

export const parcelListIn = (query: URLSearchParams): ParcelList =>
  parcelLists.find((list) => list === query.get('list')) ?? 'checked'

export const parcelListAddress = (list: ParcelList) =>
  list === 'checked' ? pages.deskDispatch : (`${pages.deskDispatch}?list=${list}` as const)
