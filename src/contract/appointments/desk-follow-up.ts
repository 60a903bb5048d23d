import { z } from 'zod'
import { followUpStates } from '#domain/appointments/medication-review.ts'
import { call, id } from '../call.ts'
import { day, timeOfDay } from './bookings.ts'

/** A slot reserved for a patient after an appointment. */
export const followUp = z.object({
  id: id(),
  startsAt: z.iso.datetime(),
  payBy: z.iso.datetime(),
  state: z.enum(followUpStates),
  reference: z.string(),
  appointmentId: id().nullable().describe('Once it is paid for.'),
})

export type FollowUpView = z.output<typeof followUp>

const byClinician = {
  404: 'There is no such appointment for whoever asks.',
  422: 'It is for the clinician alone, or not at this moment.',
}

export const deskFollowUpTimes = call({
  name: 'desk_follow_up_times',
  auth: 'staff:see-appointments',
  summary: 'When the clinician of an appointment is free on a day for a follow-up.',
  body: z.strictObject({ id: id(), date: day }),
  reply: z.object({ times: z.array(z.string()), holiday: z.string().nullable() }),
  refusals: byClinician,
  perMinute: 240,
})

export const deskBookFollowUp = call({
  name: 'desk_book_follow_up',
  auth: 'staff:see-appointments',
  summary:
    'Reserves a free slot for a patient after an appointment. The patient is notified, and it is booked once they have paid.',
  body: z.strictObject({
    id: id().describe('The appointment that it follows.'),
    followUpId: id().describe('Made by the browser: sent again it is the same.'),
    date: day,
    time: timeOfDay,
  }),
  reply: z.object({}),
  refusals: { ...byClinician, 409: 'The time is not free, or another is waiting to be paid for. Nothing was changed.' },
  perMinute: 60,
})

export const deskWithdrawFollowUp = call({
  name: 'desk_withdraw_follow_up',
  auth: 'staff:see-appointments',
  summary: 'Withdraws a reserved slot that is not paid for. The patient is notified.',
  body: z.strictObject({ followUpId: id() }),
  reply: z.object({}),
  refusals: {
    ...byClinician,
    409: 'It is paid for, being paid for, or was released. Nothing was changed.',
    502: 'The card provider could not be reached. Nothing was changed.',
  },
  perMinute: 60,
  answerWithinMs: 10_000,
})
