import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { reminderEmail } from '#content/notifications/reminder.ts'
import { reminderNotice } from '#content/notifications/reminder-notice.ts'
import { pages } from '#contract/pages.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { isReminded, reminderLateHours } from '#domain/treatment/reminders.ts'
import { openDetails } from '../../../identity/accounts/account-rows.ts'
import { accounts } from '../../../identity/accounts/tables.ts'
import { recipientIn } from '../../../orders/order-email.ts'
import { addressFor } from '../../../platform/config/config.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { goThrough } from '../../../platform/jobs/batch-cursor.ts'
import { forRowsTogether, retryRows } from '../../../platform/jobs/for-each-row.ts'
import { sendNow } from '../../../platform/jobs/send-now.ts'
import type { NewEmail, NewMessage } from '../../../platform/outbox/messages.ts'
import { subscriptionsOf } from '../../../platform/push/subscriptions.ts'
import type { Services } from '../../../platform/services.ts'
import { textsTo } from '../proven-phones.ts'
import { remindedPlans } from './reminded-plans.ts'
import { doseReminders } from './tables.ts'

const atOnce = 500

const task = 'doses are reminded of'

type Row = typeof doseReminders.$inferSelect

/** The emails to these patients, by account. They say no more than that there is a reminder. */
async function emailsTo({ vault, config, log }: Services, tx: Orm, accountIds: readonly string[]) {
  if (accountIds.length === 0) return new Map<string, NewEmail>()
  const people = await tx
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]))
  const address = addressFor(config, pages.account)
  return new Map(
    people.flatMap((person): [string, NewEmail][] => {
      const to = recipientIn(openDetails(vault, person))
      if (!to) log.error('a patient with a reminder has no email address to write to')
      const owner = { accountId: person.id }
      return to
        ? [[person.id, { kind: 'email', owner, to: to.email, ...reminderEmail({ name: to.name, address }) }]]
        : []
    }),
  )
}

/** By notification or text where they chose it and it is possible, else by email. */
async function messagesTo(services: Services, tx: Orm, rows: readonly Row[]): Promise<NewMessage[]> {
  const chose = (way: Row['by']) => rows.flatMap(({ by, accountId }) => (by === way ? [accountId] : []))
  const emails = await emailsTo(
    services,
    tx,
    rows.map(({ accountId }) => accountId),
  )
  const offered = services.push.publicKey === null ? [] : chose('push')
  const browsers = await subscriptionsOf(tx, services.vault, offered)
  const notifications = browsers.map((subscription): NewMessage => {
    const { accountId } = subscription
    const otherwise = emails.get(accountId) ?? null
    return { kind: 'push', owner: { accountId }, subscription, text: reminderNotice, otherwise }
  })
  const texts = await textsTo(services, tx, chose('text'), reminderNotice)
  const reached = new Set([...browsers.map(({ accountId }) => accountId), ...texts.keys()])
  const others = [...emails].flatMap(([accountId, email]) => (reached.has(accountId) ? [] : [email]))
  return [...notifications, ...texts.values(), ...others]
}

/** Rows that have not been considered today. Each is, once, whichever process does it. */
const notYet = (today: string) => or(isNull(doseReminders.consideredOn), lt(doseReminders.consideredOn, today))

const remind = (services: Services, accountIds: readonly string[], today: string): Promise<void> =>
  services.database.transaction(async (tx) => {
    const rows = await tx
      .update(doseReminders)
      .set({ consideredOn: today })
      .where(and(inArray(doseReminders.accountId, [...accountIds]), notYet(today)))
      .returning()
    const found = await remindedPlans(
      tx,
      rows.map(({ accountId }) => accountId),
      today,
    )
    const due = rows.filter(({ accountId }) => {
      const plan = found.get(accountId)
      return plan !== undefined && isReminded(plan, today)
    })
    await services.messages.writeAll(tx, await messagesTo(services, tx, due))
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
      .where(and(eq(doseReminders.hour, hour), gt(accountId, after), notYet(today)))
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
