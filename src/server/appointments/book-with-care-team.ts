import { and, eq, type SQL } from 'drizzle-orm'
import { weighInRefusals as words } from '#content/evidence/account-tasks.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { currentPolicy, reschedule } from '#domain/appointments/policy.ts'
import type { BookableService } from '#domain/appointments/services.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { sendSoon } from '../orders/order-email.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { writeAppointmentEmail } from './appointment-email.ts'
import { type AvailableClinician, availableClinicians } from './available-clinicians.ts'
import { claimAny } from './claim-any.ts'
import { type Appointment, moveAppointment, slotTaken } from './claims.ts'
import { takeBookingTurn } from './own-appointment.ts'
import { bookingOf } from './owned-appointments.ts'
import { appointments } from './tables.ts'

export interface WantedTime {
  readonly accountId: string
  readonly start: Instant
  /** What is to be moved. Null: none is booked. */
  readonly instead: string | null
  /** Who at the desk books it for them, and what is recorded with it. */
  readonly desk?: { readonly staffId: string; readonly alongside: (tx: Orm, made: Appointment) => Promise<void> }
}

interface Wanted extends WantedTime {
  readonly service: BookableService
  readonly isAllowed: (tx: Orm) => Promise<boolean>
  /** What is said where it is not. */
  readonly notAllowed: string
}

/** Books a free time with whoever of the care team may hold the service, or moves the one that is booked. */
export async function bookWithCareTeam(services: Services, wanted: Wanted): Promise<Appointment> {
  const holders = await availableClinicians(services, wanted.service, wanted.start)
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
  {
    accountId,
    service,
    start,
    holders,
    instead,
    desk,
    isAllowed,
    notAllowed,
  }: Wanted & { readonly holders: readonly AvailableClinician[] },
): Promise<Appointment> {
  await takeBookingTurn(tx, accountId)
  const live = await liveOf(tx, accountId, service)
  if (live?.startsAt.getTime() === start) return live
  if (live && instead === null) throw refuse('booked', formatDateTime(live.startsAt.getTime()))
  if (instead !== null && live?.id !== instead) throw refuse('changed')
  if (!(await isAllowed(tx))) throw new ApiError(409, notAllowed, { because: 'not-needed' })
  const now = services.now()
  if (live) await leave(tx, live, start, now)
  const made = await claimAny(tx, holders, {
    service: service.key,
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

/** The booked time of an account with the care team for a service. */
export const isLiveOf = (accountId: string, service: BookableService): SQL | undefined =>
  and(eq(appointments.accountId, accountId), eq(appointments.service, service.key), eq(appointments.state, 'booked'))

/** Locked until the transaction ends. */
async function liveOf(tx: Orm, accountId: string, service: BookableService): Promise<Appointment | null> {
  const [live] = await tx.select().from(appointments).where(isLiveOf(accountId, service)).for('no key update')
  return live ?? null
}

/** Frees the time, if it could be moved. */
async function leave(tx: Orm, live: Appointment, newStart: Instant, now: Instant): Promise<void> {
  const allowed = reschedule(bookingOf(live, 0), { now, newStart, rescheduledBefore: 0 })
  if (!allowed.ok) throw refuse(allowed.because === 'past' ? 'past' : 'started')
  if (!(await moveAppointment(tx, live, { to: 'rescheduled', by: 'patient' }))) throw refuse('changed')
}
