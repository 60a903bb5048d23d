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

/** Whether an unread message is due an email now. The caller sends it. */
export const mayTell = (services: Services, tx: Orm, accountId: string): Promise<boolean> =>
  noticeLimit(services).beginIn(tx, accountId)

/** Says by email that there is a message, without its content, in the transaction that writes it. */
export async function notifyOfMessage(services: Services, tx: Orm, accountId: string): Promise<void> {
  if (!(await mayTell(services, tx, accountId))) return
  const account = await accountById(tx, accountId)
  const email = account && openDetails(services.vault, account).email
  if (!email) return
  const words = newMessage({ address: addressFor(services.config, pages.accountMessages) })
  await services.messages.write(tx, { kind: 'email', owner: { accountId }, to: email, ...words })
}

/** They have read it: the next message is announced again. */
export const noteRead = (services: Services, accountId: string): Promise<void> =>
  noticeLimit(services).forget(accountId)
