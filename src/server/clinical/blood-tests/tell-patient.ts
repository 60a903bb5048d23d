import { accountNews } from '#content/notifications/blood-tests.ts'
import { pages } from '#contract/pages.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import { recipientIn } from '../../orders/order-email.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'

/** Emails the patient that there is news in their account, in the transaction of the news. It names no test. */
export async function tellOfNews({ config, vault, messages }: Services, tx: Orm, accountId: string): Promise<void> {
  const account = await accountById(tx, accountId)
  const to = account && recipientIn(openDetails(vault, account))
  if (!to) return
  const words = accountNews({ name: to.name, address: addressFor(config, pages.account) })
  await messages.write(tx, { kind: 'email', owner: { accountId }, to: to.email, ...words })
}
