import { pages } from '#contract/pages.ts'
import { type PostList, postLists } from '#domain/appointments/paper/posting.ts'
import { type LetterPostList, letterPostLists } from '#domain/letters/letter-status.ts'

/** The lists of parcels, in the order of a day. */
export const parcelLists = ['checked', 'dispatched', 'quarantined', 'returned', 'lost'] as const

export type ParcelList = (typeof parcelLists)[number]

export const parcelListIn = (query: URLSearchParams): ParcelList =>
  parcelLists.find((list) => list === query.get('list')) ?? 'checked'

export const parcelListAddress = (list: ParcelList) =>
  list === 'checked' ? pages.deskDispatch : (`${pages.deskDispatch}?list=${list}` as const)

/** Prescriptions on paper, which leave in an envelope. */
export const postListIn = (query: URLSearchParams): PostList | null =>
  postLists.find((list) => list === query.get('post')) ?? null

export const postListAddress = (list: PostList) => `${pages.deskDispatch}?post=${encodeURIComponent(list)}` as const

/** Letters to practices. */
export const letterListIn = (query: URLSearchParams): LetterPostList | null =>
  letterPostLists.find((list) => list === query.get('post')) ?? null

export const letterListAddress = (list: LetterPostList) =>
  `${pages.deskDispatch}?post=${encodeURIComponent(list)}` as const

/** Where parcels are packed one after the other. */
export const packingAddress = `${pages.deskDispatch}?pack=` as const
