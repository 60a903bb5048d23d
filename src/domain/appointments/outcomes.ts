import { minuteMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'
import type { Capability } from '../identity/staff/roles.ts'
import { type BookingPolicy, isMissed } from './policy.ts'
import type { BookingState } from './states.ts'

/**
 * What somebody at the desk says became of an appointment. `attended`: they came. `missed`: nobody joined in time (PO-03).
 * `declined`: a clinician says that it is not for this person. `cancelled`: we cannot keep it.
 */
export const outcomeKinds = ['attended', 'missed', 'declined', 'cancelled'] as const

export type OutcomeKind = (typeof outcomeKinds)[number]

/** What the appointment is from then on (PO-05). */
export const stateAfter = {
  attended: 'completed',
  missed: 'DNA',
  declined: 'declined',
  cancelled: 'cancelled',
} as const satisfies Readonly<Record<OutcomeKind, BookingState>>

/** Whether all of the money goes back. What somebody missed or attended is paid for. */
export const givesBack: Readonly<Record<OutcomeKind, boolean>> = {
  attended: false,
  missed: false,
  declined: true,
  cancelled: true,
}

interface Timed {
  readonly state: BookingState
  readonly start: Instant
  readonly policy: BookingPolicy
}

interface Recorded extends Timed {
  /** What can become of such an appointment at all. */
  readonly outcomes: readonly OutcomeKind[]
}

export type WhyNotOutcome = 'not-offered' | 'not-booked' | 'not-started' | 'still-time'

/** Null: it can be recorded at this moment. */
export function whyNotOutcome(
  kind: OutcomeKind,
  { state, start, policy, outcomes }: Recorded,
  now: Instant,
): WhyNotOutcome | null {
  if (!outcomes.includes(kind)) return 'not-offered'
  if (state !== 'booked') return 'not-booked'
  if (kind === 'attended' && now < start) return 'not-started'
  if (kind === 'missed' && !isMissed({ start, policy }, now)) return 'still-time'
  return null
}

/** What the clock makes of an appointment that nobody has said anything about. A person confirms it. */
export type Suggestion = 'missed' | 'overdue'

interface Held extends Timed {
  readonly minutes: number
  /** By what the room knows. */
  readonly isPatientThere: boolean
}

export function suggestionFor(
  { state, start, policy, minutes, isPatientThere }: Held,
  now: Instant,
): Suggestion | null {
  if (state !== 'booked') return null
  if (now > start + minutes * minuteMs) return 'overdue'
  return !isPatientThere && isMissed({ start, policy }, now) ? 'missed' : null
}

/** Who asks, and whether the day is their own. */
export interface Asker {
  readonly capabilities: ReadonlySet<Capability>
  readonly isOwn: boolean
}

/** Whether somebody may read what the patient told and what was noted. */
export const mayReadAppointment = ({ capabilities, isOwn }: Asker): boolean =>
  capabilities.has('see-record') &&
  ((isOwn && capabilities.has('own-appointments')) || capabilities.has('manage-appointments'))

/** Whether they may have it before them at all. */
export const mayOpenAppointment = ({ capabilities, isOwn }: Asker): boolean =>
  (isOwn && capabilities.has('own-appointments')) || capabilities.has('manage-appointments')

/** Whoever does not read the record can only call it off. */
export const mayRecord = (kind: OutcomeKind, asker: Asker): boolean =>
  kind === 'cancelled' ? mayOpenAppointment(asker) : mayReadAppointment(asker)
