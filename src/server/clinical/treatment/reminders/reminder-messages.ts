import { inArray } from 'drizzle-orm'
import { reminderEmail } from '#content/notifications/reminder.ts'
import { reminderNotice } from '#content/notifications/reminder-notice.ts'
import { pages } from '#contract/pages.ts'
import type { ReminderWay } from '#domain/treatment/reminders.ts'
import { openDetails } from '../../../identity/accounts/account-rows.ts'
import { accounts } from '../../../identity/accounts/tables.ts'
import { recipientIn } from '../../../orders/order-email.ts'
import { addressFor } from '../../../platform/config/config.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { NewEmail, NewMessage } from '../../../platform/outbox/messages.ts'
import { subscriptionsOf } from '../../../platform/push/subscriptions.ts'
import type { Services } from '../../../platform/services.ts'
import { textsTo } from '../proven-phones.ts'

interface Reminded {
  readonly accountId: string
  readonly by: ReminderWay
}

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
export async function reminderMessages(services: Services, tx: Orm, rows: readonly Reminded[]): Promise<NewMessage[]> {
  const chose = (way: ReminderWay) => rows.flatMap(({ by, accountId }) => (by === way ? [accountId] : []))
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
