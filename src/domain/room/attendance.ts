import type { Instant } from '../calendar/london-time.ts'
import type { RoomRole } from './seats.ts'

/** `phone`: they went on by telephone. */
export type RoomEventKind = 'joined' | 'left' | 'phone'

export interface RoomEvent {
  readonly kind: RoomEventKind
  readonly role: RoomRole
  readonly at: Instant
}

/** What the room knows of whether an appointment took place. A person decides; this is what they are shown. */
export interface Attendance {
  /** When each was first there. Null: never. */
  readonly patientJoinedAt: Instant | null
  readonly clinicianJoinedAt: Instant | null
  readonly wentByPhoneAt: Instant | null
  readonly suggests: 'attended' | 'DNA' | null
}

interface Asked {
  /** Whoever joins later than this has missed it. */
  readonly joinUntil: Instant
  readonly now: Instant
}

/** A patient who is there by then is there: nobody is marked absent because we were late, or because a picture failed. */
export function attendanceOf(events: readonly RoomEvent[], { joinUntil, now }: Asked): Attendance {
  const first = (kind: RoomEventKind, role?: RoomRole): Instant | null => {
    const found = events.filter((event) => event.kind === kind && (role === undefined || event.role === role))
    return found.length === 0 ? null : Math.min(...found.map(({ at }) => at))
  }
  const patientJoinedAt = first('joined', 'patient')
  const clinicianJoinedAt = first('joined', 'clinician')
  const wentByPhoneAt = first('phone')
  const isPatientThere = patientJoinedAt !== null && patientJoinedAt <= joinUntil
  const suggests = (() => {
    if (wentByPhoneAt !== null || (isPatientThere && clinicianJoinedAt !== null)) return 'attended'
    return !isPatientThere && clinicianJoinedAt !== null && now > joinUntil ? 'DNA' : null
  })()
  return { patientJoinedAt, clinicianJoinedAt, wentByPhoneAt, suggests }
}
