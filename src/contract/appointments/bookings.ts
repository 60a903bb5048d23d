import { z } from 'zod'
import { call, text } from '../call.ts'
import { botToken } from '../identity/generate-otp.ts'

/** As the calendar and the clock in London show them. */
export const day = z.iso
  .date()
  .refine((date) => date.startsWith('20'), { error: 'This is not a day in this century.' })
  .describe('YYYY-MM-DD')
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'This is not a time like 14:30.' })
  .describe('HH:MM')
const month = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: 'This is not a month like 2026-03.' })
  .describe('YYYY-MM')
const clinicianId = text(60).describe('The clinician whose times are meant. Without it, those of any free clinician.')

const serviceKey = text(60).describe('What is to be booked. Without it, the assessment.')

const clinician = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  profile: z.array(z.string()).describe('Paragraphs.'),
})

export type Clinician = z.output<typeof clinician>

export const bookingMonth = call({
  name: 'booking_month',
  auth: 'anyone',
  summary: 'Every day of a month with the times that can be booked, in UK time.',
  body: z.strictObject({ month, clinician: clinicianId.optional(), service: serviceKey.optional() }),
  reply: z.object({
    clinician: clinician.nullable().describe('Null: any free clinician.'),
    clinicians: z
      .array(clinician.pick({ id: true, name: true, title: true }))
      .describe('The clinicians a patient can choose. Empty where the patient is told no name.'),
    month: z.string(),
    days: z.array(
      z.object({
        date: z.string(),
        morning: z.array(z.string()),
        afternoon: z.array(z.string()),
        evening: z.array(z.string()),
        count: z.int(),
        isPast: z.boolean(),
        isTooFar: z.boolean().describe('Further ahead than can be booked.'),
        holiday: z.string().nullable().describe('What it is called if it is a holiday.'),
      }),
    ),
    lastDay: z.string().describe('The last day that can be booked, YYYY-MM-DD.'),
  }),
  refusals: { 404: 'There is no such clinician.' },
  perMinute: 600,
})

const hold = z.object({
  startsAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  hasBeenExtended: z.boolean().describe('As happens once, when paying begins.'),
  date: z.string(),
  time: z.string(),
  clinician: z.object({ id: z.string(), name: z.string(), title: z.string() }),
})

export type SlotHold = z.output<typeof hold>

export const holdSlot = call({
  name: 'hold_slot',
  auth: 'anyone',
  summary: 'Holds a time for this guest session for fifteen minutes, in place of any other it held.',
  body: z.strictObject({ date: day, time: timeOfDay, clinician: clinicianId.optional(), token: botToken }),
  reply: hold,
  refusals: {
    403: 'The bot check failed (data.reason "bot"), or the answers rule it out (data.notEligible names the reason, data.because is "under-18").',
    404: 'There is no such clinician.',
    409: 'Someone else has it, it is not offered, or it was held from here a short while ago (data.because is "pause").',
    422: 'A question is not answered yet; data.missing is its address and data.question its words.',
    429: 'This network holds as many times as it may.',
  },
  perMinute: 60,
})

export const myHold = call({
  name: 'my_hold',
  auth: 'anyone',
  summary: 'The time this guest session holds, if any, and whether an appointment booked now could be cancelled.',
  body: z.strictObject({}),
  reply: z.object({
    hold: hold.nullable(),
    canCancel: z
      .boolean()
      .describe('Whether an appointment booked now could be cancelled: one of each type can be, in a person’s life.'),
  }),
  refusals: {},
  perMinute: 600,
})

export const releaseHold = call({
  name: 'release_hold',
  auth: 'anyone',
  summary: 'Releases the time this guest session holds, if any.',
  body: z.strictObject({}),
  reply: z.object({}),
  refusals: {},
  perMinute: 600,
})
