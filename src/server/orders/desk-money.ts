import { and, asc, eq, isNull } from 'drizzle-orm'
import { isTaken } from '#domain/orders/kinds.ts'
import { refundCapOf, whyNotRefund } from '#domain/orders/refund-cap.ts'
import type { Handler } from '../identity/handler.ts'
import { staffNames } from '../identity/staff/staff-names.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { closeDifference, differenceById, differenceOwner, markSeen } from './money-differences.ts'
import { givenToday, refundOrder } from './refund-order.ts'
import { refundedOf } from './refunded.ts'
import { moneyDifferences, orders, refunds } from './tables.ts'

export const deskRefund =
  (services: Services): Handler<'desk_refund'> =>
  ({ body: { orderId, refundId, amountPence, reason }, staff }) =>
    refundOrder(services, { id: refundId, orderId, amountPence, reason, staff })

/** Opening it marks every difference as seen by the reader. */
export const deskMoney =
  (services: Services): Handler<'desk_money'> =>
  async ({ body: { orderId }, staff }) =>
    services.database.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
      if (!order) throw new ApiError(404, 'There is no such order.')
      const now = services.now()
      const back = await tx.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt))
      const open = and(eq(moneyDifferences.orderId, orderId), isNull(moneyDifferences.closedAt))
      const differences = await tx.select().from(moneyDifferences).where(open).orderBy(asc(moneyDifferences.since))
      for (const { id, seenBy } of differences) if (seenBy === null) await markSeen(tx, id, staff.id, now)
      const people = [...back.map(({ staffId }) => staffId), ...differences.map(({ seenBy }) => seenBy), staff.id]
      const names = await staffNames(
        services,
        tx,
        people.flatMap((id) => id ?? []),
      )
      const leftPence = isTaken(order) ? order.amountPence - (await refundedOf(tx, orderId)) : 0
      const capPence = refundCapOf(staff.roles)
      const givenTodayPence = await givenToday(tx, staff.id, now)
      const room = capPence === null ? leftPence : Math.max(0, capPence - givenTodayPence)
      const asked = { isTaken: isTaken(order), wantedPence: 1, leftPence, capPence, givenTodayPence }
      return {
        reference: order.reference,
        state: order.state,
        amountPence: order.amountPence,
        leftPence,
        why: whyNotRefund(asked),
        mostPence: Math.min(leftPence, room),
        refunds: back.map(({ id, amountPence, reason, staffId, createdAt, doneAt }) => ({
          id,
          amountPence,
          reason,
          by: staffId && (names.get(staffId) ?? null),
          at: createdAt.toISOString(),
          doneAt: doneAt?.toISOString() ?? null,
        })),
        differences: differences.map(({ id, what, expectedPence, foundPence, since, seenBy }) => ({
          id,
          what,
          expectedPence,
          foundPence,
          since: since.toISOString(),
          seenBy: { id: seenBy ?? staff.id, name: names.get(seenBy ?? staff.id) ?? '' },
        })),
      }
    })

export const deskCloseDifference =
  ({ database, vault, now }: Services): Handler<'desk_close_difference'> =>
  async ({ body: { id, reason }, staff }) =>
    database.transaction(async (tx) => {
      if (!(await differenceById(tx, id))) throw new ApiError(404, 'There is no such difference.')
      const sealed = vault.seal(reason, differenceOwner(id))
      if (!(await closeDifference(tx, id, { staffId: staff.id, reason: sealed, now: now() })))
        throw new ApiError(409, 'A colleague has closed it already.')
      return {}
    })
