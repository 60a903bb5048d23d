import { oncePerWeek } from '#domain/tracking/trend.ts'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { settingsOf } from './settings.ts'
import { loggedBy } from './tracked-rows.ts'

/** What somebody logs and lets the team see, one of each week. Nothing while they do not share it. */
export async function sharedWeights(orm: Orm, vault: Vault, accountId: string) {
  const { sharedSince } = await settingsOf(orm, vault, accountId)
  if (!sharedSince) return []
  const logged = await loggedBy(orm, vault, { accountId, measures: ['weight'] })
  return oncePerWeek(logged).map(({ on, value }) => ({ on, kg: value }))
}
