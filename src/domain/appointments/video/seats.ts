import type { Instant } from '../../calendar/london-time.ts'

/** A room has one seat for each. */
export const roomRoles = ['patient', 'clinician'] as const

export type RoomRole = (typeof roomRoles)[number]

export const otherRole = (role: RoomRole): RoomRole => (role === 'patient' ? 'clinician' : 'patient')

export interface Seat {
  /** Counts how often it was taken: whoever took it last has it. */
  readonly number: number
  readonly seenAt: Instant
  readonly leftAt: Instant | null
}

/** A browser in a room is heard of at least every ten seconds. */
export const heardOfWithinMs = 25_000

export const isHere = (seat: Seat | null, now: Instant): boolean =>
  seat !== null && seat.leftAt === null && now - seat.seenAt <= heardOfWithinMs

/** By which kind of session somebody came in: that of an account, of a guest, or of a member of staff. */
export const holderKinds = ['account', 'guest', 'staff'] as const

/** The session a seat was given to. `digest`: that of its secret. */
export interface SeatHolder {
  readonly kind: (typeof holderKinds)[number]
  readonly digest: string
}

/**
 * What a room token says. It is of use for a short while, for this one seat as it was taken and together with the session
 * that was given it, and is renewed meanwhile.
 */
export interface RoomClaims {
  readonly appointmentId: string
  readonly role: RoomRole
  readonly seat: number
  readonly holder: SeatHolder
  readonly until: Instant
}

const tokenMs = 120_000

export const newClaims = (given: Omit<RoomClaims, 'until'>, now: Instant): RoomClaims => ({
  ...given,
  until: now + tokenMs,
})

/** `ended`: it is too old. `elsewhere`: the same person has taken the seat again, on another device or in another tab. */
export type SeatStatus = 'seated' | 'ended' | 'elsewhere'

export function statusOfSeat(claims: RoomClaims, seat: Seat | null, now: Instant): SeatStatus {
  if (seat && seat.number > claims.seat) return 'elsewhere'
  return seat && seat.number === claims.seat && seat.leftAt === null && now < claims.until ? 'seated' : 'ended'
}

/** How long two who are both there may take to see each other before they are offered the telephone. */
export const connectWithinSeconds = 20
