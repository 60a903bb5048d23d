import type { Instant } from '../../calendar/london-time.ts'

/** A video room has one seat for the patient and one for the clinician. */
export const roomRoles = ['patient', 'clinician'] as const

export type RoomRole = (typeof roomRoles)[number]

export const otherRole = (role: RoomRole): RoomRole => (role === 'patient' ? 'clinician' : 'patient')

export interface Seat {
  /** Counts how often the seat was taken: the latest holder has it. */
  readonly number: number
  readonly seenAt: Instant
  readonly leftAt: Instant | null
}

/** A browser in a video room polls at least every ten seconds. */
export const heardOfWithinMs = 25_000

export const isHere = (seat: Seat | null, now: Instant): boolean =>
  seat !== null && seat.leftAt === null && now - seat.seenAt <= heardOfWithinMs

/** The kind of session that joined: a patient account, a guest, or a member of staff. */
export const holderKinds = ['account', 'guest', 'staff'] as const

/** The session a seat was given to. `digest`: of its secret. */
export interface SeatHolder {
  readonly kind: (typeof holderKinds)[number]
  readonly digest: string
}

/**
 * The content of a video room token. It is valid for a short while, for this seat as it was taken and with the session
 * that took it, and is renewed while the browser stays.
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

/** `ended`: too old. `elsewhere`: the same person took the seat again, in another browser or tab. */
export type SeatStatus = 'seated' | 'ended' | 'elsewhere'

export function statusOfSeat(claims: RoomClaims, seat: Seat | null, now: Instant): SeatStatus {
  if (seat && seat.number > claims.seat) return 'elsewhere'
  return seat && seat.number === claims.seat && seat.leftAt === null && now < claims.until ? 'seated' : 'ended'
}

/** How long two connected participants may wait for video before they are offered the telephone. */
export const connectWithinSeconds = 20
