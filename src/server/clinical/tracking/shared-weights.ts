import { and, inArray, isNotNull } from 'drizzle-orm'
import { type MeasureSource, readingSources } from '#domain/treatment/tracking/measures.ts'
import type { DayValue } from '#domain/treatment/tracking/trend.ts'
import { oncePerWeek } from '#domain/treatment/tracking/trend-change.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { settingsOf } from './settings.ts'
import { trackingSettings } from './tables.ts'
import { loggedBy, weightsOfEach } from './tracked-rows.ts'

const isReading = (source: MeasureSource) => readingSources.some((one) => one === source)

/** Weights a patient logs and shares, one per week. Nothing while they do not share. */
export async function sharedWeights(orm: Orm, vault: Vault, accountId: string) {
  const { sharedSince } = await settingsOf(orm, vault, accountId)
  if (!sharedSince) return []
  const logged = await loggedBy(orm, vault, { accountId, measures: ['weight'] })
  const readings = new Set(logged.flatMap(({ on, source }) => (isReading(source) ? [on] : [])))
  return oncePerWeek(logged).map(({ on, value }) => ({ on, kg: value, isReading: readings.has(on) }))
}

interface Shared {
  readonly isShared: boolean
  /** One per week: shared weights, or else those reported in check-ins. */
  readonly weights: readonly DayValue[]
}

/** The same for several patients from a day on, by account. */
export async function sharedWeightsOfEach(
  orm: Orm,
  vault: Vault,
  { accountIds, from }: { readonly accountIds: readonly string[]; readonly from: string },
): Promise<ReadonlyMap<string, Shared>> {
  const found = await orm
    .select({ id: trackingSettings.accountId })
    .from(trackingSettings)
    .where(and(inArray(trackingSettings.accountId, [...accountIds]), isNotNull(trackingSettings.sharedSince)))
  const sharing = found.map(({ id }) => id)
  const logged = Map.groupBy(
    await weightsOfEach(orm, vault, { accountIds, sharing, from }),
    ({ accountId }) => accountId,
  )
  return new Map(
    accountIds.map((id) => [id, { isShared: sharing.includes(id), weights: oncePerWeek(logged.get(id) ?? []) }]),
  )
}
