import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import { scheduleWords as words } from '#content/appointments/schedules.ts'
import type { Schedule } from '#contract/appointments/schedules.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { type EditedSchedule, scheduleProblem } from '#domain/appointments/schedule-form.ts'
import { bookableServices } from '#domain/appointments/services.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { mayGrant } from '#domain/identity/staff/grants.ts'
import type { Handler } from '../../identity/handler.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import { openStaffDetails } from '../../identity/staff/staff-rows.ts'
import { staff as staffTable } from '../../identity/staff/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { chosenOf, cliniciansFor, lockClinician } from '../desk/whose-day.ts'
import {
  calendarFeeds,
  clinicians,
  scheduleChanges,
  scheduleExceptions,
  serviceLengths,
  weeklyTimes,
} from '../tables.ts'
import { hitsOf } from './schedule-hits.ts'
import { closedDays, editedSchedule } from './schedule-rows.ts'

/** How far ahead holidays are shown in the schedule editor. */
const holidaysAheadDays = 366

export const deskSchedule =
  (services: Services): Handler<'desk_schedule'> =>
  ({ body: { clinician: asked }, staff }) =>
    services.database.run(async (orm) => {
      const today = londonTimeAt(services.now()).date
      const open = await cliniciansFor(orm, staff)
      const chosen = chosenOf(open, asked)
      const [feed] = chosen
        ? await orm.select().from(calendarFeeds).where(eq(calendarFeeds.clinicianId, chosen.id))
        : []
      const mayConnect = mayGrant('calendar link', staff.roles)
      const people = mayConnect ? await orm.select().from(staffTable).where(isNull(staffTable.endedAt)) : null
      return {
        clinicians: open.map(({ id, name, title, staffId, isBookable, services: held }) => ({
          id,
          name,
          title,
          isMe: staffId === staff.id,
          isBookable,
          staffId,
          services: held,
        })),
        clinician: chosen?.id ?? null,
        epoch: chosen?.epoch ?? 0,
        schedule: chosen && (mutable(await editedSchedule(orm, chosen, today)) as Schedule),
        services: bookableServices.map(({ key, name, minutes }) => ({ key, name, minutes })),
        holidays: await closedDays(orm, { from: today, to: addDays(today, holidaysAheadDays) }),
        changed: chosen && (await lastChange(services, orm, chosen.id)),
        feedSince: feed?.createdAt.toISOString() ?? null,
        people: people?.map((row) => ({ id: row.id, name: openStaffDetails(services.vault, row).name })) ?? null,
      }
    })

/** The schedule in the shape of the contract. */
const mutable = <Value>(value: Value): Value => structuredClone(value)

async function lastChange(services: Services, orm: Orm, clinicianId: string) {
  const [last] = await orm
    .select()
    .from(scheduleChanges)
    .where(eq(scheduleChanges.clinicianId, clinicianId))
    .orderBy(desc(scheduleChanges.epoch))
    .limit(1)
  return last ? { by: await staffName(services, orm, last.staffId), at: last.at.toISOString() } : null
}

function requireSensible(schedule: Schedule): void {
  const problem = scheduleProblem(schedule)
  if (!problem) return
  const day = formatLongDate(problem.date)
  const because =
    problem.is === 'left out' ? words.problems[problem.is](day, problem.time) : words.problems[problem.is](day)
  throw new ApiError(422, because, { because: [because] })
}

export const deskPreviewSchedule =
  ({ database, now }: Services): Handler<'desk_preview_schedule'> =>
  ({ body: { clinician, schedule }, staff }) =>
    database.run(async (orm) => {
      const chosen = chosenOf(await cliniciansFor(orm, staff), clinician)
      requireSensible(schedule)
      return { hits: chosen ? await hitsOf(orm, chosen, schedule, now()) : [] }
    })

export const deskSaveSchedule =
  (services: Services): Handler<'desk_save_schedule'> =>
  ({ body: { clinician: asked, epoch, schedule }, staff }) =>
    services.database.transaction(async (tx) => {
      const locked = await lockClinician(tx, staff, asked)
      const { id, epoch: current } = locked
      if (current !== epoch) {
        const last = await lastChange(services, tx, id)
        throw new ApiError(409, words.changedBy(last?.by ?? words.somebody), { by: last?.by ?? null })
      }
      requireSensible(schedule)
      const now = services.now()
      await replaceSchedule(tx, id, schedule, londonTimeAt(now).date)
      const { bufferMinutes, noticeMinutes, horizonDays, weekly } = schedule
      const next = current + 1
      await tx
        .update(clinicians)
        .set({ bufferMinutes, noticeMinutes, horizonDays, hasOwnTimes: weekly !== null, epoch: next })
        .where(eq(clinicians.id, id))
      await tx.insert(scheduleChanges).values({ clinicianId: id, epoch: next, staffId: staff.id, at: new Date(now) })
      // About no appointment: it makes desks reload the days they show.
      await publishDeskEvent(tx, 'appointment', staff.id)
      return { epoch: next, hits: await hitsOf(tx, locked, schedule, now) }
    })

/** Replaces the times of a schedule. Past days stay as they are. */
async function replaceSchedule(tx: Orm, clinicianId: string, schedule: EditedSchedule, today: string) {
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
