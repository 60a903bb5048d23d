import { and, eq } from 'drizzle-orm'
import { arrangeWords as words } from '#content/appointments/arrange.ts'
import { isOffered } from '#domain/appointments/availability.ts'
import { deskMove, type MoveAsker } from '#domain/appointments/desk-move.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import { sendSoon } from '../orders/order-email.ts'
import type { Orm } from '../platform/database/database.ts'
import { isOpen } from '../platform/execute-later/execute-later.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { writeAppointmentEmail } from './appointment-email.ts'
import { appointmentOwnerOf, type Known } from './appointment-owner.ts'
import { arrangementById, recordArrangement } from './arrangements.ts'
import type { AvailableClinician } from './available-clinicians.ts'
import { claimAny } from './claim-any.ts'
import { type Appointment, moveAppointment, slotTaken } from './claims.ts'
import { offeredToMove } from './offered-to-move.ts'
import { noSuchAppointment } from './outcomes.ts'
import { lockAppointment, takeBookingTurn } from './own-appointment.ts'
import { bookingOf } from './owned-appointments.ts'
import { appointmentOutcomes, appointments } from './tables.ts'

interface Moving {
  /** Sent again under the same id, it changes nothing. */
  readonly moveId: string
  readonly start: Instant
  readonly clinician: string | null
  readonly askedBy: MoveAsker
  readonly staffId: string
  readonly reason: string
}

const refuse = (because: keyof typeof words.whyNotMoved) => new ApiError(409, words.whyNotMoved[because], { because })

/** Moves an appointment for its patient by the same claims as their own move, and tells them. */
export async function moveForPatient(
  services: Services,
  known: Pick<Known, 'appointment' | 'order'>,
  moving: Moving,
): Promise<Appointment> {
  const { database, now } = services
  const { accountId } = appointmentOwnerOf(known)
  const { date } = londonTimeAt(moving.start)
  // Runs before the transaction, which would otherwise need a second connection. The claim itself decides.
  const offered = await offeredToMove(services, known.appointment, { date, clinician: moving.clinician })
  const holders = offered
    .filter(({ schedule }) => isOffered(moving.start, schedule, now()))
    .map(({ clinician, minutes }) => ({ clinicianId: clinician.id, minutes }))
  const moved = await database.transaction(async (tx) => {
    // As with the patient's own changes: of two at once the second finds what the first did.
    if (accountId) await takeBookingTurn(tx, accountId)
    return moveIn(services, tx, known.appointment.id, holders, moving)
  })
  sendSoon(services)
  return moved
}

async function moveIn(
  services: Services,
  tx: Orm,
  id: string,
  holders: readonly AvailableClinician[],
  { moveId, start, askedBy, staffId, reason }: Moving,
): Promise<Appointment> {
  const found = await lockAppointment(tx, id)
  if (!found) throw noSuchAppointment()
  const { appointment, order } = found
  const sent = await arrangementById(tx, moveId)
  if (sent) return sentBefore(tx, sent, appointment, start)
  if (appointment.state !== 'booked') throw refuse('not-booked')
  if (await hasOpenOutcome(tx, id)) throw refuse('pending')
  const now = services.now()
  const allowed = deskMove(bookingOf(appointment, order?.amountPence ?? 0), { now, newStart: start, askedBy })
  if (!allowed.ok) throw refuse(allowed.because)
  if (holders.length === 0) throw slotTaken()
  const left = await moveAppointment(tx, appointment, {
    to: 'rescheduled',
    by: 'staff',
    staffId,
    set: { isMovedByDesk: true },
  })
  if (!left) throw refuse('not-booked')
  const { service, guestSessionId, orderId, accountId, policyVersion, episodeId, sequence } = appointment
  const made = await claimAny(tx, holders, {
    service,
    startsAt: new Date(start),
    guestSessionId,
    orderId,
    accountId,
    policyVersion,
    state: 'booked',
    by: 'staff',
    staffId,
    now,
    episode: { episodeId, sequence: sequence + 1, refundCapPence: allowed.refundCapPence },
  })
  if (!made) throw slotTaken()
  await recordArrangement(services, tx, {
    id: moveId,
    appointmentId: made.id,
    kind: 'moved',
    askedBy,
    staffId,
    reason,
    now,
  })
  await writeAppointmentEmail(services, tx, made.id, {
    occasion: 'moved',
    before: appointment.startsAt,
    byDesk: askedBy,
  })
  return made
}

/** The first reply was lost: the appointment is already at the new time. */
async function sentBefore(
  tx: Orm,
  sent: { readonly appointmentId: string },
  { episodeId }: Appointment,
  start: Instant,
): Promise<Appointment> {
  const [there] = await tx.select().from(appointments).where(eq(appointments.id, sent.appointmentId))
  if (there?.episodeId === episodeId && there.startsAt.getTime() === start) return there
  throw refuse('not-booked')
}

/** A colleague has just recorded its outcome, which is about to be executed. */
async function hasOpenOutcome(tx: Orm, appointmentId: string): Promise<boolean> {
  const open = await tx
    .select({ id: appointmentOutcomes.id })
    .from(appointmentOutcomes)
    .where(and(eq(appointmentOutcomes.appointmentId, appointmentId), isOpen(appointmentOutcomes)))
  return open.length > 0
}
