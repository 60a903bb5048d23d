import { eq, sql } from 'drizzle-orm'
import type { WeightUnit } from '#domain/body/weight.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import type { Services } from '../../platform/services.ts'
import { trackingSettings } from './tables.ts'

interface Settings {
  readonly unit: WeightUnit
  readonly goalKg: number | null
  readonly sharedSince: Date | null
}

const goalOwner = (accountId: string) => `account/${accountId}/weight goal`

export async function settingsOf(orm: Orm, vault: Vault, accountId: string): Promise<Settings> {
  const [found] = await orm.select().from(trackingSettings).where(eq(trackingSettings.accountId, accountId))
  return {
    unit: found?.unit ?? 'kg',
    goalKg: found?.goal ? Number(vault.open(found.goal, goalOwner(accountId))) : null,
    sharedSince: found?.sharedSince ?? null,
  }
}

export const setTracking =
  ({ database, vault, now }: Services): Handler<'set_tracking'> =>
  async ({ account: { id: accountId }, body: { unit, goalKg, isShared } }) => {
    const sealGoal = (kg: number) => vault.seal(String(kg), goalOwner(accountId))
    const change = {
      ...(unit !== undefined && { unit }),
      ...(goalKg !== undefined && { goal: goalKg === null ? null : sealGoal(goalKg) }),
      ...(isShared === false && { sharedSince: null }),
      // Repeated consent keeps its first date.
      ...(isShared === true && { sharedSince: sql`coalesce(tracking_settings.shared_since, ${new Date(now())})` }),
    }
    if (Object.keys(change).length === 0) return {}
    const first = { ...change, ...(isShared === true && { sharedSince: new Date(now()) }) }
    await database.run((orm) =>
      orm
        .insert(trackingSettings)
        .values({ accountId, ...first })
        .onConflictDoUpdate({ target: trackingSettings.accountId, set: change }),
    )
    return {}
  }
