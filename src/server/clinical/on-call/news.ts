import { and, asc, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { dayMs } from '#domain/calendar/durations.ts'
import { plainShare, workingShare } from '#domain/calendar/working-time.ts'
import { owners } from '#domain/cases/owners.ts'
import { clockNews } from '#domain/cases/reminders.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { remindOnce } from '../cases/case-reminders.ts'
import { cases } from '../cases/tables.ts'
import { sendDigests } from './send-digests.ts'

const atOnce = 500
const nobody = '00000000-0000-0000-0000-000000000000'

/** Tells the desk of clocks that run out, three quarters and all of it, once each across processes. */
export async function tellClocks({ database, now }: Services): Promise<void> {
  const holidays = await database.run(clinicClosures)
  let after = nobody
  let portion: (typeof cases.$inferSelect)[]
  do {
    portion = await database.run((orm) =>
      orm
        .select()
        .from(cases)
        .where(
          and(
            isNotNull(cases.dueAt),
            // No clock runs for so long that three quarters of it are used a week before its end.
            lte(cases.dueAt, new Date(now() + 7 * dayMs)),
            gt(cases.id, after),
            sql`not exists (select from case_reminders r
              where r.case_id = ${cases.id} and r.state_since = ${cases.stateSince} and r.what = 'clock out')`,
          ),
        )
        .orderBy(asc(cases.id))
        .limit(atOnce),
    )
    for (const found of portion) {
      if (!found.clockFrom || !found.dueAt) continue
      const clock = { from: found.clockFrom.getTime(), due: found.dueAt.getTime() }
      const isOurs = !['patient', 'carrier'].includes(owners[found.state] ?? '')
      const what = clockNews(isOurs ? workingShare(clock, now(), holidays) : plainShare(clock, now()))
      if (what === null) continue
      await database.run((orm) =>
        orm.transaction(async (tx) => {
          if (!(await remindOnce(tx, found, what, now()))) return
          await publishDeskEvent(tx, 'case', found.id)
          await publishDeskEvent(tx, 'watch', found.id)
        }),
      )
    }
    after = portion.at(-1)?.id ?? after
  } while (portion.length === atOnce)
}

export async function tellNews(services: Services): Promise<void> {
  await tellClocks(services)
  await sendDigests(services)
}
