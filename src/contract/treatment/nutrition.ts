import { z } from 'zod'
import { day, timeOfDay } from '../appointments/bookings.ts'
import { call, id } from '../call.ts'

export const myNutrition = call({
  name: 'my_nutrition',
  auth: 'account',
  summary: 'Whether this account may book a session with a nutritionist or dietitian, and what it has booked.',
  body: z.strictObject({}),
  reply: z.object({
    mayBook: z.boolean().describe('Sessions are part of a treatment.'),
    booked: z.object({ id: id(), startsAt: z.iso.datetime(), minutes: z.int() }).nullable(),
    firstFree: z.iso.datetime().nullable().describe('Null: nobody is free, or none may be booked.'),
  }),
  refusals: {},
  perMinute: 120,
})

export const bookNutritionSession = call({
  name: 'book_nutrition_session',
  auth: 'account',
  summary: 'Books a session with the next available nutritionist or dietitian, or moves the existing booking.',
  body: z.strictObject({
    date: day,
    time: timeOfDay,
    instead: id().nullable().describe('What is to be moved. Null: none is booked.'),
  }),
  reply: z.object({ id: id(), startsAt: z.iso.datetime() }),
  refusals: {
    409: 'Nobody is free then any more (no data), or it cannot be booked or moved (data.because says why). Nothing was changed.',
  },
  perMinute: 60,
})

export const cancelNutritionSession = call({
  name: 'cancel_nutrition_session',
  auth: 'account',
  summary: 'Gives up a booked nutrition session.',
  body: z.strictObject({ id: id() }),
  reply: z.object({}),
  refusals: { 404: 'This account has no such session.', 409: 'It cannot be cancelled: data.because says why.' },
  perMinute: 60,
})
