import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { addDays } from '#domain/appointments/calendar.ts'
import { bloodReminderDue } from '#domain/blood-tests/schedule.ts'
import { bloodPanels } from '#domain/blood-tests/tests.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { policy } from '#domain/clinical/policy.ts'
import { isNotRestricted, isUseStopped } from '../../identity/restrictions/restricted.ts'
import { forAllRows, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import { sendNow } from '../../platform/jobs/send-now.ts'
import type { Services } from '../../platform/services.ts'
import { bloodReportsOf, bloodScheduleOf } from '../cases/blood-reports.ts'
import { reminderMessages } from '../treatment/reminders/reminder-messages.ts'
import { plans } from '../treatment/tables.ts'
import { isUnderWay } from './is-due.ts'
import { bloodReminders, bloodReports } from './tables.ts'

/** In the daytime: a notification can make a sound. */
const fromTime = '08:00'
const untilTime = '20:00'

/**
 * Reminds of a test that is two and four weeks past its day, each once, while treatment is active. Who has handed in
 * results or whose kit is on its way has done their part.
 */
export async function remindOfBloodTests(services: Services): Promise<void> {
  const { database, config, now } = services
  const { date: today, time } = londonTimeAt(now())
  if (!config.reminders.email || time < fromTime || time >= untilTime) return
  const sampledBefore = addMonths(addDays(today, -policy.bloodReminderDays), -policy.bloodEveryMonths)
  // Only those whose schedule may be late: the rule decides for each of them.
  const mayBeLate = and(
    eq(plans.state, 'active'),
    isNotRestricted(plans.accountId, now()),
    lte(plans.startedOn, addDays(today, -policy.bloodReminderDays)),
    sql`not exists (select 1 from ${bloodReports} r where r.account_id = ${plans.accountId} and r.replaced_at is null
      and cardinality(r.panels) = ${bloodPanels.length} and r.taken_on > ${sampledBefore}::date)`,
  )
  await forAllRows(services, {
    task: 'blood tests are reminded of',
    next: async (after) => {
      const rows = await database.run((orm) =>
        orm
          .select({ id: plans.accountId })
          .from(plans)
          .where(and(gt(plans.accountId, after), mayBeLate))
          .orderBy(asc(plans.accountId))
          .limit(rowsAtOnce),
      )
      return rows.map(({ id }) => id)
    },
    work: (accountId) =>
      database.transaction(async (tx) => {
        if (await isUseStopped(tx, 'outreach', { accountId }, now())) return
        const schedule = await bloodScheduleOf(tx, accountId, today, await bloodReportsOf(tx, accountId))
        const kind = schedule && bloodReminderDue(schedule, today)
        if (!schedule || !kind) return
        if (await isUnderWay(tx, accountId)) return
        const made = await tx
          .insert(bloodReminders)
          .values({ accountId, dueOn: schedule.dueOn, kind, at: new Date(now()) })
          .onConflictDoNothing()
          .returning({ kind: bloodReminders.kind })
        if (made.length === 0) return
        await services.messages.writeAll(tx, await reminderMessages(services, tx, [{ accountId, by: 'push' }]))
      }),
  })
  await sendNow(services)
}
