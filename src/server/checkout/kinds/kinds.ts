import { type FormOrderKind, kindOf, type OrderKind, type Receipt } from '#domain/orders/kinds.ts'
import type { Order } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
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

interface WritesReceipt {
  writeReceipt(services: Services, tx: Orm, order: Order, occasion: Receipt): Promise<void>
}

/** Tells the patient what the table says for this kind. */
export function writeReceipt(services: Services, tx: Orm, order: Order): Promise<void> {
  const kind: WritesReceipt = checkoutOf(order)
  return kind.writeReceipt(services, tx, order, kindOf(order).receipt)
}
