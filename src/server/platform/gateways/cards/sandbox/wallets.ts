import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../../database/database.ts'
import type { Step } from './books.ts'
import type { Reply } from './replies.ts'
import { sandboxCustomers } from './tables.ts'
import { newWallet, type Wallet, type WalletStep, withCard } from './wallet.ts'

const isCustomer = (id: string) => eq(sandboxCustomers.id, id)
const keepsCard = (id: string) =>
  sql`${sandboxCustomers.body} @> ${JSON.stringify({ cards: [{ method: { id } }] })}::jsonb`
const hasSetup = (id: string) =>
  sql`${sandboxCustomers.body} @> ${JSON.stringify({ setups: [{ intent: { id } }] })}::jsonb`

export const walletWith = { isCustomer, keepsCard, hasSetup }

async function change(tx: Orm, which: SQL, work: (wallet: Wallet) => WalletStep): Promise<Reply | null> {
  const [row] = await tx.select().from(sandboxCustomers).where(which).for('no key update')
  if (!row) return null
  const { wallet, reply } = work(row.body as Wallet)
  await tx.update(sandboxCustomers).set({ body: wallet, updatedAt: sql`now()` }).where(isCustomer(row.id))
  return reply
}

/** In the transaction of the payment: a card is charged and saved, or neither. */
export const saveInWallet = async (tx: Orm, { customer, card, id }: NonNullable<Step['keeps']>): Promise<void> =>
  void (await change(tx, isCustomer(customer), (wallet) => ({
    wallet: withCard(wallet, card, id, new Date()),
    reply: { status: 200, body: {} },
  })))

export interface Wallets {
  open(key: string | null): Promise<Wallet>
  read(which: SQL): Promise<Wallet | null>
  /** Null: there is no such wallet. */
  change(which: SQL, work: (wallet: Wallet) => WalletStep): Promise<Reply | null>
}

export function createWallets(database: Database): Wallets {
  const read = async (which: SQL) => {
    const [row] = await database.run((orm) => orm.select().from(sandboxCustomers).where(which))
    return row ? (row.body as Wallet) : null
  }
  return {
    async open(key) {
      const body = newWallet(new Date())
      const { id } = body.customer
      const made = await database.run((orm) =>
        orm.insert(sandboxCustomers).values({ id, body, idempotencyKey: key }).onConflictDoNothing().returning(),
      )
      return made.length > 0 ? body : ((await read(eq(sandboxCustomers.idempotencyKey, key ?? ''))) ?? body)
    },
    read,
    change: (which, work) => database.transaction((tx) => change(tx, which, work)),
  }
}
