import { z } from 'zod'
import { anyId, call, text } from '../call.ts'

export const cardView = z.object({
  id: z.string().describe('The provider’s id; grants no access.'),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
})

const mine = z.object({ card: cardView.nullable().describe('Null: none is saved.') })

export type MyCard = z.output<typeof mine>

const away = { 502: 'The card provider could not be reached. Nothing was changed.' }
const consentVersion = z.int().describe('Of the words that were seen.')

export const myCard = call({
  name: 'my_card',
  auth: 'account',
  summary: 'The card that the signed-in person keeps for their next orders, by its last four digits.',
  body: z.strictObject({}),
  reply: mine,
  refusals: away,
  perMinute: 60,
  answerWithinMs: 10_000,
})

export const beginCard = call({
  name: 'begin_card',
  auth: 'account',
  summary: 'Consents to saving a card, and begins to add one without a payment. It replaces the saved one.',
  body: z.strictObject({ consentVersion }),
  reply: z.object({
    clientSecret: z.string(),
    provider: z.enum(['stripe', 'sandbox']),
    publishableKey: z.string().nullable(),
  }),
  refusals: { ...away, 409: 'The words have changed since they were shown.' },
  perMinute: 20,
  answerWithinMs: 10_000,
})

export const settleCard = call({
  name: 'settle_card',
  auth: 'account',
  summary: 'The provider has a new card: the one before is removed there.',
  body: z.strictObject({}),
  reply: mine,
  refusals: away,
  perMinute: 30,
  answerWithinMs: 10_000,
})

const ofOrder = { orderId: anyId(), paymentIntentId: text(200) }
const noOrder = { 404: 'This account has no such payment.' }

export const keepCard = call({
  name: 'keep_card',
  auth: 'account',
  summary: 'Whether the card for this payment is saved for later orders.',
  body: z.strictObject({ ...ofOrder, isKept: z.boolean(), consentVersion }),
  reply: z.object({}),
  refusals: { ...noOrder, ...away, 409: 'The words have changed since they were shown. Nothing was changed.' },
  perMinute: 60,
  answerWithinMs: 10_000,
})

export const payWithSavedCard = call({
  name: 'pay_with_saved_card',
  auth: 'account',
  summary: 'Pays one order with the saved card, at the patient’s request.',
  body: z.strictObject({ ...ofOrder, card: text(200).describe('The one that was shown.') }),
  reply: z.object({
    outcome: z
      .enum(['authorised', 'challenged', 'declined'])
      .describe('"challenged": the bank asks its customer, in the browser.'),
    challenge: z.string().nullable(),
    message: z.string().nullable().describe('Why it was declined, in words.'),
  }),
  refusals: {
    ...noOrder,
    409: 'This card is no longer kept. Nothing was taken.',
    502: 'The card provider could not be reached: whether the card was authorised is found out.',
  },
  perMinute: 60,
  answerWithinMs: 10_000,
})
