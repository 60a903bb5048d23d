import { z } from 'zod'
import { medicineKeys } from '#domain/medicines/medicines.ts'
import { penPlaces } from '#domain/supply/pen-place.ts'
import { leastWords } from '#domain/supply/recall-list.ts'
import { call, id, text } from '../call.ts'

const batch = text(40).min(1)
const batches = z.array(batch).min(1).max(20)
/** Makers number their batches by themselves, so that two can have the same number. */
const medicine = z.enum(medicineKeys).describe('Of which medicine: another may have the same batch number.')
const noBatch = { 422: 'A batch number has letters or digits.' }
const noRecall = { 404: 'This recall could not be found.' }

const recalledPen = z.object({
  penId: id(),
  caseId: id(),
  reference: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  brand: z.string(),
  strength: z.string(),
  batch: z.string().describe('As the pharmacist typed it.'),
  expires: z.string(),
  at: z.iso.datetime().describe('When it was checked.'),
  place: z.enum(penPlaces),
})

export type RecalledPen = z.output<typeof recalledPen>

export const deskRecall = call({
  name: 'desk_recall',
  auth: 'staff:recall',
  summary:
    'Everybody who was given a pen of a batch of a medicine, however it is typed, and where it is. Each person shown is logged.',
  body: z.strictObject({ medicine, batch }),
  reply: z.object({
    key: z.string().describe('The batch in the one way it is compared.'),
    pens: z.array(recalledPen),
    near: z
      .array(z.object({ key: z.string(), written: z.string(), pens: z.int() }))
      .describe('Batches that might be the same one mistyped. Their pens are not among `pens`.'),
    others: z
      .array(z.object({ brand: z.string(), pens: z.int() }))
      .describe('Other medicines of which pens have this batch number. They are not among `pens` either.'),
  }),
  refusals: noBatch,
  perMinute: 30,
})

export const deskRecallFile = call({
  name: 'desk_recall_file',
  auth: 'staff:recall',
  summary: 'The same as a CSV file. Each person in it is logged.',
  body: z.strictObject({ medicine, batches }),
  reply: z.object({ name: z.string(), csv: z.string() }),
  refusals: noBatch,
  perMinute: 10,
})

export const deskAskRecall = call({
  name: 'desk_ask_recall',
  auth: 'staff:recall',
  summary:
    'Asks for a recall of batches of a medicine. Nothing of them is released or sent any more; recipients are messaged once a second person has confirmed it.',
  body: z.strictObject({
    id: id().describe('Made by the browser: sent again it is the same recall.'),
    medicine,
    batches,
    words: text(4_000).min(leastWords).describe('The message to recipients, word for word.'),
  }),
  reply: z.object({}),
  refusals: noBatch,
  perMinute: 10,
})

export const deskConfirmRecall = call({
  name: 'desk_confirm_recall',
  auth: 'staff:recall',
  summary: 'A second person confirms a recall: every recipient is messaged, once.',
  body: z.strictObject({ id: id() }),
  reply: z.object({}),
  refusals: { ...noRecall, 409: 'It was called off, or asked for by the same person: another has to confirm it.' },
  perMinute: 10,
  answerWithinMs: 60_000,
})

export const deskCallOffRecall = call({
  name: 'desk_call_off_recall',
  auth: 'staff:recall',
  summary: 'Withdraws a recall that is not confirmed yet.',
  body: z.strictObject({ id: id() }),
  reply: z.object({}),
  refusals: { ...noRecall, 409: 'It was confirmed, and recipients have been told.' },
  perMinute: 10,
})

export const deskRecalls = call({
  name: 'desk_recalls',
  auth: 'staff:recall',
  summary:
    'Every recall: who requested it, who confirmed it, how many recipients were informed and how many have not answered. Without patients’ names.',
  body: z.strictObject({}),
  reply: z.object({
    recalls: z.array(
      z.object({
        id: id(),
        medicine: z.string().nullable().describe('Null: an older one, of whichever medicine has the batch.'),
        batches: z.array(z.string()),
        words: z.string(),
        askedBy: z.string(),
        askedAt: z.iso.datetime(),
        confirmedBy: z.string().nullable(),
        confirmedAt: z.iso.datetime().nullable(),
        calledOffBy: z.string().nullable(),
        calledOffAt: z.iso.datetime().nullable(),
        mayConfirm: z.boolean(),
        pens: z.int(),
        told: z.int().describe('People.'),
        outstanding: z.int().describe('Recipients who were informed and have not answered.'),
        toCall: z.int().describe('Pens of orders without an account: there is no thread to write to.'),
      }),
    ),
  }),
  refusals: {},
  perMinute: 120,
})

export const deskRecallOutstanding = call({
  name: 'desk_recall_outstanding',
  auth: 'staff:recall',
  summary: 'Who has not answered a recall. Each person shown is logged.',
  body: z.strictObject({ id: id() }),
  reply: z.object({ pens: z.array(recalledPen) }),
  refusals: noRecall,
  perMinute: 30,
})
