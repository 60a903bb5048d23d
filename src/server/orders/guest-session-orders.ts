import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isPaid, payableStates } from '#domain/orders/payment-state.ts'
import type { GuestSessionContents } from '../identity/guest-sessions/events.ts'
import type { Orm } from '../platform/database/database.ts'
import { orders } from './tables.ts'

export async function ordersInSession(tx: Orm, guestSessionId: string): Promise<GuestSessionContents['orders']> {
  const placed = await tx
    .select({ emailDigest: orders.emailDigest, state: orders.state })
    .from(orders)
    .where(eq(orders.guestSessionId, guestSessionId))
  return placed.map(({ emailDigest, state }) => ({ emailDigest, isPaid: isPaid(state) }))
}

interface Owner {
  readonly id: string
  readonly emailDigest: Buffer
}

/** Orders of a guest session that were placed with the account's address become the account's. */
export async function attachOrders(tx: Orm, guestSessionId: string, account: Owner): Promise<void> {
  await tx
    .update(orders)
    .set({ accountId: account.id, updatedAt: sql`now()` })
    .where(
      and(
        eq(orders.guestSessionId, guestSessionId),
        isNull(orders.accountId),
        eq(orders.emailDigest, account.emailDigest),
      ),
    )
}

/** Unpaid orders may be of a stranger who typed the account's address. */
export async function detachUnpaidOrders(tx: Orm, accountId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ accountId: null, updatedAt: sql`now()` })
    .where(and(eq(orders.accountId, accountId), inArray(orders.state, [...payableStates])))
}
