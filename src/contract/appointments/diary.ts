import { z } from 'zod'
import { bookingStates } from '#domain/appointments/states.ts'
import { call, id } from '../call.ts'
import { day } from './bookings.ts'

const entry = z.object({
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  services: z.array(z.string()).describe('Of a free time the keys of the services that can be booked then.'),
  is: z.enum(['free', 'held', 'taken']).describe('`held`: a patient is booking it, or it waits for payment.'),
  appointment: z
    .object({
      id: id(),
      state: z.enum(bookingStates),
      isCalledOff: z.boolean().describe('Cancelled by us.'),
      patient: z.string().nullable(),
      reference: z.string(),
      service: z.string(),
    })
    .nullable()
    .describe('Null: it is free, or the caller may not see it.'),
})

export type DiaryEntry = z.output<typeof entry>

export const deskDiary = call({
  name: 'desk_diary',
  auth: 'staff:see-appointments',
  summary:
    'Days of every clinician: what is free and what is taken, with the patients the caller may see. Access to the names is logged once a day.',
  body: z.strictObject({ date: day, days: z.int().min(1).max(7).default(1) }),
  reply: z.object({
    holiday: z.string().nullable().describe('Of the first day.'),
    holidays: z.array(z.object({ date: day, name: z.string() })),
    services: z.array(z.object({ key: z.string(), name: z.string() })).describe('What can be booked with somebody.'),
    clinicians: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        title: z.string(),
        isMe: z.boolean(),
        services: z.array(z.string()).describe('The keys of what they hold.'),
        opens: z.boolean().describe('Whether the caller may open this day.'),
        entries: z.array(entry).describe('In the order of the day.'),
      }),
    ),
  }),
  refusals: {},
  perMinute: 240,
})
