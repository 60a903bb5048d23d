import { eq } from 'drizzle-orm'
import type { Details } from '../identity/accounts/account-rows.ts'
import { nobodysDigest } from '../identity/accounts/erase-account.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Vault } from '../platform/encryption/vault.ts'
import { orderOwner } from './orders.ts'
import { sentDetails } from './sent-details.ts'
import { orders } from './tables.ts'

interface Kept {
  readonly keeps: (details: Details) => Details
  /** An order kept for its payment alone has no health data. */
  readonly keepsAnswers: boolean
}

/** Reduces the orders of an erased account to what has to be retained. */
export async function stripOrders(
  tx: Orm,
  vault: Vault,
  accountId: string,
  { keeps, keepsAnswers }: Kept,
): Promise<void> {
  const placed = await tx.select().from(orders).where(eq(orders.accountId, accountId))
  for (const order of placed) {
    if (order.details.length === 0) continue
    const details = vault.seal(JSON.stringify(keeps(sentDetails(vault, order))), orderOwner(order.id))
    await tx
      .update(orders)
      .set({ details, emailDigest: nobodysDigest(vault), ...(keepsAnswers ? {} : { answers: Buffer.alloc(0) }) })
      .where(eq(orders.id, order.id))
  }
}
