import { z } from 'zod'
import { bookingStates } from '#domain/booking/states.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { call, id } from './call.ts'
import { userData } from './fetch-user-data.ts'
import { orderCare } from './order-care.ts'
import { promisedTime } from './promised-time.ts'

/** What every receipt says. */
export const receiptFacts = {
  reference: z.string(),
  amountPence: z.int(),
  discountPence: z.int().describe('What was taken off the list price.'),
  sentBy: userData.describe('The person and the address, as they were sent with it.'),
}

export const orderEvent = z.object({ state: z.enum(orderStates), at: z.iso.datetime() })

const medicationOrder = z.object({
  kind: z.literal('order'),
  ...receiptFacts,
  item: z.string(),
  state: z.enum(orderStates),
  placedAt: z.iso.datetime(),
  events: z.array(orderEvent),
  care: orderCare,
  decision: promisedTime.nullable().describe('Until then a clinician decides, or the hold on the card is released.'),
})

const appointmentOrder = z.object({
  kind: z.literal('appointment'),
  id: id(),
  ...receiptFacts,
  service: z.string(),
  clinician: z.object({ name: z.string(), title: z.string() }),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  state: z.enum(bookingStates),
  refundedPence: z.int(),
  calendar: z.string().nullable().describe('A calendar file, while it is booked.'),
})

const visitOrder = z.discriminatedUnion('kind', [medicationOrder, appointmentOrder])

export type VisitOrder = z.output<typeof visitOrder>
export type MedicationOrder = z.output<typeof medicationOrder>
export type AppointmentOrder = z.output<typeof appointmentOrder>

export const visitOrders = call({
  name: 'visit_orders',
  auth: 'anyone',
  summary: 'What this visit has paid for, newest first. Its cookie is all that opens it, and all that is looked at.',
  body: z.strictObject({}),
  reply: z.object({ orders: z.array(visitOrder) }),
  refusals: {},
  perMinute: 120,
})
