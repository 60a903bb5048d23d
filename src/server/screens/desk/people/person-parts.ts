import { desc, eq, inArray, sum } from 'drizzle-orm'
import { contactEditWords as words } from '#content/identity/contact-details.ts'
import { isTaken, itemName } from '#domain/orders/kinds.ts'
import { contactRequests } from '../../../enquiries/tables.ts'
import { contactChangesOf, openChange } from '../../../identity/accounts/contact-changes.ts'
import { staffNames } from '../../../identity/staff/staff-names.ts'
import { orders, refunds } from '../../../orders/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

/** An order reveals the treatment: it is named only to those who may know. */
export async function ordersOf(tx: Orm, accountId: string, seesItems: boolean) {
  const placed = await tx
    .select()
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.createdAt))
    .limit(100)
  const ids = placed.map(({ id }) => id)
  const back =
    ids.length === 0
      ? []
      : await tx
          .select({ orderId: refunds.orderId, pence: sum(refunds.amountPence).mapWith(Number) })
          .from(refunds)
          .where(inArray(refunds.orderId, ids))
          .groupBy(refunds.orderId)
  const givenBack = new Map(back.map(({ orderId, pence }) => [orderId, pence]))
  return placed.map((order) => ({
    id: order.id,
    reference: order.reference,
    item: seesItems ? itemName(order) : null,
    state: order.state,
    amountPence: order.amountPence,
    givenBackPence: givenBack.get(order.id) ?? 0,
    isTaken: isTaken(order),
    placedAt: order.createdAt.toISOString(),
  }))
}

/** Enquiries by the patient, newest first: that there is one, without its contents. */
export async function requestsOf(tx: Orm, accountId: string) {
  const rows = await tx
    .select()
    .from(contactRequests)
    .where(eq(contactRequests.accountId, accountId))
    .orderBy(desc(contactRequests.createdAt))
    .limit(50)
  return rows.map(({ id, reference, state, createdAt }) => ({ id, reference, state, at: createdAt.toISOString() }))
}

/** Changes by colleagues, newest first. */
export async function contactChangeViews(services: Services, tx: Orm, accountId: string) {
  const rows = await contactChangesOf(tx, accountId)
  const names = await staffNames(
    services,
    tx,
    rows.flatMap(({ staffId }) => staffId ?? []),
  )
  return rows.map((row) => {
    const { before, knownBy, reason } = openChange(services.vault, row)
    return {
      id: row.id,
      at: row.at.toISOString(),
      by: names.get(row.staffId ?? '') ?? words.colleague,
      isAddress: row.changesAddress,
      isPhone: row.changesPhone,
      before,
      knownBy,
      reason,
    }
  })
}
