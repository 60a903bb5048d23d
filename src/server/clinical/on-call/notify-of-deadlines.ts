import { and, asc, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { dayMs } from '#domain/calendar/durations.ts'
import { plainShare, workingShare } from '#domain/calendar/working-time.ts'
import { owners } from '#domain/cases/owners.ts'
import { clockNews } from '#domain/cases/reminders.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import type { Orm } from '../../platform/database/database.ts'
import { forAllRows, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import { eachPart } from '../../platform/jobs/parts.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { remindOnce } from '../cases/case-reminders.ts'
import { cases } from '../cases/tables.ts'
import { sendDigests } from './send-digests.ts'

type Case = typeof cases.$inferSelect

/** What is due to be announced of a deadline: that it is near, or over. */
function newsOf({ clockFrom, dueAt, state }: Case, now: number, holidays: Parameters<typeof workingShare>[2]) {
  if (!clockFrom || !dueAt) return null
  const clock = { from: clockFrom.getTime(), due: dueAt.getTime() }
  const isOurs = !['patient', 'carrier'].includes(owners[state] ?? '')
  return clockNews(isOurs ? workingShare(clock, now, holidays) : plainShare(clock, now))
}

/** Tells the desk about deadlines, at three quarters and at the end, once each across processes. */
export async function notifyOfDeadlines(services: Services): Promise<void> {
  const { database, now } = services
  const holidays = await database.run(clinicClosures)
  const running = (orm: Orm, which: SQL) =>
    orm
      .select()
      .from(cases)
      .where(
        and(
          which,
          isNotNull(cases.dueAt),
          // No deadline is so long that three quarters of it pass a week before its end.
          lte(cases.dueAt, new Date(now() + 7 * dayMs)),
          sql`not exists (select from case_reminders r
            where r.case_id = ${cases.id} and r.state_since = ${cases.stateSince} and r.what = 'clock out')`,
        ),
      )
      .orderBy(asc(cases.id))
      .limit(rowsAtOnce)
  /** Most of them: these need no transaction. */
  const quiet = new Set<string>()
  await forAllRows(services, {
    task: 'the desk is told: clocks',
    next: async (after) => {
      const found = await database.run((orm) => running(orm, gt(cases.id, after)))
      for (const one of found) if (newsOf(one, now(), holidays) === null) quiet.add(one.id)
      return found.map(({ id }) => id)
    },
    work: async (id) => {
      if (quiet.has(id)) return
      await database.transaction(async (tx) => {
        const [found] = await running(tx, eq(cases.id, id))
        const what = found ? newsOf(found, now(), holidays) : null
        if (!found || what === null || !(await remindOnce(tx, found, what, now()))) return
        await publishDeskEvent(tx, 'case', id)
        await publishDeskEvent(tx, 'watch', id)
      })
    },
  })
}

export async function notifyOfNews(services: Services): Promise<void> {
  await eachPart(services, [
    { name: 'clocks', run: () => notifyOfDeadlines(services) },
    { name: 'digests', run: () => sendDigests(services) },
  ])
}
