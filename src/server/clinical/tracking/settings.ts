import { eq, sql } from 'drizzle-orm'
import type { CallBody } from '#contract/calls.ts'
import type { WeightUnit } from '#domain/body/weight.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type CompositionAnswer, compositionOf } from '#domain/scale/composition.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import type { Services } from '../../platform/services.ts'
import { trackingSettings } from './tables.ts'

interface Settings {
  readonly unit: WeightUnit
  readonly goalKg: number | null
  readonly sharedSince: Date | null
  readonly isHidden: boolean
  readonly composition: CompositionAnswer | null
}

const goalOwner = (accountId: string) => `account/${accountId}/weight goal`
const compositionOwner = (accountId: string) => `account/${accountId}/body composition`

export async function settingsOf(orm: Orm, vault: Vault, accountId: string): Promise<Settings> {
  const [found] = await orm.select().from(trackingSettings).where(eq(trackingSettings.accountId, accountId))
  return {
    unit: found?.unit ?? 'kg',
    goalKg: found?.goal ? Number(vault.open(found.goal, goalOwner(accountId))) : null,
    sharedSince: found?.sharedSince ?? null,
    isHidden: found?.isHidden ?? false,
    composition: found?.composition
      ? (JSON.parse(vault.open(found.composition, compositionOwner(accountId))) as CompositionAnswer)
      : null,
  }
}

/** Whether this patient's scale may measure body composition, by the day's rule. */
export const mayMeasureComposition = ({ composition }: Pick<Settings, 'composition'>, today: string): boolean =>
  compositionOf(composition, today) === 'may'

export const setTracking =
  (services: Services): Handler<'set_tracking'> =>
  async ({ account, body }) => {
    await saveSettings(services, account.id, body)
    return {}
  }

/** Changes what is named, and nothing else. */
export async function saveSettings(
  { database, vault, now }: Services,
  accountId: string,
  { unit, goalKg, isShared, isHidden, mayMeasureComposition: may }: CallBody<'set_tracking'>,
): Promise<void> {
  const sealGoal = (kg: number) => vault.seal(String(kg), goalOwner(accountId))
  const answer = (may: boolean): CompositionAnswer => ({ may, on: londonTimeAt(now()).date })
  const change = {
    ...(unit !== undefined && { unit }),
    ...(goalKg !== undefined && { goal: goalKg === null ? null : sealGoal(goalKg) }),
    ...(isHidden !== undefined && { isHidden }),
    ...(may !== undefined && { composition: vault.seal(JSON.stringify(answer(may)), compositionOwner(accountId)) }),
    ...(isShared === false && { sharedSince: null }),
    // Repeated consent keeps its first date.
    ...(isShared === true && { sharedSince: sql`coalesce(tracking_settings.shared_since, ${new Date(now())})` }),
  }
  if (Object.keys(change).length === 0) return
  const first = { ...change, ...(isShared === true && { sharedSince: new Date(now()) }) }
  await database.run((orm) =>
    orm
      .insert(trackingSettings)
      .values({ accountId, ...first })
      .onConflictDoUpdate({ target: trackingSettings.accountId, set: change }),
  )
}
