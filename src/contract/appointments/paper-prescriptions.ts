import { z } from 'zod'
import { paperForms } from '#domain/appointments/paper/paper-forms.ts'
import { paperProblems } from '#domain/appointments/paper/paper-prescription.ts'
import { postLists, postStages } from '#domain/appointments/paper/posting.ts'
import { calendarDay, call, id, text } from '../call.ts'
import { paperContent, paperDates } from './post.ts'

const byClinician = {
  404: 'There is no such appointment for whoever asks.',
  422: 'It is for the clinician alone, or not at this moment.',
}

export const deskPaper = call({
  name: 'desk_paper',
  auth: 'staff:see-appointments',
  summary: 'Records a paper prescription written after an appointment, with its content.',
  body: z.strictObject({
    id: id().describe('The appointment.'),
    paperId: id().describe('Made by the browser: sent again it is the same.'),
    writtenOn: calendarDay().describe('The day it was signed.'),
    startsOn: calendarDay().nullable().describe('Not to be dispensed before. Null: from the day it was signed.'),
    form: z.enum(paperForms),
    serial: text(40).nullable().describe('Printed on the form of a controlled drug.'),
    ...paperContent.shape,
    replaces: id().nullable().describe('The prescription of this appointment whose time has run out.'),
  }),
  reply: z.object({}),
  refusals: {
    404: byClinician[404],
    409: 'data.reason: one is recorded for the appointment, the serial number is known, or what it replaces is good.',
    422: `It is for a psychiatrist alone, or something is wrong with it: data.problems, of ${paperProblems.join(', ')}.`,
  },
  perMinute: 60,
})

/** A paper prescription at the desk, for staff who may read it. */
export const deskPaperView = paperDates.extend({
  id: id(),
  appointmentId: id(),
  by: z.string(),
  stage: z.enum(postStages),
  daysLeft: z.int().describe('On which it may still be posted, today among them.'),
  content: paperContent.extend({ patient: z.string(), registration: z.string() }).nullable(),
  canBeReplaced: z.boolean(),
  replaced: z
    .object({ writtenOn: calendarDay(), serial: z.string().nullable() })
    .nullable()
    .describe('The one it was written in place of.'),
  events: z.array(z.object({ what: z.string(), by: z.string().nullable(), at: z.iso.datetime() })),
})

export type DeskPaperView = z.output<typeof deskPaperView>

export const deskHandOverPaper = call({
  name: 'desk_hand_over_paper',
  auth: 'staff:see-appointments',
  summary: 'Records that a paper prescription was handed to the patient.',
  body: z.strictObject({ id: id().describe('The appointment.') }),
  reply: z.object({}),
  refusals: {
    ...byClinician,
    409: 'It is void, paid for to be posted, has left, or there is none: data.stage. Nothing was changed.',
  },
  perMinute: 60,
})

export const deskWithdrawPaper = call({
  name: 'desk_withdraw_paper',
  auth: 'staff:see-appointments',
  summary: 'Takes back that a prescription was written, before it is posted. What was paid for posting it goes back.',
  body: z.strictObject({ id: id().describe('The appointment.') }),
  reply: z.object({}),
  refusals: {
    ...byClinician,
    409: 'It has been posted, is being paid for, or there is none. Nothing was changed.',
    502: 'The card provider could not be reached. Nothing was changed.',
  },
  perMinute: 60,
  answerWithinMs: 10_000,
})

export const deskPosts = call({
  name: 'desk_posts',
  auth: 'staff:dispatch',
  summary: 'The prescriptions that are paid for and wait to be posted, or those that have left lately.',
  body: z.strictObject({ list: z.enum(postLists) }),
  reply: z.object({
    counts: z.object({ 'to post': z.int(), posted: z.int() }),
    rows: z.array(
      z.object({
        id: id(),
        reference: z.string(),
        writtenOn: calendarDay(),
        by: z.string(),
        since: z.iso.datetime().describe('Paid, or posted.'),
        postBefore: calendarDay(),
        daysLeft: z.int().describe('On which it may still be posted, today among them. 0: it is too late.'),
      }),
    ),
  }),
  refusals: {},
  perMinute: 600,
})

export const deskPost = call({
  name: 'desk_post',
  auth: 'staff:dispatch',
  summary: 'Where a prescription is posted to. That it was read is written down.',
  body: z.strictObject({ id: id() }),
  reply: z.object({
    id: id(),
    reference: z.string(),
    stage: z.enum(postStages),
    held: z.string().nullable().describe('Why it does not leave although it is to be posted. Null: it may.'),
    to: z.object({ name: z.string(), lines: z.array(z.string()) }),
    writtenOn: calendarDay(),
    serial: z.string().nullable().describe('To be compared with the form.'),
    postBefore: calendarDay(),
    daysLeft: z.int(),
    writtenBy: z.string(),
    posted: z
      .object({ at: z.iso.datetime(), by: z.string(), carrier: z.string(), tracking: z.string().nullable() })
      .nullable(),
  }),
  refusals: { 404: 'There is nothing to post under this id.' },
  perMinute: 240,
})

export const deskPosted = call({
  name: 'desk_posted',
  auth: 'staff:dispatch',
  summary: 'Records that a prescription was posted. The patient is notified.',
  body: z.strictObject({ id: id(), carrier: text(60).min(1), tracking: text(80).min(1).nullish() }),
  reply: z.object({}),
  refusals: {
    404: 'There is nothing to post under this id.',
    409: 'It is not to be posted: not paid for, called off, posted, too late or void (data.stage), disputed, or the use of the patient’s data is restricted.',
  },
  perMinute: 120,
})
