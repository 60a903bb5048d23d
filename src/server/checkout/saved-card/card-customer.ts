import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import type { SavedCard } from '../../platform/gateways/cards/cards.ts'
import type { Services } from '../../platform/services.ts'
import { cardCustomers } from '../payment/tables.ts'
import { maySaveCard } from './card-consent.ts'

type Keeping = Pick<Services, 'cards' | 'database' | 'now'>

/** Null: they have never saved a card. */
export async function customerOf(orm: Orm, accountId: string): Promise<string | null> {
  const [found] = await orm.select().from(cardCustomers).where(eq(cardCustomers.accountId, accountId))
  return found?.customer ?? null
}

/** The patient's id at the provider, created if needed. Two requests at once create one. */
export async function ensureCustomer({ cards, database, now }: Keeping, accountId: string): Promise<string> {
  const known = await database.run((orm) => customerOf(orm, accountId))
  if (known !== null) return known
  const customer = await cards.createCustomer(`customer:${accountId}`)
  await database.run((orm) =>
    orm
      .insert(cardCustomers)
      .values({ accountId, customer, createdAt: new Date(now()) })
      .onConflictDoNothing(),
  )
  return customer
}

/** Schedules a comparison of the saved cards. The later of two times holds. */
export const scheduleCardSync = async (orm: Orm, accountId: string, at: Date): Promise<void> =>
  void (await orm
    .update(cardCustomers)
    .set({ syncAt: sql`greatest(${cardCustomers.syncAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(cardCustomers.accountId, accountId)))

/** The patient's saved card, with their consent: the last one. Null: none. */
export async function savedCardOf({ cards, database }: Keeping, accountId: string): Promise<SavedCard | null> {
  const customer = await database.run(async (orm) =>
    (await maySaveCard(orm, accountId)) ? customerOf(orm, accountId) : null,
  )
  return customer === null ? null : ((await cards.savedCards(customer))[0] ?? null)
}
