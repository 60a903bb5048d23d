import type { Instant } from '../../calendar/london-time.ts'
import type { RoomRole } from './seats.ts'

/** `phone`: they continued by telephone. */
export type RoomEventKind = 'joined' | 'left' | 'phone'

export interface RoomEvent {
  readonly kind: RoomEventKind
  readonly role: RoomRole
  readonly at: Instant
}

/** Who joined the video room and when. Shown to the clinician, who records the outcome. */
export interface Attendance {
  /** When each first joined. Null: never. */
  readonly patientJoinedAt: Instant | null
  readonly clinicianJoinedAt: Instant | null
  readonly wentByPhoneAt: Instant | null
  /** The patient joined in time, or by phone: nobody is told that they missed it. */
  readonly isPatientThere: boolean
}

/** A patient who joined in time counts as present, even if the clinician was late or the video failed. */
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
