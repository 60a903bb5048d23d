import { ECDH } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { reminderWords as words } from '#content/treatment/reminders.ts'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { lockAccount } from '../../../identity/accounts/lock-account.ts'
import type { Handler } from '../../../identity/handler.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import {
  addSubscription,
  isSubscribed,
  removeSubscription,
  subscriptionsOf,
} from '../../../platform/push/subscriptions.ts'
import type { Services } from '../../../platform/services.ts'
import { textsTo } from '../proven-phones.ts'
import { doseReminders } from './tables.ts'

async function reminderOf(tx: Orm, accountId: string) {
  const [found] = await tx.select().from(doseReminders).where(eq(doseReminders.accountId, accountId))
  return found ?? null
}

const canText = async (services: Services, tx: Orm, accountId: string): Promise<boolean> =>
  (await textsTo(services, tx, [accountId], '')).size > 0

export const myReminder =
  (services: Services): Handler<'my_reminder'> =>
  ({ account: { id: accountId }, body: { endpoint } }) =>
    services.database.run(async (orm) => {
      const found = await reminderOf(orm, accountId)
      const browsers = await subscriptionsOf(orm, services.vault, [accountId])
      return {
        reminder: found && { hour: found.hour, by: found.by },
        publicKey: services.push.publicKey,
        isHere: endpoint !== null && (await isSubscribed(orm, accountId, endpoint)),
        browsers: browsers.length,
        canText: await canText(services, orm, accountId),
      }
    })

export const setReminder =
  (services: Services): Handler<'set_reminder'> =>
  ({ account: { id: accountId }, body: { reminder } }) =>
    saveReminder(services, accountId, reminder)

/** A reminder that is set after its hour begins on another day; one that was sent today is not sent again today. */
export const saveReminder = (
  services: Services,
  accountId: string,
  reminder: CallBody<'set_reminder'>['reminder'],
): Promise<CallReply<'set_reminder'>> =>
  services.database.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    if (reminder === null) {
      await tx.delete(doseReminders).where(eq(doseReminders.accountId, accountId))
      return {}
    }
    const { hour, by } = reminder
    if (by === 'push' && services.push.publicKey === null) throw new ApiError(422, words.noPush)
    if (by === 'text' && !(await canText(services, tx, accountId))) throw new ApiError(422, words.noText)
    const now = services.now()
    const { date: today, time } = londonTimeAt(now)
    const before = await reminderOf(tx, accountId)
    const isOver = hour <= Number(time.slice(0, 2))
    const set = { hour, by, setAt: new Date(now), consideredOn: isOver ? today : (before?.consideredOn ?? null) }
    await tx
      .insert(doseReminders)
      .values({ accountId, ...set })
      .onConflictDoUpdate({ target: doseReminders.accountId, set })
    return {}
  })

/** Whether these bytes are a key to which a message can be encrypted. */
function isKey(p256dh: string): boolean {
  try {
    const bytes = Buffer.from(p256dh, 'base64url')
    return bytes.length === 65 && ECDH.convertKey(bytes, 'prime256v1').length > 0
  } catch {
    return false
  }
}

export const addPushBrowser =
  ({ database, vault, push, now }: Services): Handler<'add_push_browser'> =>
  async ({ account: { id: accountId }, body: given }) => {
    const problem = push.publicKey === null ? words.noPush : await push.endpointProblem(given.endpoint)
    if (problem !== null || !isKey(given.p256dh)) throw new ApiError(422, words.push.unknown)
    await database.transaction(async (tx) => {
      await lockAccount(tx, accountId)
      await addSubscription(tx, vault, { accountId, given, now: now() })
    })
    return {}
  }

export const removePushBrowser =
  ({ database }: Services): Handler<'remove_push_browser'> =>
  async ({ account: { id: accountId }, body: { endpoint } }) => {
    await database.run((orm) => removeSubscription(orm, accountId, endpoint))
    return {}
  }
