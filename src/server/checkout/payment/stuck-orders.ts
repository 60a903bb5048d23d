import type { Order } from '../../orders/orders.ts'
import type { Services } from '../../services.ts'

const told = new WeakMap<Services, Set<string>>()

/**
 * The provider has the money of an order that we did not take it for, as when somebody captures it in the provider's
 * own pages. No clock can settle that: a person must look at it, and is told once.
 */
export function logStuckOrder(services: Services, { id, reference }: Pick<Order, 'id' | 'reference'>): void {
  const known = told.get(services) ?? new Set()
  if (known.has(id)) return
  told.set(services, known.add(id))
  services.log.error(
    { reference },
    'the card provider has taken money for an order that is not approved: look at it in the pages of the provider',
  )
}
