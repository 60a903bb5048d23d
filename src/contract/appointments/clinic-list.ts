import { z } from 'zod'
import { outcomeKinds } from '#domain/appointments/outcomes.ts'
import { bookingStates } from '#domain/appointments/states.ts'
import { calendarDay, call, id, text } from '../call.ts'
import { undoTime } from '../cases/case-row.ts'
import { transcript } from '../cases/transcript.ts'
import { sharedCompanion } from '../companion/companion.ts'
import { deskPreparation } from '../preparation/preparation.ts'
import { liveRestriction } from '../privacy/restriction.ts'
import { day } from './bookings.ts'
import { followUp } from './desk-follow-up.ts'
import { deskPaperView } from './paper-prescriptions.ts'
import { vitalsView } from './vitals.ts'

export const clinicianKey = text(60).min(1).describe('Whose: as the booking pages name them.')

const pending = z.object({
  outcomeId: id(),
  kind: z.enum(outcomeKinds),
  by: z.string(),
  isMine: z.boolean(),
  ...undoTime,
})

const shown = {
  id: id(),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  service: z.string(),
  reference: z.string(),
  state: z.enum(bookingStates),
  isCalledOff: z.boolean().describe('Cancelled by us.'),
  pending: pending.nullable(),
  suggestion: z.enum(['missed', 'overdue']).nullable().describe('What the clock makes of it. A person confirms it.'),
}

const row = z.object({
  ...shown,
  patient: z.string().nullable().describe('Null: the caller may not see it.'),
})

export type DayRow = z.output<typeof row>

export const deskDay = call({
  name: 'desk_day',
  auth: 'staff:see-appointments',
  summary: 'The appointments of some days with one clinician. Access to the names shown is logged once a day.',
  body: z.strictObject({
    date: day.describe('The first of them.'),
    days: z.int().min(1).max(7),
    clinician: clinicianKey.nullish(),
  }),
  reply: z.object({
    clinicians: z.array(z.object({ id: z.string(), name: z.string(), isMe: z.boolean() })),
    clinician: z.string().nullable().describe('The clinician shown. Null: there is none.'),
    days: z.array(z.object({ date: z.string(), holiday: z.string().nullable(), times: z.int() })),
    appointments: z.array(row),
    withoutOutcome: z
      .array(row)
      .describe('Appointments of other days that are over and have no outcome, the oldest first.'),
    followUps: z
      .array(followUp.omit({ appointmentId: true }).extend({ afterId: id(), patient: z.string().nullable() }))
      .describe('Reserved slots: waiting for payment, or ended unpaid in the last days.'),
  }),
  refusals: { 404: 'There is no such clinician for whoever asks.' },
  perMinute: 600,
})

const measured = z.object({ weightKg: z.number(), heightCm: z.number() })

/** Null: the action is possible. Otherwise the reason why not. */
const hindrance = z.string().nullable()

