import { and, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import { scheduleWords } from '#content/booking.ts'
import type { SlotHold } from '#contract/bookings.ts'
import { isOffered, lastBookableDay } from '#domain/booking/availability.ts'
import { currentPolicy } from '#domain/booking/policy.ts'
import { adultAdhdAssessment } from '#domain/booking/service.ts'
import { bookableService } from '#domain/booking/services.ts'
import { writtenDate } from '#domain/booking/written-time.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { payableStates } from '#domain/orders/payment-state.ts'
import type { CallRequest, Handler } from '../calls/route.ts'
import type { Orm } from '../database/database.ts'
import { requireBotCheck } from '../gateways/bot-check/require-bot-check.ts'
import { Refusal } from '../http/refusal.ts'
import { singleFlight } from '../jobs/single-flight.ts'
import { orders } from '../orders/tables.ts'
import { requireEligibleAnswers } from '../questionnaires/eligible-answers.ts'
import type { Services } from '../services.ts'
import { visits } from '../visits/tables.ts'
import { lockVisit, visitOf } from '../visits/visits.ts'
import { type Appointment, claim, slotTaken } from './claims.ts'
import { couldCancel } from './could-cancel.ts'
import { choosesFirst } from './first-choice.ts'
import { networkDigestOf, requireHoldAllowed } from './hold-limits.ts'
import { holdOf, lockHold, releaseHolds, shownHold } from './holds.ts'
import { queueBehindFirst } from './queue-behind-first.ts'
import { scheduleOf } from './schedule.ts'
import { appointments } from './tables.ts'

type Request = CallRequest<'hold_slot'>
type ScheduleOfDay = Awaited<ReturnType<typeof scheduleOf>>

/** What is held while it is paid for. */
const service = bookableService(adultAdhdAssessment.key)

export function holdSlot(services: Services): Handler<'hold_slot'> {
  const inTurn = queueBehindFirst()
  const together = singleFlight<ScheduleOfDay>()
  const { database, now } = services
  return (request) => {
    const { date, time, clinician = null } = request.body
    const readDay = () => scheduleOf(database, { service, clinician, from: date, to: date, now: now() })
    const day = `${date} ${clinician}`
    return inTurn(`${time} ${day}`, async () => hold(services, request, await together(day, readDay)))
  }
}

async function hold(services: Services, request: Request, day: ScheduleOfDay): Promise<SlotHold> {
  const { database, botCheck, now } = services
  const { body, visit } = request
  const start = instantAt(body)
  const { clinician } = day
  const lastDay = lastBookableDay(now(), day.horizonDays)
  if (body.date > lastDay) throw new Refusal(409, scheduleWords.refused.tooFar(writtenDate(lastDay)))
  // Most who come too late are told so here, and leave no trace.
  const isFirst = day.noticeMinutes > 0 && (await choosesFirst(database, request.session.presented, now()))
  if (!isOffered(start, day.for(visit.presented, { isFirst }), now())) throw slotTaken()
  const visitId = visit.presented && (await visitOf(database, visit.presented))
  // Nobody is led to a form that will be refused.
  await requireEligibleAnswers(services, visitId, 'appointment', scheduleWords.refused)
  if (!visitId) throw slotTaken()
  await requireBotCheck(botCheck, body.token, 'hold_slot')
  const networkDigest = networkDigestOf(services, request.network)
  return database.run((orm) =>
    orm.transaction(async (tx) => {
      // One browser's two tabs take turns.
      await tx.select({ id: visits.id }).from(visits).where(eq(visits.id, visitId)).for('no key update')
      const before = await lockHold(tx, visitId, now())
      if (before?.clinicianId === clinician.id && before.startsAt.getTime() === start) return shownHold(tx, before)
      const wanted = { clinicianId: clinician.id, startsAt: new Date(start), visitId, networkDigest, now: now() }
      await requireHoldAllowed(services, tx, wanted)
      const order = await orderWaitingFor(tx, wanted)
      const held = await claim(tx, {
        ...wanted,
        service: service.key,
        minutes: day.minutes,
        orderId: order?.orderId ?? null,
        policyVersion: order?.policyVersion ?? currentPolicy.version,
        state: 'held',
        by: 'patient',
      })
      if (!held) throw slotTaken()
      // One for each visit. Only now: whoever cannot have the other time keeps this one.
      await releaseHolds(tx, visitId, now(), held.id)
      return shownHold(tx, held)
    }),
  )
}

/** The time that is being paid for ran out and is held again: the order goes on with it. Null: it is for another time. */
async function orderWaitingFor(
  tx: Orm,
  { visitId, clinicianId, startsAt }: Pick<Appointment, 'clinicianId' | 'startsAt'> & { readonly visitId: string },
): Promise<Appointment | null> {
  const [last] = await tx
    .select(getTableColumns(appointments))
    .from(appointments)
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .where(and(eq(orders.visitId, visitId), inArray(orders.state, [...payableStates]), isNull(orders.authorisedAt)))
    .orderBy(desc(appointments.createdAt))
    .limit(1)
  const isSame = last?.clinicianId === clinicianId && last.startsAt.getTime() === startsAt.getTime()
  return last && isSame ? last : null
}

export const myHold =
  ({ database, now }: Services): Handler<'my_hold'> =>
  async ({ visit: { presented }, session }) => {
    const [visitId, canCancel] = await Promise.all([
      presented && visitOf(database, presented),
      couldCancel(database, { visit: presented, session: session.presented }),
    ])
    if (!visitId) return { hold: null, canCancel }
    return database.run(async (orm) => {
      const held = await holdOf(orm, visitId, now())
      return { hold: held && (await shownHold(orm, held)), canCancel }
    })
  }

export const releaseHold =
  ({ database, now }: Services): Handler<'release_hold'> =>
  async ({ visit: { presented } }) => {
    if (presented) {
      await database.run((orm) =>
        orm.transaction(async (tx) => {
          const visit = await lockVisit(tx, presented)
          if (visit) await releaseHolds(tx, visit.id, now())
        }),
      )
    }
    return {}
  }
