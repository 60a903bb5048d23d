import type { Order } from '../../orders/orders.ts'
import type { Services } from '../../platform/services.ts'

/**
 * Where weight and height are checked by video: one address for both sides, which says nothing but the order's
 * reference.
 */
export const weighInLink = (
  { config }: Pick<Services, 'config'>,
  order: Pick<Order, 'reference'> | null,
): string | null =>
  order && (config.weighInLink?.replaceAll('{reference}', encodeURIComponent(order.reference)) ?? null)
