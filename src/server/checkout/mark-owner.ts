import type { Instant } from '#domain/calendar/london-time.ts'
import { saveIdentifiers } from '../clinical/cases/save-identifiers.ts'
import type { Order } from '../orders/orders.ts'
import { sentDetails } from '../orders/sent-details.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'

/**
 * From the moment an order is authorised and has an owner, the owner can be recognised by the identifiers sent with it.
 */
export async function markOwner(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  order: Pick<Order, 'id' | 'accountId' | 'details'>,
  { at = now(), card = null }: { readonly at?: Instant; readonly card?: string | null } = {},
): Promise<void> {
  const { accountId } = order
  if (accountId !== null)
    await saveIdentifiers(tx, vault, { accountId, details: sentDetails(vault, order), card, now: at })
}
