import type { Instant } from '../../calendar/london-time.ts'
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
  /** In time, or by phone: then nobody has to be told that they missed it. */
  readonly isPatientThere: boolean
}

/** A patient who is there by then is there: nobody is marked absent because we were late, or because a picture failed. */
export function attendanceOf(events: readonly RoomEvent[], joinUntil: Instant): Attendance {
  const first = (kind: RoomEventKind, role?: RoomRole): Instant | null => {
    const found = events.filter((event) => event.kind === kind && (role === undefined || event.role === role))
    return found.length === 0 ? null : Math.min(...found.map(({ at }) => at))
  }
  const patientJoinedAt = first('joined', 'patient')
  const clinicianJoinedAt = first('joined', 'clinician')
  const wentByPhoneAt = first('phone')
  const isPatientThere = wentByPhoneAt !== null || (patientJoinedAt !== null && patientJoinedAt <= joinUntil)
  return { patientJoinedAt, clinicianJoinedAt, wentByPhoneAt, isPatientThere }
}
