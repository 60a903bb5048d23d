import { and, desc, ne } from 'drizzle-orm'
import { weighIn } from '#domain/booking/services.ts'
import { type WeighInStanding, weighInStanding } from '#domain/evidence/weigh-in.ts'
import type { Appointment } from '../bookings/claims.ts'
import { firstFreeTimes } from '../bookings/first-choice.ts'
import { appointments } from '../bookings/tables.ts'
import type { EvidenceCheck } from '../cases/evidence-rows.ts'
import { weighInsOf } from '../cases/weigh-ins-of.ts'
import type { Orm } from '../database/database.ts'
import type { Services } from '../services.ts'
import { toldByPatient } from './under-way.ts'

/** The last one that somebody booked, wherever it was moved to. */
export async function lastWeighIn(orm: Orm, accountId: string): Promise<Appointment | null> {
  const [last] = await orm
    .select()
    .from(appointments)
    .where(and(weighInsOf(accountId), ne(appointments.state, 'rescheduled')))
    .orderBy(desc(appointments.createdAt))
    .limit(1)
  return last ?? null
}

/** What it means for the task, beside what was found since. */
export function standingOf(
  last: Appointment | null,
  checks: readonly EvidenceCheck[],
  now: number,
): WeighInStanding | null {
  const finding = checks.findLast(({ gate, how }) => gate === 'measurements' && how !== toldByPatient)
  const visit = last && {
    start: last.startsAt.getTime(),
    minutes: last.minutes,
    state: last.state,
    isCalledOff: last.calledOffAt !== null,
  }
  return weighInStanding(visit, finding?.at.getTime() ?? null, now)
}

export async function firstFreeWeighIns(services: Services): Promise<string[]> {
  const times = await firstFreeTimes(services, { service: weighIn, clinician: null, isFirst: false })
  return times.map((at) => new Date(at).toISOString())
}
