import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import { scheduleWords as words } from '#content/desk/schedules.ts'
import type { Schedule, ScheduleHit } from '#contract/desk/schedules.ts'
import { addDays } from '#domain/booking/calendar.ts'
import { usualWeekOf } from '#domain/booking/default-template.ts'
import { hitBy, scheduleProblem } from '#domain/booking/schedule-form.ts'
import { bookableServices } from '#domain/booking/services.ts'
import { writtenDate } from '#domain/booking/written-time.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import { referenceOf } from '../../bookings/party.ts'
import { appointments, calendarFeeds, clinicians, scheduleChanges } from '../../bookings/tables.ts'
import type { Handler } from '../../calls/route.ts'
import type { Orm } from '../../database/database.ts'
import { tellDesk } from '../../desk-changes/tell-desk.ts'
import { Refusal } from '../../http/refusal.ts'
import { orders } from '../../orders/tables.ts'
import type { Services } from '../../services.ts'
import { staffName } from '../../staff/staff-names.ts'
import { openStaffDetails } from '../../staff/staff-rows.ts'
import { staff as staffTable } from '../../staff/tables.ts'
import { chosenOf, cliniciansFor, lockClinician } from '../day/whose-day.ts'
import { closedDays, editedSchedule, replaceSchedule } from './schedule-rows.ts'

type Clinician = typeof clinicians.$inferSelect

/** Holidays are shown as far ahead as anybody plans. */
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
      const mayConnect = staff.capabilities.has('manage-appointments')
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

/** The same, as the contract writes it. */
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

/** What is booked from now on, at a time that these would no longer offer. */
async function hitsOf(
  tx: Orm,
  { id: clinicianId, services: held }: Clinician,
  schedule: Schedule,
  now: Instant,
): Promise<ScheduleHit[]> {
  const booked = await tx
    .select({ appointment: appointments, order: orders })
    .from(appointments)
    .leftJoin(orders, eq(orders.id, appointments.orderId))
    .where(
      and(
        eq(appointments.clinicianId, clinicianId),
        eq(appointments.state, 'booked'),
        gt(appointments.startsAt, new Date(now)),
      ),
    )
    .orderBy(asc(appointments.startsAt))
  const last = booked.at(-1)
  if (!last) return []
  const days = { from: londonTimeAt(now).date, to: londonTimeAt(last.appointment.startsAt.getTime()).date }
  const offered = {
    template: schedule.weekly ?? usualWeekOf(held),
    exceptions: schedule.exceptions,
    holidays: await closedDays(tx, days),
  }
  const rows = booked.map((one) => ({ ...one, start: one.appointment.startsAt.getTime() }))
  return hitBy(offered, rows).map(({ appointment, order }) => ({
    id: appointment.id,
    startsAt: appointment.startsAt.toISOString(),
    reference: referenceOf(appointment, order),
  }))
}

function requireSensible(schedule: Schedule): void {
  const problem = scheduleProblem(schedule)
  if (!problem) return
  const day = writtenDate(problem.date)
  const because =
    problem.is === 'left out' ? words.problems[problem.is](day, problem.time) : words.problems[problem.is](day)
  throw new Refusal(422, because, { because: [because] })
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
    services.database.run((orm) =>
      orm.transaction(async (tx) => {
        const locked = await lockClinician(tx, staff, asked)
        const { id, epoch: current } = locked
        if (current !== epoch) {
          const last = await lastChange(services, tx, id)
          throw new Refusal(409, words.changedBy(last?.by ?? words.somebody), { by: last?.by ?? null })
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
        // Of no appointment: days that are shown are asked for anew.
        await tellDesk(tx, 'appointment', staff.id)
        return { epoch: next, hits: await hitsOf(tx, locked, schedule, now) }
      }),
    )
