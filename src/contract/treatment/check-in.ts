import { z } from 'zod'
import { medicineKeys } from '#domain/medicines/medicines.ts'
import { loggedKinds } from '#domain/treatment/dose-log.ts'
import { calendarDay, call, id, text } from '../call.ts'
import { sentAnswers } from '../intake/sent-answers.ts'
import { promisedTime } from '../promised-time.ts'

const day = calendarDay()
const outcomes = ['ordered', 'pause', 'stop', 'locked', 'no dose'] as const

const toPay = z.object({
  orderId: id().describe('To be paid for with create_payment_intent.'),
  amountPence: z.int(),
  item: z.string(),
})

const myCheckInReply = z.object({
  is: z
    .enum(['none', 'not yet', 'open', 'to pay', 'sent', 'looked at', 'declined', 'again', 'locked', 'restricted'])
    .describe(
      '`looked at`: nothing could be offered, and a prescriber reviews it. `declined`: a prescriber declined the pen it asked for, and staff speak with the patient. `again`: the last one led to no order, and another can be opened. `locked`: we call them first. `restricted`: the patient had the use of their data restricted.',
    ),
  opensOn: day.nullable(),
  lastsUntil: day.nullable().describe('The day after the last that the pen they have covers.'),
  review: promisedTime.nullable().describe('When the patient hears from us about one under review.'),
  open: z
    .object({
      id: id(),
      ansData: z.string().nullable().describe('JSON text as last saved, in the words of the present questionnaire.'),
      revision: z.int(),
      today: day,
      medicine: z.enum(medicineKeys).describe('Of the pen they have.'),
      injectionDay: z.int().min(1).max(7).nullable().describe('Monday is 1. Null: they have not said.'),
      dosesDue: z.array(day).describe('The days of this pen on which an injection was due so far.'),
      logged: z
        .array(z.object({ due: day, is: z.enum(loggedKinds), on: day }))
        .describe('What they have logged about those doses already.'),
      lastWeight: z.object({ on: day, kg: z.number() }).nullable(),
      missing: z.string().nullable().describe('Where the first question is that is not answered.'),
      wish: z.enum(['up', 'same', 'down', 'pause', 'stop']).nullable().describe('Null: not answered to its end.'),
      answers: z.array(z.object({ path: z.string(), question: z.string(), answer: z.array(z.string()) })),
      pen: z
        .object({ medicine: z.string(), dose: z.string(), pricePence: z.int(), reasons: z.array(z.string()) })
        .nullable()
        .describe('What the rules suggest and what it costs. A clinician may choose another dose.'),
    })
    .nullable(),
  sent: z.object({ outcome: z.enum(outcomes).nullable(), toPay: toPay.nullable() }).nullable(),
})

export type MyCheckIn = z.output<typeof myCheckInReply>

export const myCheckIn = call({
  name: 'my_check_in',
  auth: 'account',
  summary: 'The status of the check-in before the patient’s next pen, with the answers so far.',
  body: z.strictObject({}),
  reply: myCheckInReply,
  refusals: {},
  perMinute: 120,
})

const refusals = {
  409: 'This account has no such check-in that can be answered now, it was changed in another tab, or the price is another. Nothing was changed.',
}

export const saveCheckIn = call({
  name: 'save_check_in',
  auth: 'account',
  summary: 'Stores all answers of a check-in so far. A sign that cannot wait locks supply and calls our prescribers.',
  body: z.strictObject({
    id: id(),
    ...sentAnswers,
  }),
  reply: z.object({ revision: z.int() }),
  refusals,
  perMinute: 600,
  bodyLimit: 512 * 1024,
})

export const finishCheckIn = call({
  name: 'finish_check_in',
  auth: 'account',
  summary: 'Sends a check-in. With a wish for another pen it places the order of it, which is then paid for.',
  body: z.strictObject({
    id: id(),
    pricePence: z.int().nullable().describe('The price that was shown; null: no pen is wished for.'),
    reason: text(1_000).optional().describe('Why an answer has changed that ruled the medicine out.'),
  }),
  reply: z.object({ outcome: z.enum(outcomes), toPay: toPay.nullable() }),
  refusals: {
    ...refusals,
    422: 'A question is not answered, or a date is still to come: `missing` says where. Or an answer has changed that needs a reason: `problem` says so.',
  },
  perMinute: 30,
})

export const answerCheckInAgain = call({
  name: 'answer_check_in_again',
  auth: 'account',
  summary: 'Opens another check-in about the same pen, where the last came to nothing or is too old.',
  body: z.strictObject({}),
  reply: z.object({}),
  refusals: { 409: 'There is nothing to answer again. Nothing was changed.' },
  perMinute: 30,
  answerWithinMs: 10_000,
})
