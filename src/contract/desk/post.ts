import { z } from 'zod'
import { postLists, postStages } from '#domain/post/posting.ts'
import { call, id, text } from '../call.ts'

const byClinician = {
  404: 'There is no such appointment for whoever asks.',
  422: 'It is for the clinician alone, or not at this moment.',
}

export const deskPaper = call({
  name: 'desk_paper',
  auth: 'staff:see-appointments',
  summary:
    'Writes down that a prescription was written on paper after an appointment, and when. Nothing of what is on it.',
  body: z.strictObject({
    id: id().describe('The appointment.'),
    paperId: id().describe('Made by the browser: sent again it is the same.'),
    writtenOn: z.iso.date(),
  }),
  reply: z.object({}),
  refusals: { ...byClinician, 409: 'One is written down for it.' },
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
        writtenOn: z.iso.date(),
        by: z.string(),
        since: z.iso.datetime().describe('Paid, or posted.'),
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
    to: z.object({ name: z.string(), lines: z.array(z.string()) }),
    writtenOn: z.iso.date(),
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
  summary: 'Writes down that a prescription was posted. The patient is told that something is in the post.',
  body: z.strictObject({ id: id(), carrier: text(60).min(1), tracking: text(80).min(1).nullish() }),
  reply: z.object({}),
  refusals: {
    404: 'There is nothing to post under this id.',
    409: 'It is not to be posted: not paid for, called off, posted, or disputed.',
  },
  perMinute: 120,
})
