import { eq } from 'drizzle-orm'
import { appointmentWords } from '#content/appointments/appointment-words.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { isOffered } from '#domain/appointments/availability.ts'
import { refundFor, reschedule } from '#domain/appointments/policy.ts'
import { policyWordsOf } from '#domain/appointments/policy-words.ts'
import { type Instant, instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import type { PresentedGuestSession } from '../identity/guest-sessions/guest-session-cookie.ts'
import type { Handler } from '../identity/handler.ts'
import { sendSoon } from '../orders/order-email.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { writeAppointmentEmail } from './appointment-email.ts'
import { appointmentsOf } from './appointments-of.ts'
import { type Appointment, claim, moveAppointment, slotTaken } from './claims.ts'
import { offeredToMove } from './offered-to-move.ts'
import { lockOwnAppointment } from './own-appointment.ts'
import { allOwned, bookingOf, pastChanges } from './owned-appointments.ts'
import { appointments } from './tables.ts'

const notBooked = () =>
  new ApiError(409, 'This appointment is no longer booked. Nothing was changed.', { because: 'not-booked' })

export const rescheduleAppointment =
  (services: Services): Handler<'reschedule_appointment'> =>
  async ({ account: { id: accountId }, body: { id, date, time }, guestSession }) => {
    const newStart = instantAt({ date, time })
    const { database, now } = services
    // Runs before the transaction, which would otherwise need a second connection. The claim itself decides.
    const isFree = await isOfferedFor(services, id, newStart, guestSession.presented)
    const moved = await database.transaction((tx) => rescheduleIn(services, tx, accountId, { id, newStart, isFree }))
    sendSoon(services)
    const shown = await database.run((orm) => appointmentsOf(services, orm, accountId, now()))
    return shown.find((one) => one.id === moved.id) as AccountAppointment
  }

async function rescheduleIn(
  services: Services,
  tx: Orm,
  accountId: string,
  { id, newStart, isFree }: { readonly id: string; readonly newStart: Instant; readonly isFree: boolean },
): Promise<Appointment> {
  const { appointment, order } = await lockOwnAppointment(tx, accountId, id)
  const owned = await allOwned(tx, accountId)
  const refused = appointmentWords.rescheduling.refused(policyWordsOf(appointment.policyVersion))
  // The desk has moved it since this page was opened.
  if (appointment.isMovedByDesk) throw notBooked()
  if (appointment.state === 'rescheduled') {
    // Asked again, because the first reply was lost.
    const there = owned.find(
      ({ appointment: { episodeId, state, startsAt } }) =>
        episodeId === appointment.episodeId && state === 'booked' && startsAt.getTime() === newStart,
    )
    if (there) return there.appointment
    throw new ApiError(409, refused['rescheduled-before'], {
      because: 'rescheduled-before',
    })
  }
  if (appointment.state !== 'booked') throw notBooked()
  const now = services.now()
  const booking = bookingOf(appointment, order.amountPence)
  const { rescheduledBefore } = pastChanges(owned, appointment)
  const allowed = reschedule(booking, { now, newStart, rescheduledBefore })
  if (!allowed.ok) throw new ApiError(409, refused[allowed.because], allowed)
  if (!isFree) throw slotTaken()

  const { clinicianId, service, minutes, guestSessionId, orderId, policyVersion, episodeId, sequence } = appointment
  if (!(await moveAppointment(tx, appointment, { to: 'rescheduled', by: 'patient' }))) throw notBooked()
  const moved = await claim(tx, {
    clinicianId,
    service,
    minutes,
    startsAt: new Date(newStart),
    guestSessionId,
    orderId,
    policyVersion,
    state: 'booked',
    by: 'patient',
    now,
    episode: { episodeId, sequence: sequence + 1, refundCapPence: refundFor(booking, now).refundPence },
  })
  if (!moved) throw slotTaken()
  await writeAppointmentEmail(services, tx, moved.id, { occasion: 'moved', before: appointment.startsAt })
  return moved
}

/** Ownership is checked later: only the clinician is read from it here. */
async function isOfferedFor(
  services: Services,
  id: string,
  start: Instant,
  guestSession: PresentedGuestSession | null,
): Promise<boolean> {
  const [known] = await services.database.run((orm) => orm.select().from(appointments).where(eq(appointments.id, id)))
  if (!known) return false
  const offered = await offeredToMove(services, known, { date: londonTimeAt(start).date, guestSession })
  return offered.some(({ schedule }) => isOffered(start, schedule, services.now()))
}
