import { eventKind } from '../platform/events.ts'
import type { Order } from './orders.ts'
import type { Refund } from './refunds.ts'

/** Money was refunded: part of an order's or all of it. */
export const orderRefunded = eventKind<{ readonly refund: Refund; readonly order: Order }>('order.refunded')
