import { eq } from 'drizzle-orm'
import type { AccountDetails } from '#contract/identity/account-details.ts'
import { type Account, openDetails } from '../identity/accounts/account-rows.ts'
import { accounts } from '../identity/accounts/tables.ts'
import type { Order } from '../orders/orders.ts'
import { sentDetails } from '../orders/sent-details.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import type { MessageOwner } from '../platform/outbox/messages.ts'
import type { Services } from '../platform/services.ts'
import type { Appointment } from './claims.ts'
import { appointments, clinicians } from './tables.ts'

/** An appointment with its owner: the order that pays for it, or the account if it is free of charge. */
export interface Known {
  readonly appointment: Appointment
  readonly order: Order | null
  readonly account: Account | null
}

export const appointmentsKnown = (orm: Orm) =>
  orm
    .select({ appointment: appointments, order: orders, account: accounts, clinician: clinicians })
    .from(appointments)
    .innerJoin(clinicians, eq(clinicians.id, appointments.clinicianId))
    .leftJoin(orders, eq(orders.id, appointments.orderId))
    .leftJoin(accounts, eq(accounts.id, appointments.accountId))
    .$dynamic()

/**
 * The reference patients see: the order's, or one made from the first booking, which stays the same when it is moved.
 */
export const referenceOf = ({ episodeId }: Pick<Appointment, 'episodeId'>, order: Pick<Order, 'reference'> | null) =>
  order?.reference ?? `V-${episodeId.slice(0, 8).toUpperCase()}`

interface Party {
  readonly accountId: string | null
  readonly orderId: string | null
  readonly reference: string
  readonly amountPence: number
}

/** Who owns an appointment. */
export const appointmentOwnerOf = ({ appointment, order }: Pick<Known, 'appointment' | 'order'>): Party => ({
  accountId: order ? order.accountId : appointment.accountId,
  orderId: order?.id ?? null,
  reference: referenceOf(appointment, order),
  amountPence: order?.amountPence ?? 0,
})

/** The patient's name and contact details. */
export const detailsOf = (
  { vault }: Pick<Services, 'vault'>,
  { order, account }: Omit<Known, 'appointment'>,
): AccountDetails => (order ? sentDetails(vault, order) : account ? openDetails(vault, account) : {})

/** Who a message about an appointment is written to. */
export function messageOwnerOf({ order, account }: Pick<Known, 'order' | 'account'>): MessageOwner {
  if (order) return { orderId: order.id }
  return account ? { accountId: account.id } : 'unproven address'
}
