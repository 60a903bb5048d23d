import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { isReminded, reminderLateHours } from '#domain/treatment/reminders.ts'
import { isNotRestricted } from '../../../identity/restrictions/restricted.ts'
import { goThrough } from '../../../platform/jobs/batch-cursor.ts'
import { forRowsTogether, retryRows } from '../../../platform/jobs/for-each-row.ts'
import { sendNow } from '../../../platform/jobs/send-now.ts'
import type { Services } from '../../../platform/services.ts'
import { remindedPlans } from './reminded-plans.ts'
import { reminderMessages } from './reminder-messages.ts'
import { doseReminders } from './tables.ts'

const atOnce = 500

const task = 'doses are reminded of'

/** Rows that have not been considered today. Each is, once, whichever process does it. */
const notYet = (today: string) => or(isNull(doseReminders.consideredOn), lt(doseReminders.consideredOn, today))

const isWrittenTo = ({ now }: Pick<Services, 'now'>) => isNotRestricted(doseReminders.accountId, now())

const remind = (services: Services, accountIds: readonly string[], today: string): Promise<void> =>
  services.database.transaction(async (tx) => {
    const rows = await tx
      .update(doseReminders)
      .set({ consideredOn: today })
      .where(and(inArray(doseReminders.accountId, [...accountIds]), notYet(today), isWrittenTo(services)))
      .returning()
    const found = await remindedPlans(
      services.vault,
      tx,
      rows.map(({ accountId }) => accountId),
      today,
    )
    const due = rows.filter(({ accountId }) => {
      const plan = found.get(accountId)
      return plan !== undefined && isReminded(plan, today)
    })
    await services.messages.writeAll(tx, await reminderMessages(services, tx, due))
  })

interface Hour {
  readonly today: string
  readonly hour: number
}

async function portion(services: Services, { today, hour }: Hour, after: string): Promise<string | null> {
  const { accountId } = doseReminders
  const rows = await services.database.run((orm) =>
    orm
      .select({ id: accountId })
      .from(doseReminders)
      .where(and(eq(doseReminders.hour, hour), gt(accountId, after), notYet(today), isWrittenTo(services)))
      .orderBy(asc(accountId))
      .limit(atOnce),
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return null
  await forRowsTogether(services, { task, ids, work: (some) => remind(services, some, today) })
  await sendNow(services)
  return ids.at(-1) ?? null
}

/**
 * Reminds patients of their dose at the hour they chose: one process at a time, continuing where it stopped. The hours
 * before are finished first; after a few hours a reminder is left out.
 */
export async function remindOfDoses(services: Services): Promise<void> {
  const { database, now } = services
  const { date: today, time } = londonTimeAt(now())
  const current = Number(time.slice(0, 2))
  await retryRows(services, { task, work: (id) => remind(services, [id], today) })
  for (let hour = Math.max(0, current - reminderLateHours); hour <= current; hour += 1)
    await goThrough(database, {
      name: `${task} ${hour}`,
      round: today,
      now,
      portion: (after) => portion(services, { today, hour }, after),
    })
}
