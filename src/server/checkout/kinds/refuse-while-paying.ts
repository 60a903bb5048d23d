import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { scheduleWords } from '#content/appointments/booking.ts'
import type { OrderKind } from '#domain/orders/kinds.ts'
import { payableStates } from '#domain/orders/payment-state.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** While a card is being charged for this guest session's earlier order, the order cannot be changed. */
export async function refuseWhilePaying(tx: Orm, guestSessionId: string, kind: OrderKind): Promise<void> {
  const [paying] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.guestSessionId, guestSessionId),
        eq(orders.kind, kind),
        inArray(orders.state, [...payableStates]),
        isNotNull(orders.authorisedAt),
      ),
    )
  if (paying) throw new ApiError(409, scheduleWords.refused.paying, { reason: 'paying' })
}
