import { and, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import { scheduleWords } from '#content/appointments/booking.ts'
import type { SlotHold } from '#contract/appointments/bookings.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { lastBookableDay } from '#domain/appointments/availability.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { currentPolicy } from '#domain/appointments/policy.ts'
import { bookableService } from '#domain/appointments/services.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { type Instant, instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { payableStates } from '#domain/orders/payment-state.ts'
import { adhdService } from '#domain/services/adhd.ts'
import { guestSessionOf, lockGuestSession } from '../identity/guest-sessions/guest-sessions.ts'
import { guestSessions } from '../identity/guest-sessions/tables.ts'
import type { CallRequest, Handler } from '../identity/handler.ts'
import { requireEligibleAnswers } from '../intake/questionnaires/eligible-answers.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { requireBotCheck } from '../platform/gateways/bot-check/require-bot-check.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { singleFlight } from '../platform/jobs/single-flight.ts'
import type { Services } from '../platform/services.ts'
import { type AvailableClinician, freeAmong } from './available-clinicians.ts'
import { claimAny, lockTimesOfAll } from './claim-any.ts'
import { type Appointment, holdIsOver, slotTaken } from './claims.ts'
import { coalesceRequests } from './coalesce-requests.ts'
import { couldCancel } from './could-cancel.ts'
import { networkDigestOf, requireHoldAllowed } from './hold-limits.ts'
import { holdOf, holdView, lockHold, releaseHolds } from './holds.ts'
import { mayHaveSooner } from './rebooking-priority.ts'
import { type ClinicianSchedule, offeringOf } from './schedule.ts'
import { appointments } from './tables.ts'

type Asking = Pick<CallRequest<'hold_slot'>, 'guestSession' | 'session' | 'network'>

interface Slot {
  readonly date: string
  readonly time: string
}

/** How a hold is requested: by a call of its own, or with the form that needs it. */
interface Way {
  readonly requireHuman: () => Promise<void>
  readonly taken: () => Error
}

/** Longer than any schedule's horizon. */
const furthestMs = 400 * dayMs

/** What is held while it is paid for. */
const service = bookableService(adultAdhdAssessment.key)

export function holdSlot(services: Services): Handler<'hold_slot'> {
  const inTurn = coalesceRequests()
  const together = singleFlight<ClinicianSchedule[]>()
  const { database, now } = services
  return (request) => {
    const { date, time, clinician = null } = request.body
    const readDay = () => offeringOf(database, { service, clinician, from: date, to: date, now: now() })
    const day = `${date} ${clinician}`
    const way = {
      requireHuman: () => requireBotCheck(services.botCheck, request.body.token, 'hold_slot'),
      taken: slotTaken,
    }
    return inTurn(`${time} ${day}`, async () =>
      hold(services, request, { date, time }, await together(day, readDay), way),
    )
  }
}

/**
 * For a client that knows only the specified calls and so holds nothing before its form: the time in the form is held
 * with it, under the same limits. The form has its own bot check.
 */
export async function holdWithForm(services: Services, asking: Asking, start: Instant): Promise<void> {
  const { database, now } = services
  if (start < now() || start > now() + furthestMs) throw holdIsOver()
  const slot = londonTimeAt(start)
  // Appointments begin on a whole minute.
  if (instantAt(slot) !== start) throw holdIsOver()
  const offering = await offeringOf(database, {
    service,
    clinician: null,
    from: slot.date,
    to: slot.date,
    now: now(),
  })
  await hold(services, asking, slot, offering, { requireHuman: async () => undefined, taken: holdIsOver })
}

async function hold(
  services: Services,
  { guestSession, session, network }: Asking,
  slot: Slot,
  offering: readonly ClinicianSchedule[],
  { requireHuman, taken }: Way,
): Promise<SlotHold> {
  const { database, now } = services
  const start = instantAt(slot)
  const lastDay = lastBookableDay(now(), Math.max(...offering.map(({ horizonDays }) => horizonDays)))
  if (slot.date > lastDay) throw new ApiError(409, scheduleWords.refused.tooFar(formatLongDate(lastDay)))
  // Most requests that come too late stop here, before anything is locked or written.
  const isFirst = await mayHaveSooner(database, offering, session.presented, now())
  const free = freeAmong(offering, start, { guestSession: guestSession.presented, isFirst, now: now() })
  if (free.length === 0) throw taken()
  const guestSessionId = guestSession.presented && (await guestSessionOf(database, guestSession.presented))
  // Refused now rather than after the patient has filled in the form.
  await requireEligibleAnswers(services, guestSessionId, adhdService.firstOrder, scheduleWords.refused)
  if (!guestSessionId) throw taken()
  await requireHuman()
  const networkDigest = networkDigestOf(services, network)
  return database.transaction(async (tx) => {
    // Two tabs of one browser take turns.
    await tx
      .select({ id: guestSessions.id })
      .from(guestSessions)
      .where(eq(guestSessions.id, guestSessionId))
      .for('no key update')
    const before = await lockHold(tx, guestSessionId, now())
    const isWithOne = free.some(({ clinicianId }) => clinicianId === before?.clinicianId)
    if (before && isWithOne && before.startsAt.getTime() === start) return holdView(tx, before)
    const wanted = { startsAt: new Date(start), guestSessionId, networkDigest, now: now() }
    const clinicianIds = free.map(({ clinicianId }) => clinicianId)
    const allowed = await requireHoldAllowed(services, tx, { ...wanted, clinicianIds })
    const holders = free.filter(({ clinicianId }) => allowed.includes(clinicianId))
    const held = await claimFor(tx, holders, wanted)
    if (!held) throw taken()
    // One hold per guest session. Released only now, so that a patient who cannot have the other time keeps this one.
    await releaseHolds(tx, guestSessionId, now(), held.id)
    return holdView(tx, held)
  })
}

interface Wanted {
  readonly guestSessionId: string
  readonly startsAt: Date
  readonly networkDigest: Buffer
  readonly now: Instant
}

/** With the clinician for whom it is already being paid, else the first who is free. */
async function claimFor(tx: Orm, holders: readonly AvailableClinician[], wanted: Wanted): Promise<Appointment | null> {
  await lockTimesOfAll(tx, holders)
  const given = { ...wanted, service: service.key, state: 'held', by: 'patient' } as const
  const order = await orderWaitingFor(tx, wanted)
  const same = holders.filter(({ clinicianId }) => clinicianId === order?.clinicianId)
  const again = order && (await claimAny(tx, same, { ...given, ...order }))
  return again ?? claimAny(tx, holders, { ...given, orderId: null, policyVersion: currentPolicy.version })
}

type WaitingOrder = Pick<Appointment, 'clinicianId' | 'orderId' | 'policyVersion'>

/**
 * The hold that is being paid for expired and is renewed, so the order continues with it. Null: the order is for
 * another time.
 */
async function orderWaitingFor(tx: Orm, { guestSessionId, startsAt }: Wanted): Promise<WaitingOrder | null> {
  const [last] = await tx
    .select(getTableColumns(appointments))
    .from(appointments)
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .where(
      and(
        eq(orders.guestSessionId, guestSessionId),
        inArray(orders.state, [...payableStates]),
        isNull(orders.authorisedAt),
      ),
    )
    .orderBy(desc(appointments.createdAt))
    .limit(1)
  if (last?.startsAt.getTime() !== startsAt.getTime()) return null
  const { clinicianId, orderId, policyVersion } = last
  return { clinicianId, orderId, policyVersion }
}

export const myHold =
  ({ database, now }: Services): Handler<'my_hold'> =>
  async ({ guestSession: { presented }, session }) => {
    const [guestSessionId, canCancel] = await Promise.all([
      presented && guestSessionOf(database, presented),
      couldCancel(database, { guestSession: presented, session: session.presented }),
    ])
    if (!guestSessionId) return { hold: null, canCancel }
    return database.run(async (orm) => {
      const held = await holdOf(orm, guestSessionId, now())
      return { hold: held && (await holdView(orm, held)), canCancel }
    })
  }

export const releaseHold =
  ({ database, now }: Services): Handler<'release_hold'> =>
  async ({ guestSession: { presented } }) => {
    if (presented) {
      await database.transaction(async (tx) => {
        const guestSession = await lockGuestSession(tx, presented)
        if (guestSession) await releaseHolds(tx, guestSession.id, now())
      })
    }
    return {}
  }
