import { minuteMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'
import type { Capability } from '../identity/staff/roles.ts'
import { type BookingPolicy, isMissed } from './policy.ts'
import type { BookingState } from './states.ts'

/**
 * The outcome of an appointment as staff record it. `attended`: the patient came. `missed`: the patient did not join in
 * time (PO-03). `declined`: a clinician finds the service unsuitable for this patient. `cancelled`: the clinic cannot
 * keep it.
 */
export const outcomeKinds = ['attended', 'missed', 'declined', 'cancelled'] as const

export type OutcomeKind = (typeof outcomeKinds)[number]

/** The state of the appointment after each outcome (PO-05). */
export const stateAfter = {
  attended: 'completed',
  missed: 'DNA',
  declined: 'declined',
  cancelled: 'cancelled',
} as const satisfies Readonly<Record<OutcomeKind, BookingState>>

/** Whether the full fee is refunded. An appointment that the patient attended or missed is charged. */
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
  /** The outcomes that are possible for this service. */
  readonly outcomes: readonly OutcomeKind[]
}

export type WhyNotOutcome = 'not-offered' | 'not-booked' | 'not-started' | 'still-time'

/** Null: the outcome can be recorded now. */
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

/** The outcome the system proposes for an appointment without one. A member of staff confirms it. */
export type Suggestion = 'missed' | 'overdue'

interface Held extends Timed {
  readonly minutes: number
  /** By what the video room recorded. */
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

/** The member of staff who asks, and whether the appointment is on their own list. */
export interface Asker {
  readonly capabilities: ReadonlySet<Capability>
  readonly isOwn: boolean
}

/** Whether they may read the patient's answers and the notes. */
export const mayReadAppointment = ({ capabilities, isOwn }: Asker): boolean =>
  capabilities.has('see-record') &&
  ((isOwn && capabilities.has('own-appointments')) || capabilities.has('manage-appointments'))

/** Whether they may see the appointment at all. */
export const mayOpenAppointment = ({ capabilities, isOwn }: Asker): boolean =>
  (isOwn && capabilities.has('own-appointments')) || capabilities.has('manage-appointments')

/** A member of staff who may not read the record can only cancel it. */
export const mayRecord = (kind: OutcomeKind, asker: Asker): boolean =>
  kind === 'cancelled' ? mayOpenAppointment(asker) : mayReadAppointment(asker)
