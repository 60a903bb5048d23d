import { and, desc, ne } from 'drizzle-orm'
import { weighIn } from '#domain/appointments/services.ts'
import { type WeighInStatus, weighInStatus } from '#domain/evidence/weigh-in.ts'
import type { Appointment } from '../../appointments/claims.ts'
import { firstFreeTimes } from '../../appointments/rebooking-priority.ts'
import { appointments } from '../../appointments/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { EvidenceCheck } from '../cases/evidence-rows.ts'
import { weighInsOf } from '../cases/weigh-ins-of.ts'
import { reportedByPatient } from './evidence-in-progress.ts'

/** The last one a patient booked, at its current time. */
export async function lastWeighIn(orm: Orm, accountId: string): Promise<Appointment | null> {
  const [last] = await orm
    .select()
    .from(appointments)
    .where(and(weighInsOf(accountId), ne(appointments.state, 'rescheduled')))
    .orderBy(desc(appointments.createdAt))
    .limit(1)
  return last ?? null
}

/** What it means for the task, given later findings. */
export function statusOfWeighIn(
  last: Appointment | null,
  checks: readonly EvidenceCheck[],
  now: number,
): WeighInStatus | null {
  const finding = checks.findLast(({ gate, how }) => gate === 'measurements' && how !== reportedByPatient)
  const appointment = last && {
    start: last.startsAt.getTime(),
    minutes: last.minutes,
    state: last.state,
    isCalledOff: last.calledOffAt !== null,
  }
  return weighInStatus(appointment, finding?.at.getTime() ?? null, now)
}

export async function firstFreeWeighIns(services: Services): Promise<string[]> {
  const times = await firstFreeTimes(services, { service: weighIn, clinician: null, isFirst: false })
  return times.map((at) => new Date(at).toISOString())
}
