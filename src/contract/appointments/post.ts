import { z } from 'zod'
import { drugFormKeys, paperDrugKeys, paperForms } from '#domain/appointments/paper/paper-forms.ts'
import { postStages } from '#domain/appointments/paper/posting.ts'
import { calendarDay, call, id, text } from '../call.ts'

const postalAddress = { address: text(4_000), city: text(1_000), pincode: text(40) }

const addressAsTyped = z.object({ lines: text(400), postcode: text(12) })

/** The content of a paper prescription. */
export const paperContent = z.object({
  drug: z.enum(paperDrugKeys),
  drugForm: z.enum(drugFormKeys),
  strength: text(40),
  dose: text(200),
  quantity: z.int().min(0).max(9_999),
  quantityWords: text(120).nullable().describe('As written out on the form of a controlled drug. Null on any other.'),
  supplyDays: z.int().min(0).max(9_999),
  longSupplyReason: text(1_000).nullable().describe('Why it is for longer than 30 days.'),
  patientAddress: addressAsTyped,
  prescriberAddress: addressAsTyped,
  prescriberNumber: text(20).nullable().describe('Of private prescribers of controlled drugs. Null on any other form.'),
})

/** How long it is valid, by `domain/appointments/paper/paper-validity.ts`. */
export const paperDates = z.object({
  form: z.enum(paperForms).nullable().describe('Null: recorded before what stands on it was.'),
  serial: z.string().nullable(),
  writtenOn: calendarDay().describe('The day it was signed.'),
  startsOn: calendarDay().nullable().describe('Not to be dispensed before.'),
  validFrom: calendarDay(),
  validUntil: calendarDay().describe('The last day on which a pharmacy may dispense it.'),
  postBefore: calendarDay().describe('From this day on it is not posted.'),
})

/** A paper prescription as its patient sees it. */
export const paperPrescriptionView = paperDates.extend({
  appointmentId: id().describe('After which it was written.'),
  medicine: z
    .object({ name: z.string(), strength: z.string(), dose: z.string(), quantity: z.string() })
    .nullable()
    .describe('Null: recorded before what stands on it was.'),
  by: z.string(),
  pricePence: z.int().describe('Of having it posted.'),
  stage: z.enum(postStages),
  orderId: id().nullable().describe('To have it posted: the last, if there was any.'),
  reference: z.string().nullable(),
  address: z
    .object({ address: z.string(), city: z.string(), pincode: z.string() })
    .describe('Where it goes, or would.'),
  posted: z.object({ at: z.iso.datetime(), carrier: z.string(), tracking: z.string().nullable() }).nullable(),
})

export type PaperPrescriptionView = z.output<typeof paperPrescriptionView>

const notFound = { 404: 'This account has no such appointment.' }

export const choosePost = call({
  name: 'choose_post',
  auth: 'account',
  summary:
    'Has one’s own paper prescription posted, once it is paid for. Chosen again before that, the address changes.',
  body: z.strictObject({ id: id().describe('The appointment.'), ...postalAddress }),
  reply: z.object({ orderId: id().describe('To be paid for with create_payment_intent.'), amountPence: z.int() }),
  refusals: {
    ...notFound,
    409: 'It is paid for, posted, taken back, or too late for the post: data.stage says which. Nothing was changed.',
  },
  perMinute: 30,
})

export const cancelPost = call({
  name: 'cancel_post',
  auth: 'account',
  summary: 'Calls off the posting of one’s own prescription before it has left. All of the money goes back.',
  body: z.strictObject({ id: id().describe('The appointment.') }),
  reply: z.object({}),
  refusals: { ...notFound, 409: 'It has left, or is not paid for: data.stage says which. Nothing was changed.' },
  perMinute: 30,
  answerWithinMs: 10_000,
})
