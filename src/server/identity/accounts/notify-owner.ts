import { type SecurityChange, securityChangeEmail } from '#content/notifications/security-notices.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { type Account, openDetails } from './account-rows.ts'

/** Emails a patient about a change to how they sign in, in the transaction of the change. */
export async function notifyOwner(
  { config, messages, now, vault }: Pick<Services, 'config' | 'messages' | 'now' | 'vault'>,
  tx: Orm,
  account: Pick<Account, 'id' | 'details'>,
  change: SecurityChange,
): Promise<void> {
  const { email } = openDetails(vault, account)
  if (!email) return
  const about = { change, at: formatDateTime(now()), address: addressFor(config, pages.forgotPassword) }
  await messages.write(tx, {
    kind: 'email',
    owner: { accountId: account.id },
    to: email,
    ...securityChangeEmail(about),
  })
}
