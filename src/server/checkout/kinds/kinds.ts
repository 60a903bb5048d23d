import type { OrderKind } from '#domain/orders/kinds.ts'
import type { AfterRefund } from '../../orders/refunds.ts'
import { appointmentCheckout } from './appointment.ts'
import type { CheckoutKind } from './checkout-kind.ts'
import { medicationCheckout } from './medication.ts'

/** One for every kind of order that `domain/orders/kinds.ts` knows. */
const checkoutKinds: { readonly [Kind in OrderKind]: CheckoutKind<Kind> } = {
  medication: medicationCheckout,
  appointment: appointmentCheckout,
}

export const checkoutOf = ({ kind }: { readonly kind: OrderKind }): CheckoutKind => checkoutKinds[kind]

export const afterRefund: AfterRefund = (services, tx, refund, order) =>
  checkoutOf(order).afterRefund(services, tx, refund, order)
