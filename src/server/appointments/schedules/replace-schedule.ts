import { and, eq, gte } from 'drizzle-orm'
import type { EditedSchedule } from '#domain/appointments/schedule-form.ts'
import type { Orm } from '../../platform/database/database.ts'
import { scheduleExceptions, serviceLengths, weeklyTimes } from '../tables.ts'

/** Replaces the times of a schedule. Past days stay as they are. */
export async function replaceSchedule(tx: Orm, clinicianId: string, schedule: EditedSchedule, today: string) {
  await tx.delete(weeklyTimes).where(eq(weeklyTimes.clinicianId, clinicianId))
  const weekly = Object.entries(schedule.weekly ?? {}).flatMap(([weekday, times]) =>
    [...new Set(times)].map((time) => ({ clinicianId, weekday: Number(weekday), time })),
  )
  if (weekly.length > 0) await tx.insert(weeklyTimes).values(weekly)
  await tx
    .delete(scheduleExceptions)
    .where(and(eq(scheduleExceptions.clinicianId, clinicianId), gte(scheduleExceptions.date, today)))
  const exceptions = schedule.exceptions
    .filter(({ date }) => date >= today)
    .map((one) => ({
      clinicianId,
      date: one.date,
      kind: one.kind,
      times: one.kind === 'extra' ? [...new Set(one.times)].toSorted() : [],
    }))
  if (exceptions.length > 0) await tx.insert(scheduleExceptions).values(exceptions)
  await tx.delete(serviceLengths).where(eq(serviceLengths.clinicianId, clinicianId))
  const lengths = schedule.lengths.map((one) => ({ clinicianId, ...one }))
  if (lengths.length > 0) await tx.insert(serviceLengths).values(lengths).onConflictDoNothing()
}
