import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import type { SavedCard } from '../../platform/gateways/cards/cards.ts'
import type { Services } from '../../platform/services.ts'
import { cardCustomers } from '../payment/tables.ts'
import { mayKeepCard } from './card-consent.ts'

type Keeping = Pick<Services, 'cards' | 'database' | 'now'>

/** Null: they have never kept a card. */
export async function customerOf(orm: Orm, accountId: string): Promise<string | null> {
  const [found] = await orm.select().from(cardCustomers).where(eq(cardCustomers.accountId, accountId))
  return found?.customer ?? null
}

/** How the provider knows this person, from now on if it has not until now. Two at once make one. */
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

/** What is kept is looked at then, whatever happens meanwhile. The later of two times holds. */
export const tidyFrom = async (orm: Orm, accountId: string, at: Date): Promise<void> =>
  void (await orm
    .update(cardCustomers)
    .set({ tidyAt: sql`greatest(${cardCustomers.tidyAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(cardCustomers.accountId, accountId)))

/** The card that somebody keeps with their consent: the last one. Null: they keep none. */
export async function savedCardOf({ cards, database }: Keeping, accountId: string): Promise<SavedCard | null> {
  const customer = await database.run(async (orm) =>
    (await mayKeepCard(orm, accountId)) ? customerOf(orm, accountId) : null,
  )
  return customer === null ? null : ((await cards.savedCards(customer))[0] ?? null)
}
