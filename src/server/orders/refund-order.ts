import { and, eq, gte, sum } from 'drizzle-orm'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Role } from '#domain/identity/staff/roles.ts'
import { isTaken } from '#domain/orders/kinds.ts'
import { refundCapOf, whyNotRefund } from '#domain/orders/refund-cap.ts'
import { lockStaff } from '../identity/staff/staff-rows.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { lockOrder } from './lock-order.ts'
import { noteOwner } from './orders.ts'
import { recordRefundDue } from './owed-refunds.ts'
import { refundedOf } from './refunded.ts'
import { sendRefundSoon } from './refunds.ts'
import { refunds } from './tables.ts'

interface Wish {
  /** Made by the browser, so that a repeated request is the same refund. */
  readonly id: string
  readonly orderId: string
  readonly amountPence: number
  readonly reason: string
  readonly staff: { readonly id: string; readonly roles: readonly Role[] }
}

/** Refunds a charge, partly or in full. If the provider is away it is owed, and the job does it. */
export async function refundOrder(services: Services, wish: Wish): Promise<{ readonly isGiven: boolean }> {
  await decideRefund(services, wish)
  await sendRefundSoon(services, wish.id)
  const [refund] = await services.database.run((orm) => orm.select().from(refunds).where(eq(refunds.id, wish.id)))
  return { isGiven: refund?.doneAt != null }
}

const decideRefund = ({ database, vault, now }: Services, { id, orderId, amountPence, reason, staff }: Wish) =>
  database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new ApiError(404, 'There is no such order.')
    const [before] = await tx.select().from(refunds).where(eq(refunds.id, id))
    if (before) {
      if (before.orderId === orderId && before.amountPence === amountPence && before.staffId === staff.id) return
      throw new ApiError(409, 'This was sent before, for something else. Nothing was changed.')
    }
    // Two of their own at once are counted one after the other.
    await lockStaff(tx, staff.id)
    const because = whyNotRefund({
      isTaken: isTaken(order),
      wantedPence: amountPence,
      leftPence: order.amountPence - (await refundedOf(tx, orderId)),
      capPence: refundCapOf(staff.roles),
      givenTodayPence: await givenToday(tx, staff.id, now()),
    })
    if (because !== null) throw new ApiError(422, because, { because: [because] })
    await recordRefundDue(tx, order, {
      id,
      reason: 'desk',
      by: 'staff',
      staffId: staff.id,
      decidedPence: amountPence,
      note: vault.seal(reason, noteOwner(orderId)).toString('base64'),
      now: now(),
    })
  })

/** What a member of staff has refunded since midnight in London, whether or not the provider has accepted it yet. */
export async function givenToday(tx: Orm, staffId: string, now: number): Promise<number> {
  const midnight = instantAt({ date: londonTimeAt(now).date, time: '00:00' })
  const [row] = await tx
    .select({ pence: sum(refunds.amountPence).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.staffId, staffId), eq(refunds.reason, 'desk'), gte(refunds.createdAt, new Date(midnight))))
  return row?.pence ?? 0
}
