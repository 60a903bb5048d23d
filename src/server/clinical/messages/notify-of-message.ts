import { newMessage } from '#content/notifications/new-message.ts'
import { pages } from '#contract/pages.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { threadPolicy } from '#domain/messages/policy.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type SharedLimit, sharedLimit } from '../../platform/limits/shared-limit.ts'
import type { Services } from '../../platform/services.ts'

const noticeLimit = (services: Pick<Services, 'database' | 'vault' | 'now'>): SharedLimit =>
  sharedLimit(services, { name: 'thread_notice', most: 1, windowMs: threadPolicy.noticeEveryMinutes * minuteMs })

/** Whether somebody is to be told by email now that there is something to read. Whoever asks tells them. */
export const mayTell = (services: Services, tx: Orm, accountId: string): Promise<boolean> =>
  noticeLimit(services).beginIn(tx, accountId)

/** By email, that there is something to read and nothing of what it says: in the transaction in which it is written. */
export async function notifyOfMessage(services: Services, tx: Orm, accountId: string): Promise<void> {
  if (!(await mayTell(services, tx, accountId))) return
  const account = await accountById(tx, accountId)
  const email = account && openDetails(services.vault, account).email
  if (!email) return
  const words = newMessage({ address: addressFor(services.config, pages.accountMessages) })
  await services.messages.write(tx, { kind: 'email', owner: { accountId }, to: email, ...words })
}

/** They have read it: the next one is told of again. */
export const noteRead = (services: Services, accountId: string): Promise<void> =>
  noticeLimit(services).forget(accountId)
