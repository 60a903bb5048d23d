import { z } from 'zod'
import { longestReply, requestLists, requestStates } from '#domain/enquiries/inbox.ts'
import { call, id, text } from '../call.ts'
import { clock } from '../cases/case-row.ts'
import { namedStaff, sending } from '../messages/messages.ts'
import { withFilesType } from '../with-files.ts'
import { followingFiles } from './contact-form.ts'

const noRequest = { 404: 'This request could not be found.' }
const assigned = z.object({ id: id(), name: z.string(), isMe: z.boolean() }).nullable()
const state = z.enum(requestStates)
const place = z.strictObject({ at: z.iso.datetime(), id: id() })

const requestRow = z.object({
  id: id(),
  reference: z.string(),
  reason: z.string(),
  state,
  clock,
  lastAt: z.iso.datetime(),
  assignedTo: assigned,
  isLinked: z.boolean().describe('It is linked to a patient.'),
})

export type RequestRow = z.output<typeof requestRow>

export const deskRequests = call({
  name: 'desk_requests',
  auth: 'staff:message',
  summary: 'What was sent through the contact form: what waits by its clock, everything else the newest first.',
  body: z.strictObject({ list: z.enum(requestLists).default('waiting'), after: place.optional() }),
  reply: z.object({
    rows: z.array(requestRow).describe('Without message text and addresses.'),
    next: place.nullable(),
    counts: z.object({ waiting: z.int(), mine: z.int() }),
  }),
  refusals: {},
  perMinute: 240,
})

const requestFile = z.object({ id: id(), name: z.string(), kind: z.string(), size: z.int() })

const requestMessage = z.object({
  id: id(),
  by: namedStaff.nullable().describe('Null: the person.'),
  words: z.string(),
  at: z.iso.datetime(),
  files: z.array(requestFile),
})

export const deskRequest = call({
  name: 'desk_request',
  auth: 'staff:message',
  summary: 'One request with everything that was written about it. That it was read is written down.',
  body: z.strictObject({ id: id() }),
  reply: z.object({
    id: id(),
    reference: z.string(),
    reason: z.string(),
    subject: z.string(),
    email: z.string(),
    state,
    clock,
    assignedTo: assigned,
    patient: z.object({ accountId: id(), name: z.string() }).nullable(),
    messages: z.array(requestMessage).describe('The oldest first.'),
    history: z.array(z.object({ at: z.iso.datetime(), what: z.string(), by: z.string() })),
    complaint: z
      .object({ id: id(), reference: z.string() })
      .nullable()
      .describe('In the log of complaints. Null: it is not.'),
    draft: z.string().describe('The caller’s unsent draft.'),
  }),
  refusals: noRequest,
  perMinute: 240,
})

export type RequestView = z.output<typeof deskRequest.reply>

export const deskReplyRequest = call({
  name: 'desk_reply_request',
  auth: 'staff:message',
  summary: 'Answers an enquiry by email, with or without files. An unassigned enquiry is assigned to its answerer.',
  body: z.strictObject({
    id: id(),
    sending,
    words: text(longestReply),
    closes: z.boolean().default(false),
    files: followingFiles.default([]),
  }),
  reply: z.object({}),
  refusals: {
    ...noRequest,
    400: 'What is wrong with a file is under the field files.',
    408: 'The files stopped arriving, or arrived too slowly.',
    422: 'There is nothing in it.',
    503: 'Too many people are sending files.',
  },
  perMinute: 60,
  withFiles: withFilesType,
  answerWithinMs: 600_000,
})

export const deskAssignRequest = call({
  name: 'desk_assign_request',
  auth: 'staff:message',
  summary: 'Takes a request, or gives it back to everybody.',
  body: z.strictObject({ id: id(), isMine: z.boolean() }),
  reply: z.object({}),
  refusals: noRequest,
  perMinute: 120,
})

export const deskMoveRequest = call({
  name: 'desk_move_request',
  auth: 'staff:message',
  summary: 'Closes a request, or opens it again.',
  body: z.strictObject({ id: id(), move: z.enum(['close', 'reopen']) }),
  reply: z.object({ state }),
  refusals: { ...noRequest, 409: 'That cannot happen to it now.' },
  perMinute: 120,
})

export const deskLinkRequest = call({
  name: 'desk_link_request',
  auth: 'staff:see-contact',
  summary: 'Links an enquiry to a patient’s record, or removes the link.',
  body: z.strictObject({ id: id(), accountId: id().nullable() }),
  reply: z.object({}),
  refusals: noRequest,
  perMinute: 60,
})
