import { eq } from 'drizzle-orm'
import type { OrderState } from '#domain/orders/order-states.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { isOrderId } from './order-id.ts'
import type { Order } from './orders.ts'
import { orders } from './tables.ts'

export async function orderById({ database }: Services, orderId: string): Promise<Order> {
  const found = isOrderId(orderId)
    ? await database.run((orm) => orm.select().from(orders).where(eq(orders.id, orderId)))
    : []
  if (!found[0]) throw new Refusal(404, 'There is no such order.')
  return found[0]
}

export const illegalMove = ({ state }: Order, to: OrderState) =>
  new Refusal(409, `This order is ${state} and cannot become ${to}.`, { state })
