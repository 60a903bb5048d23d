import type { Days } from '../treatment/cover.ts'
import type { ParcelEnd } from './arrival.ts'

export const penPlaces = [
  'to be sent',
  'not sent',
  'sent',
  'quarantined',
  'unopened',
  'in use',
  'used up',
  'returned',
  'lost',
  'discarded',
] as const

/** Where a pen is, as far as we know. A delivered one counts as opened from the first day of its supply period. */
export type PenPlace = (typeof penPlaces)[number]

interface KnownPen {
  /** The parcel it was sent in; null: not sent. */
  readonly parcel: { readonly endedAs: ParcelEnd | null } | null
  /** Its prescription was cancelled before dispatch. */
  readonly isCancelled: boolean
  /** Its supply period. */
  readonly period: Days | null
  /** YYYY-MM-DD. */
  readonly today: string
}

export function penPlace({ parcel, isCancelled, period, today }: KnownPen): PenPlace {
  if (!parcel || parcel.endedAs === 'not sent') return isCancelled ? 'not sent' : 'to be sent'
  if (parcel.endedAs === null) return 'sent'
  if (parcel.endedAs !== 'delivered') return parcel.endedAs
  if (period === null || period.from > today) return 'unopened'
  return period.until > today ? 'in use' : 'used up'
}

/** Dispatched and not returned: these recipients are informed of a recall. */
export const hasLeft = (place: PenPlace): boolean => !['to be sent', 'not sent', 'returned'].includes(place)
