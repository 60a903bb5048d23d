import { z } from 'zod'
import { bookingStates } from '#domain/appointments/states.ts'
import { gateNames } from '#domain/cases/gates.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { call, id, text } from '../call.ts'
import { accountDetails } from '../identity/account-details.ts'
import { promisedTime } from '../promised-time.ts'
import { orderCare } from './order-care.ts'

/** The content of every receipt. */
export const receiptFacts = {
  reference: z.string(),
  amountPence: z.int(),
  discountPence: z.int().describe('What was taken off the list price.'),
  sentBy: accountDetails.describe('The person and the address, as they were sent with it.'),
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

export type GuestOrder = z.output<typeof visitOrder>
export type MedicationOrder = z.output<typeof medicationOrder>
export type AppointmentOrder = z.output<typeof appointmentOrder>

export const guestOrders = call({
  name: 'visit_orders',
  auth: 'anyone',
  summary: 'What this guest session has paid for, newest first. Only its cookie gives access.',
  body: z.strictObject({}),
  reply: z.object({ orders: z.array(visitOrder) }),
  refusals: {},
  perMinute: 120,
})

const paidFor = {
  reference: z.string(),
  amountPence: z.int(),
}

const confirmation = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('order'),
      ...paidFor,
      turn: z.enum(['patient', 'us', 'nobody']),
      tasks: z
        .object({
          left: z.int().describe('So many things are still needed of the patient.'),
          minutes: z.int().describe('About how long they take together.'),
          first: z.object({ gate: z.enum(gateNames), minutes: z.int() }).nullable(),
        })
        .describe('By the rule that lists them in the account, for the answers of this order.'),
      promise: promisedTime.nullable().describe('By when we do what is next. Null: it is not our turn.'),
      decision: promisedTime
        .nullable()
        .describe('Until then a clinician decides, or the hold on the card is released.'),
    }),
    z.object({ kind: z.literal('appointment'), ...paidFor, startsAt: z.iso.datetime(), minutes: z.int() }),
  ])
  .describe('It names no medicine, condition or result: it is shown on the home page.')

export type Confirmation = z.output<typeof confirmation>

export const paymentConfirmation = call({
  name: 'payment_confirmation',
  auth: 'anyone',
  summary: 'The confirmation on the home page for the guest session that paid: the newest payment not dismissed.',
  body: z.strictObject({
    again: z
      .boolean()
      .default(false)
      .describe('Also a dismissed one, for a patient who follows the link in the receipt.'),
  }),
  reply: z.object({ confirmation: confirmation.nullable().describe('Null: there is none for this guest session.') }),
  refusals: {},
  perMinute: 120,
})

export const dismissConfirmation = call({
  name: 'dismiss_confirmation',
  auth: 'anyone',
  summary: 'Dismisses the confirmation of a payment of this guest session. Those of others are not affected.',
  body: z.strictObject({ reference: text(40) }),
  reply: z.object({}),
  refusals: {},
  perMinute: 60,
})