export const deskAppointment = call({
  name: 'desk_appointment',
  auth: 'staff:see-appointments',
  summary: 'Everything about one appointment that the caller may see. The access is logged.',
  body: z.strictObject({ id: id() }),
  reply: z.object({
    ...shown,
    clinician: z.object({ id: z.string(), name: z.string() }),
    isOwn: z.boolean(),
    room: z
      .array(
        z.object({
          kind: z.enum(['joined', 'left', 'phone']),
          role: z.enum(['patient', 'clinician']),
          at: z.iso.datetime(),
        }),
      )
      .describe('Who came, left or went on by phone, as it happened.'),
    readsRecord: z.boolean().describe('False: what is clinical is left out.'),
    amountPence: z.int(),
    isFree: z.boolean().describe('Nothing is paid for it.'),
    missedAfterMinutes: z.int(),
    weighIn: z
      .object({
        caseId: id().nullable().describe('Where it is written down. Null: no order waits for it any more.'),
        told: measured.nullable().describe('As reported by the patient.'),
        recorded: measured.extend({ by: z.string(), at: z.iso.datetime() }).nullable(),
      })
      .nullable()
      .describe('Of an appointment at which weight and height are seen.'),
    refundedPence: z.int(),
    policyVersion: z.int(),
    person: z
      .object({
        accountId: id().nullable(),
        name: z.string(),
        born: z.string().nullable(),
        email: z.string().nullable(),
        mobile: z.string().nullable(),
        address: z.array(z.string()),
      })
      .nullable()
      .describe('Null: the caller may not see it.'),
    restriction: liveRestriction,
    answers: transcript.nullable(),
    score: z.object({ points: z.int(), of: z.int(), band: z.string() }).nullable(),
    screen: z
      .object({ counted: z.int(), of: z.int(), positiveFrom: z.int(), isPositive: z.boolean() })
      .nullable()
      .describe(
        'The same answers by the rule of the ASRS v1.1, part A. Null: a question is open, or the caller may not see it.',
      ),
    risks: z.array(z.object({ question: z.string(), isNow: z.boolean() })).describe('Ever answered with Yes.'),
    preparation: deskPreparation
      .nullable()
      .describe('The questionnaires before an assessment. Null: it has none, or the caller may not see it.'),
    treatment: z
      .object({ medicine: z.string(), dose: z.string().nullable() })
      .nullable()
      .describe(
        'A GLP-1 medicine that our weight-management service supplies or has an order for. Null: none, or the caller may not see it.',
      ),
    history: z.array(
      z.object({
        at: z.iso.datetime(),
        state: z.enum(bookingStates),
        isCalledOff: z.boolean(),
        by: z.string(),
        reason: z.string().optional().describe('Why the desk moved or booked it.'),
      }),
    ),
    told: z.string().nullable().describe('What the patient was written with the outcome.'),
    followUpBy: z.string().nullable(),
    vitals: z.array(vitalsView).nullable().describe('Null: not about ADHD, or the caller may not see it.'),
    companion: sharedCompanion.nullable().describe('Null: not shared, or the caller may not see it.'),
    notes: z.array(z.object({ id: id(), by: z.string(), at: z.iso.datetime(), body: z.string() })),
    letter: z.object({ by: z.string(), at: z.iso.datetime(), body: z.string() }).nullable(),
    paper: deskPaperView.nullable().describe('The paper prescription.'),
    cannotPrescribe: z
      .string()
      .nullable()
      .describe('Null: the caller may record a paper prescription. Otherwise the reason why not.'),
    followUps: z.array(followUp).describe('Booked after it, the newest first.'),
    paperPricePence: z.int().describe('Of having one posted, as it was booked.'),
    drafts: z.record(z.string(), z.string()),
    canHandOver: z.boolean().describe('A colleague who is free may take it.'),
    can: z.object({ attended: hindrance, missed: hindrance, declined: hindrance, cancelled: hindrance }),
  }),
  refusals: { 404: 'There is no such appointment for whoever asks.' },
  perMinute: 600,
})

export const deskOutcome = call({
  name: 'desk_outcome',
  auth: 'staff:see-appointments',
  summary: 'Says what became of an appointment. Half a minute later it is carried out: events, money, emails.',
  body: z.strictObject({
    id: id(),
    outcomeId: id().describe('Made by the browser: sent again it is the same.'),
    outcome: z.enum(outcomeKinds),
    words: text(4_000).nullish().describe('To the patient, for their account.'),
    followUpBy: calendarDay().nullish().describe('By when they are to be seen again.'),
  }),
  reply: z.object({ outcomeId: id(), ...undoTime }),
  refusals: {
    404: 'There is no such appointment for whoever asks.',
    409: 'It cannot be said now: data.because says why. Nothing was changed.',
    422: 'It is not for whoever asks, or words to the patient are missing.',
  },
  perMinute: 120,
})

export const deskHandOver = call({
  name: 'desk_hand_over',
  auth: 'staff:see-appointments',
  summary: 'Gives an appointment that anyone of the care team may hold to a colleague who is free at its time.',
  body: z.strictObject({ id: id() }),
  reply: z.object({}),
  refusals: {
    404: 'There is no such appointment for whoever asks.',
    409: 'Nobody else is free, or it is not to come any more. Nothing was changed.',
  },
  perMinute: 60,
})

export const deskUndoOutcome = call({
  name: 'desk_undo_outcome',
  auth: 'staff:see-appointments',
  summary: 'Takes back what one has said about an appointment, while nothing has left yet.',
  body: z.strictObject({ outcomeId: id() }),
  reply: z.object({ id: id() }),
  refusals: { 404: 'There is no such outcome of yours.', 409: 'It is final, or was taken back.' },
  perMinute: 120,
})

const byClinician = {
  404: 'There is no such appointment for whoever asks.',
  422: 'It is for the clinician alone, or not at this moment.',
}

export const deskAppointmentNote = call({
  name: 'desk_appointment_note',
  auth: 'staff:see-appointments',
  summary: 'Adds a private note to an appointment.',
  body: z.strictObject({
    id: id(),
    noteId: id().describe('Made by the browser: sent again it is the same note.'),
    body: text(10_000).min(1),
  }),
  reply: z.object({}),
  refusals: byClinician,
  perMinute: 120,
})

export const deskLetter = call({
  name: 'desk_letter',
  auth: 'staff:see-appointments',
  summary: 'Sends the summary letter after an appointment. The patient reads it in their account.',
  body: z.strictObject({ id: id(), body: text(20_000).min(1) }),
  reply: z.object({}),
  refusals: { ...byClinician, 409: 'A letter has been sent for it.' },
  perMinute: 60,
})
