import { z } from 'zod'
import {
  complaintEvents,
  complaintLists,
  complaintOutcomes,
  complaintStates,
  complaintTopics,
  complaintWays,
} from '#domain/complaints/complaint.ts'
import { calendarDay, call, id, text } from '../call.ts'

// The same people who read the inbox of the contact form.
const auth = 'staff:message'
const said = text(8_000)
const day = calendarDay()
const refusals = { 404: 'There is no such complaint.', 409: 'It has changed since then.' }

const row = z.object({
  id: id(),
  reference: z.string(),
  topic: z.enum(complaintTopics),
  how: z.enum(complaintWays),
  state: z.enum(complaintStates),
  outcome: z.enum(complaintOutcomes).nullable().describe('Null: it is not closed.'),
  receivedOn: day,
  due: z.iso.datetime().nullable().describe('Of the next step. Null: it is closed.'),
})

export type ComplaintRow = z.output<typeof row>

export const deskComplaints = call({
  name: 'desk_complaints',
  auth,
  summary: 'The log of complaints in one list, without who complained or what about.',
  body: z.strictObject({
    list: z.enum(complaintLists),
    after: z.int().min(0).nullable().default(null).describe('How many to leave out.'),
  }),
  reply: z.object({
    rows: z.array(row),
    hasMore: z.boolean(),
    counts: z.record(z.enum(complaintLists), z.int()),
  }),
  refusals: {},
  perMinute: 240,
})

export const deskComplaint = call({
  name: 'desk_complaint',
  auth,
  summary: 'One complaint with what came of it. The access is logged.',
  body: z.strictObject({ id: id() }),
  reply: row.extend({
    who: z.string(),
    what: z.string(),
    request: z
      .object({ id: id(), reference: z.string() })
      .nullable()
      .describe('The enquiry it came by, while it exists.'),
    person: z.object({ accountId: id(), name: z.string() }).nullable().describe('Null: none, or not shown.'),
    acknowledgedOn: day.nullable(),
    conclusion: z
      .object({
        outcome: z.enum(complaintOutcomes).nullable().describe('Null: it was reopened since then.'),
        answeredOn: day.nullable(),
        found: z.string(),
        changes: z.string(),
      })
      .nullable(),
    recordedBy: z.string(),
    closed: z.object({ by: z.string(), at: z.iso.datetime(), keptUntil: day }).nullable(),
    history: z.array(z.object({ at: z.iso.datetime(), what: z.enum(complaintEvents), by: z.string() })),
  }),
  refusals: { 404: refusals[404] },
  perMinute: 240,
})

export type ComplaintView = z.output<typeof deskComplaint.reply>

export const deskRecordComplaint = call({
  name: 'desk_record_complaint',
  auth,
  summary: 'Records a complaint, with or without the enquiry by which it came.',
  body: z.strictObject({
    id: id().describe('Made by the browser: sent again it is the same complaint.'),
    how: z.enum(complaintWays),
    topic: z.enum(complaintTopics),
    receivedOn: day,
    who: text(1_000),
    what: said,
    requestId: id().nullable(),
  }),
  reply: z.object({ reference: z.string() }),
  refusals: {
    404: 'There is no such enquiry.',
    409: 'Somebody else recorded another one under this id.',
    422: 'It cannot be recorded so: data.because says why.',
  },
  perMinute: 60,
})

export const deskAcknowledgeComplaint = call({
  name: 'desk_acknowledge_complaint',
  auth,
  summary: 'Records that the one who complained was told that we have it, and when.',
  body: z.strictObject({ id: id(), on: day }),
  reply: z.object({}),
  refusals: { ...refusals, 422: 'The day is before it was received or in the future.' },
  perMinute: 60,
})

export const deskCloseComplaint = call({
  name: 'desk_close_complaint',
  auth,
  summary: 'Closes a complaint with its outcome, what was found and what changes.',
  body: z.strictObject({
    id: id(),
    outcome: z.enum(complaintOutcomes),
    answeredOn: day.nullable().describe('Null: it was withdrawn, and not answered.'),
    found: said,
    changes: said,
  }),
  reply: z.object({}),
  refusals: { ...refusals, 422: 'Something is missing: data.because says what.' },
  perMinute: 60,
})

export const deskReopenComplaint = call({
  name: 'desk_reopen_complaint',
  auth,
  summary: 'Reopens a closed complaint, when they have written again for instance.',
  body: z.strictObject({ id: id() }),
  reply: z.object({}),
  refusals,
  perMinute: 60,
})
