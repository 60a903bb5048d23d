import type { Order } from '../../../orders/orders.ts'
import { sentDetails } from '../../../orders/sent-details.ts'
import type { Services } from '../../../platform/services.ts'

export const factsOf = ({ vault }: Services, order: Order) => ({
  reference: order.reference,
  amountPence: order.amountPence,
  discountPence: order.discountPence,
  sentBy: sentDetails(vault, order),
})
