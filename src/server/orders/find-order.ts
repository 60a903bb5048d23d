import { eq } from 'drizzle-orm'
import type { OrderState } from '#domain/orders/order-states.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { isOrderId } from './order-id.ts'
import type { Order } from './orders.ts'
import { orders } from './tables.ts'

export async function orderById({ database }: Services, orderId: string): Promise<Order> {
  const found = isOrderId(orderId)
    ? await database.run((orm) => orm.select().from(orders).where(eq(orders.id, orderId)))
    : []
  if (!found[0]) throw new ApiError(404, 'There is no such order.')
  return found[0]
}

export const illegalMove = ({ state }: Order, to: OrderState) =>
  new ApiError(409, `This order is ${state} and cannot become ${to}.`, { state })
