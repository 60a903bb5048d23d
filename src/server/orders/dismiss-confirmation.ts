import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { guestSessionOf } from '../identity/guest-sessions/guest-sessions.ts'
import type { Handler } from '../identity/handler.ts'
import type { Services } from '../platform/services.ts'
import { orders } from './tables.ts'

export const dismissConfirmation =
  ({ database, now }: Services): Handler<'dismiss_confirmation'> =>
  async ({ body: { reference }, guestSession: { presented } }) => {
    const guestSessionId = presented && (await guestSessionOf(database, presented))
    if (!guestSessionId) return {}
    await database.run((orm) =>
      orm
        .update(orders)
        .set({ confirmationDismissedAt: new Date(now()) })
        .where(
          and(
            eq(orders.guestSessionId, guestSessionId),
            eq(orders.reference, reference),
            isNotNull(orders.authorisedAt),
            isNull(orders.confirmationDismissedAt),
          ),
        ),
    )
    return {}
  }
