import { and, inArray, isNotNull } from 'drizzle-orm'
import { type DayValue, oncePerWeek } from '#domain/tracking/trend.ts'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { settingsOf } from './settings.ts'
import { trackingSettings } from './tables.ts'
import { loggedBy, weightsOfEach } from './tracked-rows.ts'

/** What somebody logs and lets the team see, one of each week. Nothing while they do not share it. */
export async function sharedWeights(orm: Orm, vault: Vault, accountId: string) {
  const { sharedSince } = await settingsOf(orm, vault, accountId)
  if (!sharedSince) return []
  const logged = await loggedBy(orm, vault, { accountId, measures: ['weight'] })
  return oncePerWeek(logged).map(({ on, value }) => ({ on, kg: value }))
}

/** The same of several from a day on, by whose it is. Whoever does not share is not in it. */
export async function sharedWeightsOfEach(
  orm: Orm,
  vault: Vault,
  { accountIds, from }: { readonly accountIds: readonly string[]; readonly from: string },
): Promise<ReadonlyMap<string, readonly DayValue[]>> {
  const sharing = await orm
    .select({ id: trackingSettings.accountId })
    .from(trackingSettings)
    .where(and(inArray(trackingSettings.accountId, [...accountIds]), isNotNull(trackingSettings.sharedSince)))
  const ids = sharing.map(({ id }) => id)
  const logged = Map.groupBy(await weightsOfEach(orm, vault, ids, from), ({ accountId }) => accountId)
  return new Map(ids.map((id) => [id, oncePerWeek(logged.get(id) ?? [])]))
}
