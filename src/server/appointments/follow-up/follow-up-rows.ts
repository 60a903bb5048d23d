import { and, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import type { FollowUpState } from '#domain/appointments/medication-review.ts'
import { isPayable, payableStates } from '#domain/orders/payment-state.ts'
import { consents } from '../../intake/consents/tables.ts'
import type { Order } from '../../orders/orders.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { followUps } from './tables.ts'

export type FollowUp = typeof followUps.$inferSelect

export interface KnownFollowUp {
  readonly followUp: FollowUp
  readonly order: Order
}

const known = (orm: Orm) =>
  orm
    .select({ followUp: followUps, order: orders })
    .from(followUps)
    .innerJoin(orders, eq(orders.id, followUps.orderId))
    .$dynamic()

export const followUpState = ({ followUp, order }: KnownFollowUp): FollowUpState =>
  followUp.endedAs ?? (isPayable(order.state) ? 'waiting' : 'paid')

export async function followUpById(orm: Orm, id: string): Promise<KnownFollowUp | null> {
  const [found] = await known(orm).where(eq(followUps.id, id))
  return found ?? null
}

export async function followUpOfOrder(orm: Orm, orderId: string): Promise<FollowUp | null> {
  const [found] = await orm.select().from(followUps).where(eq(followUps.orderId, orderId))
  return found ?? null
}

/** Follow-ups booked after an appointment, newest first. */
export const followUpsAfter = (orm: Orm, appointmentId: string): Promise<KnownFollowUp[]> =>
  known(orm).where(eq(followUps.afterId, appointmentId)).orderBy(desc(followUps.at), desc(orders.createdAt))

const isWaiting = and(isNull(followUps.endedAs), inArray(orders.state, [...payableStates]))

/** Follow-ups a clinician is waiting for, and those that have lapsed since. */
export const openFollowUps = (orm: Orm, clinicianId: string, since: Date): Promise<KnownFollowUp[]> =>
  known(orm)
    .where(and(eq(followUps.clinicianId, clinicianId), or(isWaiting, gte(followUps.endedAt, since))))
    .orderBy(desc(followUps.at), desc(orders.createdAt))
    .limit(50)

/** Which of these orders are follow-ups booked by a clinician, by order. */
export async function followUpsAmong(
  orm: Orm,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, KnownFollowUp>> {
  if (orderIds.length === 0) return new Map()
  const found = await known(orm).where(inArray(followUps.orderId, [...orderIds]))
  return new Map(found.map((one) => [one.order.id, one]))
}

/** Patients must agree to the cancellation policy before they pay. */
export const hasAgreed = async (orm: Orm, orderId: string): Promise<boolean> =>
  (await orm.select({ id: consents.id }).from(consents).where(eq(consents.orderId, orderId))).length > 0
