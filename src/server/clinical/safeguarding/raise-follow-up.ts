import type { ReportedRisk } from '#domain/safeguarding/reported-risk.ts'
import { accountOwner } from '../../identity/accounts/account-rows.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { raiseConcern } from './raise.ts'

/** Answers in an account's form that suggest a risk, each time it is sent: raised once, until the answers change. */
export async function raiseOfFollowUp(
  services: Services,
  tx: Orm,
  reported: ReportedRisk,
  accountId: string,
): Promise<void> {
  await lockAccount(tx, accountId)
  const digest = services.vault.digest(JSON.stringify(reported), `${accountOwner(accountId)}/told`)
  await raiseConcern(services, tx, { reported, digest, guestSessionId: null, accountId, reach: null })
}
