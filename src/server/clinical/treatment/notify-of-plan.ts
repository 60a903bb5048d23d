import { type PlanOccasion, planChangeEmail } from '#content/notifications/plan-change.ts'
import { pages } from '#contract/pages.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'

/** Emails the patient that something has changed, in the transaction of the change. The details are in the account. */
export async function notifyOfPlan(
  { config, messages, vault }: Services,
  tx: Orm,
  accountId: string,
  occasion: PlanOccasion,
): Promise<void> {
  const account = await accountById(tx, accountId)
  const email = account && openDetails(vault, account).email
  if (!email) return
  const words = planChangeEmail(occasion, addressFor(config, pages.account))
  await messages.write(tx, { kind: 'email', owner: { accountId }, to: email, ...words })
}
