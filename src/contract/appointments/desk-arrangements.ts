import { z } from 'zod'
import { moveAskers } from '#domain/appointments/desk-move.ts'
import { calendarDay, call, id, text } from '../call.ts'
import { day, timeOfDay } from './bookings.ts'
import { clinicianKey } from './clinic-list.ts'

const reason = text(1_000).trim().min(1).describe('Kept with the appointment. The patient is not sent it.')

const times = z.object({
  times: z.array(z.string()).describe('HH:MM, those that are free.'),
  holiday: z.string().nullable(),
})

const noAppointment = { 404: 'There is no such appointment for whoever asks.' }

export const deskTimesToMove = call({
  name: 'desk_times_to_move',
  auth: 'staff:arrange-appointments',
  summary: 'The times of a day to which an appointment can be moved, and with whom it can be.',
  body: z.strictObject({
    id: id(),
    date: day,
    clinician: clinicianKey.nullish().describe('Without it, the current clinician.'),
  }),
  reply: times.extend({
    clinicians: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe('The possible clinicians. Empty: any free clinician, or only the current one.'),
    clinician: z.string().nullable().describe('Whose times are shown. Null: any free clinician.'),
  }),
  refusals: noAppointment,
  perMinute: 240,
})

export const deskMoveAppointment = call({
  name: 'desk_move_appointment',
  auth: 'staff:arrange-appointments',
  summary: 'Moves an appointment for a patient, who is notified by email. The patient keeps their own move.',
  body: z.strictObject({
    id: id(),
    moveId: id().describe('Made by the browser: sent again it is the same.'),
    date: day,
    time: timeOfDay,
    clinician: clinicianKey.nullish(),
    askedBy: z.enum(moveAskers).describe('Who wants another time. It decides what a later cancellation gives back.'),
    reason,
  }),
  reply: z.object({ id: id().describe('The appointment as it is booked now.') }),
  refusals: {
    ...noAppointment,
    409: 'Someone else has the time (no data), or it cannot be moved (data.because says why). Nothing was changed.',
  },
  perMinute: 60,
})

/**
 * An appointment booked by the desk for a patient. Never a first assessment, which needs the patient’s own answers and
 * consents.
 */
const bookedByDesk = ['weigh-in', 'follow-up'] as const

export type BookedByDesk = (typeof bookedByDesk)[number]

const noPerson = { 404: 'There is no such person.' }

export const deskBookable = call({
  name: 'desk_bookable',
  auth: 'staff:arrange-appointments',
  summary: 'What can be booked for a person at this moment, and why not what cannot. That it was read is written down.',
  body: z.strictObject({ accountId: id() }),
  reply: z.object({
    kinds: z.array(
      z.object({
        what: z.enum(bookedByDesk),
        because: z.string().nullable().describe('Why it cannot be booked, in words. Null: it can.'),
        pricePence: z.int(),
        with: z.string().nullable().describe('Null: any free member of the care team.'),
        by: calendarDay().nullable().describe('By when they are to be seen.'),
      }),
    ),
  }),
  refusals: noPerson,
  perMinute: 120,
})

export const deskTimesToBook = call({
  name: 'desk_times_to_book',
  auth: 'staff:arrange-appointments',
  summary: 'The free times of a day for what is to be booked for a person.',
  body: z.strictObject({ accountId: id(), what: z.enum(bookedByDesk), date: day }),
  reply: times,
  refusals: { ...noPerson, 409: 'It cannot be booked for them now; the message says why.' },
  perMinute: 240,
})

export const deskBookForPatient = call({
  name: 'desk_book_for_patient',
  auth: 'staff:arrange-appointments',
  summary:
    'Books a free appointment for a patient, or reserves the slot of a follow-up appointment that their clinician asked for until they have paid. The patient is notified by email.',
  body: z.strictObject({
    accountId: id(),
    bookingId: id().describe('Made by the browser: sent again it is the same.'),
    what: z.enum(bookedByDesk),
    date: day,
    time: timeOfDay,
    reason,
  }),
  reply: z.object({
    payBy: z.iso.datetime().nullable().describe('How long the slot is reserved. Null: it is free of charge.'),
  }),
  refusals: {
    ...noPerson,
    409: 'Someone else has the time, or it cannot be booked for them now; the message says why. Nothing was changed.',
  },
  perMinute: 60,
})
