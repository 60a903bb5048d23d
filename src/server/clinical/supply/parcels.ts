import { desc, eq } from 'drizzle-orm'
import type { CaseState } from '#domain/cases/states.ts'
import { addressChangeSince, type ContactChange } from '../../identity/accounts/contact-changes.ts'
import type { Order } from '../../orders/orders.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { type Case, caseOwner } from '../cases/case-rows.ts'
import { noSuchCase } from '../cases/decisions.ts'
import { parcels } from './tables.ts'

export const trackingOwner = (caseId: string) => `${caseOwner(caseId)}/tracking`

export async function orderOf(tx: Orm, { orderId }: Case): Promise<Order> {
  const [order] = orderId === null ? [] : await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw noSuchCase()
  return order
}

export const latestParcel = (tx: Orm, caseId: string) =>
  tx.select().from(parcels).where(eq(parcels.caseId, caseId)).orderBy(desc(parcels.attempt)).limit(1)

export const notInThisState = (state: CaseState) =>
  new ApiError(409, `This case is ${state.replaceAll('_', ' ')}.`, { state })

export const paymentRefunded = 'The payment was refunded, so nothing is sent.'

/** The desk's last change of an order's address. */
export const addressChangeOf = async (tx: Orm, { accountId, createdAt }: Order): Promise<ContactChange | null> =>
  accountId === null ? null : addressChangeSince(tx, accountId, createdAt)
