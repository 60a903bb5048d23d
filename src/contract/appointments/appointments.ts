import { z } from 'zod'
import { bookingStates } from '#domain/appointments/states.ts'
import { call, id } from '../call.ts'
import { preparationView } from '../preparation/preparation.ts'
import { promisedTime } from '../promised-time.ts'
import { day, timeOfDay } from './bookings.ts'
import { paperPrescriptionView } from './post.ts'

export const accountAppointment = z.object({
  id: id(),
  reference: z.string(),
  service: z.string(),
  clinician: z.object({ id: z.string(), name: z.string(), title: z.string() }),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  state: z.enum(bookingStates),
  amountPence: z.int(),
  isFree: z.boolean().describe('Nothing is paid for it: it is moved and cancelled with what it was booked for.'),
  refundedPence: z.int(),
  isCalledOff: z.boolean().describe('Cancelled by us.'),
  words: z.string().nullable().describe('What the clinician wrote to the person when it came to nothing.'),
  followUp: promisedTime
    .nullable()
    .describe('When they are to be seen again. Null: not agreed, or a slot is reserved already.'),
  hasLetter: z.boolean(),
  paper: paperPrescriptionView.nullable().describe('The paper prescription written after it.'),
  preparation: preparationView.optional().describe('Left out: there is nothing to prepare for it.'),
  isFollowUp: z.boolean().describe('A clinician booked it for them.'),
  toPay: z
    .object({
      orderId: id(),
      until: z.iso.datetime(),
      canCancel: z.boolean().describe('Whether it could be cancelled later: another wording is agreed to.'),
    })
    .nullable()
    .describe('A clinician reserved it for them, and it waits for payment.'),
  policyVersion: z.int(),
  refundCapPence: z.int().nullable().describe('After a move: what cancelling gave then. It never gives more.'),
  canReschedule: z.boolean(),
  cannotReschedule: z.enum(['started', 'rescheduled-before']).nullable().describe('Why not, while it is booked.'),
  cancel: z.object({
    isAllowed: z.boolean(),
    because: z.enum(['started', 'cancelled-before']).nullable().describe('Why not, while it is booked.'),
    refundPence: z.int().describe('What would be refunded if it were cancelled now.'),
  }),
  deadlines: z
    .object({
      fullRefundUntil: z.iso.datetime().nullable(),
      partRefundUntil: z.iso.datetime().nullable(),
      partRefundPence: z.int(),
    })
    .describe('Until when cancelling gives a full refund, and a part refund. Null: there is none, or no longer.'),
})

export type AccountAppointment = z.output<typeof accountAppointment>

const notFound = { 404: 'This account has no such appointment.' }

export const cancelAppointment = call({
  name: 'cancel_appointment',
  auth: 'account',
  summary: 'Cancels an appointment and refunds what the cancellation policy says.',
  body: z.strictObject({
    id: id(),
    expectedRefundPence: z.int().min(0).describe('The refund that the patient was shown.'),
  }),
  reply: z.object({ refundPence: z.int() }),
  refusals: {
    ...notFound,
    409: 'The policy’s answer has changed since it was shown (data.refundPence is the new one), or it cannot be cancelled (data.because says why). Nothing was changed.',
  },
  perMinute: 60,
  answerWithinMs: 10_000,
})

export const rescheduleAppointment = call({
  name: 'reschedule_appointment',
  auth: 'account',
  summary: 'Moves an appointment to another time of the same clinician.',
  body: z.strictObject({ id: id(), date: day, time: timeOfDay }),
  reply: accountAppointment,
  refusals: {
    ...notFound,
    409: 'Someone else has the time (no data), or it cannot be moved (data.because says why). Nothing was changed.',
  },
  perMinute: 60,
})

export const rebookingTimes = call({
  name: 'rebooking_times',
  auth: 'account',
  summary:
    'The first free times for a patient whose appointment the clinic cancelled, including some that are too soon for others.',
  body: z.strictObject({ id: id() }),
  reply: z.object({ times: z.array(z.iso.datetime()) }),
  refusals: notFound,
  perMinute: 60,
})
