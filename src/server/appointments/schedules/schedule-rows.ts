import { and, asc, eq, gte } from 'drizzle-orm'
import type { Exception } from '#domain/appointments/availability.ts'
import type { Weekday } from '#domain/appointments/calendar.ts'
import type { EditedSchedule } from '#domain/appointments/schedule-form.ts'
import { holidaysBetween } from '#domain/calendar/bank-holidays.ts'
import type { Orm } from '../../platform/database/database.ts'
import { nation, templateOf } from '../schedule.ts'
import { type clinicians, holidays, scheduleExceptions, serviceLengths, weeklyTimes } from '../tables.ts'

type Clinician = typeof clinicians.$inferSelect

interface Days {
  readonly from: string
  readonly to: string
}

/** Days on which the clinic is closed unless extra times say otherwise. */
export async function closedDays(tx: Orm, { from, to }: Days) {
  const own = await tx.select().from(holidays).where(eq(holidays.nation, nation))
  return holidaysBetween(nation, { from, to }, own)
}

async function weeklyOf(tx: Orm, clinicianId: string) {
  const rows = await tx.select().from(weeklyTimes).where(eq(weeklyTimes.clinicianId, clinicianId))
  return rows.map(({ weekday, time }) => [weekday as Weekday, time] as const).toSorted()
}

async function exceptionsOf(tx: Orm, clinicianId: string, from: string): Promise<Exception[]> {
  const rows = await tx
    .select()
    .from(scheduleExceptions)
    .where(and(eq(scheduleExceptions.clinicianId, clinicianId), gte(scheduleExceptions.date, from)))
    .orderBy(asc(scheduleExceptions.date), asc(scheduleExceptions.kind))
  return rows.map(({ date, kind, times }) => (kind === 'closed' ? { date, kind } : { date, kind, times }))
}

/** Everything that determines when a clinician's appointments begin in these days. */
export async function offeredBy(tx: Orm, clinician: Clinician, days: Days) {
  const { id } = clinician
  return {
    template: templateOf(await weeklyOf(tx, id), clinician),
    exceptions: await exceptionsOf(tx, id, days.from),
    holidays: await closedDays(tx, days),
  }
}

/** In its editable form: past days are left out. */
export async function editedSchedule(tx: Orm, clinician: Clinician, today: string): Promise<EditedSchedule> {
  const weekly = await weeklyOf(tx, clinician.id)
  const lengths = await tx.select().from(serviceLengths).where(eq(serviceLengths.clinicianId, clinician.id))
  return {
    weekly:
      weekly.length === 0 && !clinician.hasOwnTimes ? null : templateOf(weekly, { ...clinician, hasOwnTimes: true }),
    exceptions: await exceptionsOf(tx, clinician.id, today),
    lengths: lengths.map(({ service, minutes }) => ({ service, minutes })),
    bufferMinutes: clinician.bufferMinutes,
    noticeMinutes: clinician.noticeMinutes,
    horizonDays: clinician.horizonDays,
  }
}
