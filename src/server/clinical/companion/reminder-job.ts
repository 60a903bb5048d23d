import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { isCompanionOpen, isRemindedOf, reminderDue, weekOf } from '#domain/companion/companion.ts'
import { isNotRestricted } from '../../identity/restrictions/restricted.ts'
import { forAllRows, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import { sendNow } from '../../platform/jobs/send-now.ts'
import type { Services } from '../../platform/services.ts'
import { reminderMessages } from '../treatment/reminders/reminder-messages.ts'
import { companionOf, companionWeeksOf } from './companion-rows.ts'
import { companionSettings } from './tables.ts'

const columns = {
  plan: { wished: companionSettings.remindsPlan, reminded: companionSettings.planReminded, set: 'planReminded' },
  note: { wished: companionSettings.remindsNote, reminded: companionSettings.noteReminded, set: 'noteReminded' },
} as const

/** Reminds of the plan and of the note of a week, each once, while the companion lasts and nothing is written yet. */
export async function remindOfCompanion(services: Services): Promise<void> {
  const { database, vault, now } = services
  const { date: today, time } = londonTimeAt(now())
  const due = reminderDue(today, Number(time.slice(0, 2)))
  if (due === null) return
  const week = weekOf(today)
  const { wished, reminded, set } = columns[due]
  const { accountId } = companionSettings
  const isDue = and(eq(wished, true), or(isNull(reminded), lt(reminded, week)), isNotRestricted(accountId, now()))
  await forAllRows(services, {
    task: 'companions are reminded of',
    next: async (after) => {
      const rows = await database.run((orm) =>
        orm
          .select({ id: accountId })
          .from(companionSettings)
          .where(and(gt(accountId, after), isDue))
          .orderBy(asc(accountId))
          .limit(rowsAtOnce),
      )
      return rows.map(({ id }) => id)
    },
    work: (id) =>
      database.transaction(async (tx) => {
        const [taken] = await tx
          .update(companionSettings)
          .set({ [set]: week })
          .where(and(eq(accountId, id), isDue))
          .returning({ id: accountId })
        const companion = taken && (await companionOf(tx, id))
        if (!companion || !isCompanionOpen(companion, today)) return
        const written = (await companionWeeksOf(tx, vault, id)).find((one) => one.week === week)
        if (written && !isRemindedOf(due, written)) return
        // As a notification where they have allowed those, otherwise by email.
        await services.messages.writeAll(tx, await reminderMessages(services, tx, [{ accountId: id, by: 'push' }]))
      }),
  })
  await sendNow(services)
}
