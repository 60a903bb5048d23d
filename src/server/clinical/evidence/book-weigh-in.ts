import { weighInRefusals as words } from '#content/evidence/account-tasks.ts'
import type { CallBody } from '#contract/calls.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { currentPolicy, reschedule } from '#domain/appointments/policy.ts'
import { weighIn } from '#domain/appointments/services.ts'
import { type Instant, instantAt, londonToday } from '#domain/calendar/london-time.ts'
import { verifiedMeasurement } from '#domain/cases/verified.ts'
import { writeDay } from '#domain/identity/date-of-birth.ts'
import { writeAppointmentEmail } from '../../appointments/appointment-email.ts'
import { type AvailableClinician, availableClinicians } from '../../appointments/available-clinicians.ts'
import { claimAny } from '../../appointments/claim-any.ts'
import { type Appointment, moveAppointment, slotTaken } from '../../appointments/claims.ts'
import { lockAccount } from '../../appointments/own-appointment.ts'
import { bookingOf } from '../../appointments/owned-appointments.ts'
import { appointments } from '../../appointments/tables.ts'
import type { Handler } from '../../identity/handler.ts'
import { sendSoon } from '../../orders/order-email.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { checksOf } from '../cases/evidence-rows.ts'
import { evidenceIn } from '../cases/read-evidence.ts'
import { bookedWeighInOf } from '../cases/weigh-ins-of.ts'
import { waitingOrder } from './waiting-order.ts'
import { patientOf } from './whose-evidence.ts'

export const bookWeighIn =
  (services: Services): Handler<'book_weigh_in'> =>
  async (request) => {
    const accountId = await patientOf(services, request)
    const { instead } = request.body
    const { id, startsAt } = await bookWeighInOf(services, { accountId, start: instantAt(request.body), instead })
    return { id, startsAt: startsAt.toISOString() }
  }

interface Wanted extends Pick<CallBody<'book_weigh_in'>, 'instead'> {
  readonly accountId: string
  readonly start: Instant
  /** Who at the desk books it for them, and what is recorded with it. */
  readonly desk?: { readonly staffId: string; readonly alongside: (tx: Orm, made: Appointment) => Promise<void> }
}

/** The same on behalf of the owner. */
export async function bookWeighInOf(services: Services, wanted: Wanted): Promise<Appointment> {
  const holders = await availableClinicians(services, weighIn, wanted.start)
  const made = await services.database.transaction((tx) => bookIn(services, tx, { ...wanted, holders }))
  sendSoon(services)
  return made
}

const refuse = (because: keyof typeof words, when = '') => {
  const said = words[because]
  return new ApiError(409, typeof said === 'string' ? said : said(when), { because })
}

/** Two tabs of one patient take turns. A repeated request returns the existing booking. */
async function bookIn(
  services: Services,
  tx: Orm,
  { accountId, start, holders, instead, desk }: Wanted & { readonly holders: readonly AvailableClinician[] },
): Promise<Appointment> {
  await lockAccount(tx, accountId)
  const live = await liveWeighIn(tx, accountId)
  if (live?.startsAt.getTime() === start) return live
  if (live && instead === null) throw refuse('booked', formatDateTime(live.startsAt.getTime()))
  if (instead !== null && live?.id !== instead) throw refuse('changed')
  if (!(await isWeighInNeeded(services, tx, accountId))) throw refuse('not-needed')
  const now = services.now()
  if (live) await leave(tx, live, start, now)
  const made = await claimAny(tx, holders, {
    service: weighIn.key,
    startsAt: new Date(start),
    accountId,
    guestSessionId: null,
    orderId: null,
    policyVersion: currentPolicy.version,
    state: 'booked',
    ...(desk ? { by: 'staff', staffId: desk.staffId } : { by: 'patient' }),
    now,
    ...(live ? { episode: { episodeId: live.episodeId, sequence: live.sequence + 1, refundCapPence: null } } : {}),
  })
  if (!made) throw slotTaken()
  await writeAppointmentEmail(
    services,
    tx,
    made.id,
    live ? { occasion: 'moved', before: live.startsAt } : { occasion: 'booked', ...(desk && { byDesk: true }) },
  )
  await desk?.alongside(tx, made)
  return made
}

/** Locked until the transaction ends. */
async function liveWeighIn(tx: Orm, accountId: string): Promise<Appointment | null> {
  const [live] = await tx.select().from(appointments).where(bookedWeighInOf(accountId)).for('no key update')
  return live ?? null
}

/** An order waits for a verified weight and height. */
export async function isWeighInNeeded(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  accountId: string,
): Promise<boolean> {
  if (!(await waitingOrder(tx, accountId))) return false
  const evidence = evidenceIn(await checksOf(tx, vault, accountId))
  return !verifiedMeasurement(evidence, writeDay(londonToday(now())))
}

/** Frees the time, if it could be moved. */
async function leave(tx: Orm, live: Appointment, newStart: Instant, now: Instant): Promise<void> {
  const allowed = reschedule(bookingOf(live, 0), { now, newStart, rescheduledBefore: 0 })
  if (!allowed.ok) throw refuse(allowed.because === 'past' ? 'past' : 'started')
  if (!(await moveAppointment(tx, live, { to: 'rescheduled', by: 'patient' }))) throw refuse('changed')
}
