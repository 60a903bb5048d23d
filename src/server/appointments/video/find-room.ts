import { and, desc, eq, ne } from 'drizzle-orm'
import type { SeatHolder } from '#domain/appointments/video/seats.ts'
import { serviceRefused } from '#domain/identity/staff/grants.ts'
import type { Account } from '../../identity/accounts/account-rows.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { guestSessionOf } from '../../identity/guest-sessions/guest-sessions.ts'
import type { CallRequest } from '../../identity/handler.ts'
import { accountOf } from '../../identity/sessions/sessions.ts'
import type { Staff } from '../../identity/staff/staff-of.ts'
import { findPatient } from '../../orders/find-patient.ts'
import type { Order } from '../../orders/orders.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import type { Appointment } from '../claims.ts'
import { appointments, clinicians } from '../tables.ts'
import { holderOf } from './seat-holder.ts'

export interface Room {
  readonly appointment: Appointment
  readonly order: Order | null
  readonly account: Account | null
  readonly clinician: string
  /** The member of staff who holds it. Null: no member of staff is connected with that clinician yet. */
  readonly heldBy: string | null
}

const rooms = (orm: Orm) =>
  orm
    .select({
      appointment: appointments,
      order: orders,
      account: accounts,
      clinician: clinicians.name,
      heldBy: clinicians.staffId,
    })
    .from(appointments)
    .innerJoin(clinicians, eq(clinicians.id, appointments.clinicianId))
    .leftJoin(orders, eq(orders.id, appointments.orderId))
    .leftJoin(accounts, eq(accounts.id, appointments.accountId))
    .$dynamic()

/** A moved appointment is found at its new time: the link in an older email still leads there. */
async function findRoom(orm: Orm, id: string): Promise<Room | null> {
  const [found] = await rooms(orm).where(eq(appointments.id, id))
  if (found?.appointment.state !== 'rescheduled') return found ?? null
  const { episodeId } = found.appointment
  const [moved] = await rooms(orm)
    .where(and(eq(appointments.episodeId, episodeId), ne(appointments.state, 'rescheduled')))
    .orderBy(desc(appointments.createdAt))
    .limit(1)
  return moved ?? found
}

/** For the clinician who holds it. */
export async function heldRoom(
  orm: Orm,
  id: string,
  staff: Pick<Staff, 'id' | 'capabilities' | 'roles' | 'registration'>,
): Promise<Room> {
  const room = await findRoom(orm, id)
  // Until a member of staff is connected with a clinician, those who decide cases may stand in.
  const isTheirs = room?.heldBy === null ? staff.capabilities.has('decide-cases') : room?.heldBy === staff.id
  if (!room || !isTheirs || serviceRefused([room.appointment.service], staff)) throw noSuchRoom()
  return room
}

const noSuchRoom = () => new ApiError(404, 'We could not find this appointment.')
const whoIsThere = () => new ApiError(401, 'Please sign in to open your appointment.')

interface OwnRoom extends Room {
  /** The session that lets them join. */
  readonly holder: SeatHolder
}

/** Whoever booked it: the account that owns it, or the guest session that paid for it, signed in or not. */
export async function ownRoom(
  { database }: Pick<Services, 'database'>,
  { session, guestSession }: Pick<CallRequest, 'session' | 'guestSession'>,
  id: string,
): Promise<OwnRoom> {
  const accountId = session.presented && (await accountOf(database, session.presented))
  const guestSessionId = guestSession.presented && (await guestSessionOf(database, guestSession.presented))
  const room = accountId || guestSessionId ? await database.run((orm) => findRoom(orm, id)) : null
  if (room && (await isOwn(room))) {
    if (accountId && session.presented) return { ...room, holder: holderOf('account', session.presented) }
    if (guestSession.presented) return { ...room, holder: holderOf('guest', guestSession.presented.tokenHash) }
  }
  throw accountId ? noSuchRoom() : whoIsThere()

  async function isOwn({ order, appointment }: Room): Promise<boolean> {
    if (order) return (accountId !== null && order.accountId === accountId) || isPaidBy(order, guestSessionId)
    const patient = appointment.accountId && (await findPatient({ database }, { session, guestSession }))
    return !!patient && patient === appointment.accountId
  }
}

const isPaidBy = (order: Order, guestSessionId: string | null) =>
  guestSessionId !== null && order.guestSessionId === guestSessionId && order.authorisedAt !== null
