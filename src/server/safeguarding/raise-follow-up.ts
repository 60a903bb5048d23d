import type { ToldRisk } from '#domain/safeguarding/told-risk.ts'
import { accountOwner } from '../accounts/account-rows.ts'
import { lockAccount } from '../accounts/lock-account.ts'
import type { Orm } from '../database/database.ts'
import type { Services } from '../services.ts'
import { raiseConcern } from './raise.ts'

/** What somebody told in a form of their account, each time the form is sent: once, until they tell something else. */
export async function raiseOfFollowUp(services: Services, tx: Orm, told: ToldRisk, accountId: string): Promise<void> {
  await lockAccount(tx, accountId)
  const digest = services.vault.digest(JSON.stringify(told), `${accountOwner(accountId)}/told`)
  await raiseConcern(services, tx, { told, digest, visitId: null, accountId, reach: null })
}
