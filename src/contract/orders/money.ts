import { z } from 'zod'
import { moneyDifferences } from '#domain/orders/money-comparison.ts'
import { call, id, text } from '../call.ts'
import { colleague } from '../cases/case-row.ts'

const whyNot = { 422: 'It cannot be given: data.because says why.' }

export const deskRefund = call({
  name: 'desk_refund',
  auth: 'staff:refund',
  summary: 'Gives back money that was taken for an order, some of it or all. Support has a cap for each day.',
  body: z.strictObject({
    orderId: id(),
    refundId: id().describe('Made by the browser: sent again it is the same refund.'),
    amountPence: z.int().min(1).max(10_000_00),
    reason: text(1_000).min(1),
  }),
  reply: z.object({
    isGiven: z.boolean().describe('False: the card provider is away. It is owed, and tried again by the clock.'),
  }),
  refusals: { 404: 'There is no such order.', 409: 'This id was used for another refund.', ...whyNot },
  answerWithinMs: 10_000,
  perMinute: 30,
})

export const deskMoney = call({
  name: 'desk_money',
  auth: 'staff:refund',
  summary: 'What was taken for an order and has gone back, what may still be given back, and where the books differ.',
  body: z.strictObject({ orderId: id() }),
  reply: z.object({
    reference: z.string(),
    state: z.string(),
    amountPence: z.int(),
    leftPence: z.int().describe('What has not gone back and is not on its way.'),
    why: z.string().nullable().describe('Why the caller may not refund anything, in words. Null: they may.'),
    mostPence: z.int().describe('The most that the caller may refund now.'),
    refunds: z.array(
      z.object({
        id: id(),
        amountPence: z.int(),
        reason: z.string(),
        by: z.string().nullable().describe('The member of staff who decided it, if any.'),
        at: z.iso.datetime(),
        doneAt: z.iso.datetime().nullable(),
      }),
    ),
    differences: z.array(
      z.object({
        id: id(),
        what: z.enum(moneyDifferences),
        expectedPence: z.int(),
        foundPence: z.int(),
        since: z.iso.datetime(),
        seenBy: colleague.nullable(),
      }),
    ),
  }),
  refusals: { 404: 'There is no such order.' },
  perMinute: 240,
})

export const deskCloseDifference = call({
  name: 'desk_close_difference',
  auth: 'staff:refund',
  summary: 'Says that a difference between our books and the card provider’s has been dealt with, and how.',
  body: z.strictObject({ id: id(), reason: text(1_000).min(1) }),
  reply: z.object({}),
  refusals: { 404: 'There is no such difference.', 409: 'It is closed already.' },
  perMinute: 60,
})
