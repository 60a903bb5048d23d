import type { FormOrderKind, OrderKind } from '#domain/orders/kinds.ts'
import type { AfterRefund } from '../../orders/refunds.ts'
import { appointmentCheckout } from './appointment.ts'
import type { CheckoutKind } from './checkout-kind.ts'
import { followUpCheckout } from './follow-up.ts'
import { medicationCheckout } from './medication.ts'
import { postedPrescriptionCheckout } from './posted-prescription.ts'
import { repeatCheckout } from './repeat.ts'

/** One for every kind of order that `domain/orders/kinds.ts` knows. */
const checkoutKinds: { readonly [Kind in OrderKind]: CheckoutKind<Kind> } = {
  medication: medicationCheckout,
  repeat: repeatCheckout,
  appointment: appointmentCheckout,
  'follow-up': followUpCheckout,
  'posted prescription': postedPrescriptionCheckout,
}

export const checkoutOf = ({ kind }: { readonly kind: OrderKind }): CheckoutKind => checkoutKinds[kind]

export const formOf = (kind: FormOrderKind): CheckoutKind<FormOrderKind> => checkoutKinds[kind]

export const afterRefund: AfterRefund = (services, tx, refund, order) =>
  checkoutOf(order).afterRefund(services, tx, refund, order)
