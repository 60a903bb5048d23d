import { eq } from 'drizzle-orm'
import type {
  holdSlot as holdSlotCall,
  myHold as myHoldCall,
  releaseHold as releaseHoldCall,
  SlotHold,
} from '#contract/bookings.ts'
import { isOffered } from '#domain/booking/availability.ts'
import { instantAt } from '#domain/booking/london-time.ts'
import { currentPolicy } from '#domain/booking/policy.ts'
import { adultAdhdAssessment } from '#domain/booking/service.ts'
import { visits } from '../database/schema.ts'
import type { CallRequest, Handler } from '../route.ts'
import type { Services } from '../services.ts'
import { singleFlight } from '../single-flight.ts'
import { ensureVisit, lockVisit, visitOf } from '../visits/visits.ts'
import { behindTheFirst } from './behind-the-first.ts'
import { claim, slotTaken } from './claims.ts'
import { holdOf, lockHold, releaseHolds, shownHold } from './holds.ts'
import { scheduleOf } from './schedule.ts'

type Request = CallRequest<typeof holdSlotCall>
type ScheduleOfDay = Awaited<ReturnType<typeof scheduleOf>>

export function holdSlot(services: Services): Handler<typeof holdSlotCall> {
  const inTurn = behindTheFirst()
  const together = singleFlight<ScheduleOfDay>()
  const { database, now } = services
  return (request) => {
    const { date, time, clinician = null } = request.body
    const readDay = () => scheduleOf(database, { clinician, from: date, to: date, now: now() })
    const day = `${date} ${clinician}`
    return inTurn(`${time} ${day}`, async () => hold(services, request, await together(day, readDay)))
  }
}

async function hold({ database, now }: Services, { body, visit }: Request, day: ScheduleOfDay): Promise<SlotHold> {
  const start = instantAt(body)
  const { clinician } = day
  // Most who come too late are told so here, and leave no trace.
  if (!isOffered(start, day.for(visit.presented), now())) throw slotTaken()
  const visitId = await ensureVisit(database, visit)
  const { key: service, minutes } = adultAdhdAssessment
  return database.run((orm) =>
    orm.transaction(async (tx) => {
      // One browser's two tabs take turns.
      await tx.select({ id: visits.id }).from(visits).where(eq(visits.id, visitId)).for('update')
      const before = await lockHold(tx, visitId, now())
      if (before?.clinicianId === clinician.id && before.startsAt.getTime() === start) return shownHold(tx, before)
      const held = await claim(tx, {
        clinicianId: clinician.id,
        service,
        minutes,
        startsAt: new Date(start),
        visitId,
        orderId: null,
        policyVersion: currentPolicy.version,
        state: 'held',
        by: 'patient',
        now: now(),
      })
      if (!held) throw slotTaken()
      // Only now: whoever cannot have the other time keeps this one.
      await releaseHolds(tx, visitId, held.id)
      return shownHold(tx, held)
    }),
  )
}

export const myHold =
  ({ database, now }: Services): Handler<typeof myHoldCall> =>
  async ({ visit: { presented } }) => {
    const visitId = presented && (await visitOf(database, presented))
    if (!visitId) return { hold: null }
    return database.run(async (orm) => {
      const held = await holdOf(orm, visitId, now())
      return { hold: held && (await shownHold(orm, held)) }
    })
  }

export const releaseHold =
  ({ database }: Services): Handler<typeof releaseHoldCall> =>
  async ({ visit: { presented } }) => {
    if (presented) {
      await database.run((orm) =>
        orm.transaction(async (tx) => {
          const visit = await lockVisit(tx, presented)
          if (visit) await releaseHolds(tx, visit.id)
        }),
      )
    }
    return {}
  }
