import type { Email } from '#content/notifications/order-email.ts'
import { pages } from '#contract/pages.ts'
import { type Account, openDetails } from '../../identity/accounts/account-rows.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'

/** Tells a patient what became of their request, in the transaction that records it. */
export async function tellOfRestriction(
  { config, messages, vault }: Pick<Services, 'config' | 'messages' | 'vault'>,
  tx: Orm,
  account: Account,
  words: (about: { readonly address: string }) => Email,
): Promise<void> {
  const { email } = openDetails(vault, account)
  if (!email) return
  const about = { address: addressFor(config, pages.myData) }
  await messages.write(tx, { kind: 'email', owner: { accountId: account.id }, to: email, ...words(about) })
}
