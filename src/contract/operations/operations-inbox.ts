import { z } from 'zod'
import { jobTroubles } from '#domain/operations/job-trouble.ts'
import { inboxGroups, inboxSeverities, inboxSources } from '#domain/operations/operations-inbox.ts'
import { call, id } from '../call.ts'

const inboxRow = z.object({
  id: z.string().describe('The same for as long as the business is unfinished.'),
  source: z.enum(inboxSources),
  group: z.enum(inboxGroups).describe('The kind of work it is.'),
  severity: z.enum(inboxSeverities),
  says: z.string(),
  owner: z.string().describe('Whose turn it is: the name of a colleague, or a role.'),
  isMine: z.boolean().describe('It is assigned to whoever asks, or to nobody and waits for their role.'),
  since: z.iso.datetime(),
  to: z.string().nullable().describe('Where it is dealt with. Null: `act` says what is done about it.'),
  does: z.string().describe('The action to take there.'),
  act: z.enum(['acknowledge', 'send again']).nullable(),
})

export type InboxRow = z.output<typeof inboxRow>

export const operationsInbox = call({
  name: 'desk_watch',
  auth: 'staff:watch',
  summary: 'All unfinished business, the gravest first. What could not be asked for is named: it is unknown, not none.',
  body: z.strictObject({}),
  reply: z.object({
    rows: z.array(inboxRow),
    unknown: z.array(z.enum(inboxSources)),
    cut: z.array(z.enum(inboxSources)).describe('Of these there is more than is shown.'),
    at: z.iso.datetime(),
  }),
  refusals: {},
  perMinute: 240,
})

const job = z.object({
  name: z.string().describe('In words: “messages are sent”.'),
  everyMs: z.int(),
  doneAt: z.iso.datetime().nullable(),
  failedAt: z.iso.datetime().nullable(),
  failingSince: z.iso.datetime().nullable().describe('The first failure since it was last done.'),
  failedParts: z.array(z.string()).describe('Of a job of several parts, those that failed the last time.'),
  heldBy: z
    .object({ host: z.string(), pid: z.int(), since: z.iso.datetime() })
    .nullable()
    .describe('The one process that does it. Null: none does.'),
  nextAt: z.iso.datetime().nullable().describe('A moment that is past is any moment now.'),
  trouble: z.enum(jobTroubles).nullable(),
})

export type InboxJob = z.output<typeof job>

export const deskJobs = call({
  name: 'desk_jobs',
  auth: 'staff:watch',
  summary:
    'What the servers do by the clock: when it was last done, whether it fails or is late, and which process does it.',
  body: z.strictObject({}),
  reply: z.object({ jobs: z.array(job), at: z.iso.datetime() }),
  refusals: {},
  perMinute: 120,
})

export const deskSendAgain = call({
  name: 'desk_send_again',
  auth: 'staff:watch',
  summary: 'Has an email that was given up tried again.',
  body: z.strictObject({ id: id() }),
  reply: z.object({}),
  refusals: { 404: 'There is no such email that was given up.' },
  perMinute: 60,
})

export const deskAcknowledge = call({
  name: 'desk_acknowledge',
  auth: 'staff:decide-cases',
  summary: 'Acknowledges an alarm: no further staff are called.',
  body: z.strictObject({ caseId: id() }),
  reply: z.object({ by: z.string(), at: z.iso.datetime() }),
  refusals: { 404: 'There is no such alarm.' },
  perMinute: 60,
})

const shift = z.object({
  id: id(),
  staffId: id(),
  name: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  place: z.int(),
})

export type OnCallShift = z.output<typeof shift>

export const deskOnCall = call({
  name: 'desk_on_call',
  auth: 'staff:watch',
  summary:
    'The on-call rota for safeguarding: current and future shifts, the staff who can be on call, and the caller’s own notifications.',
  body: z.strictObject({}),
  reply: z.object({
    shifts: z.array(shift),
    people: z.array(z.object({ id: id(), name: z.string() })),
    mayEdit: z.boolean(),
    digest: z.enum(['off', 'hourly', 'daily']),
  }),
  refusals: {},
  perMinute: 120,
})

export const deskSetShift = call({
  name: 'desk_set_shift',
  auth: 'staff:manage-capabilities',
  summary: 'Puts a member of staff on call, or changes the shift.',
  body: z.strictObject({
    id: id().describe('Made by the browser: sent again it is the same shift.'),
    staffId: id(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    place: z.int().min(1).max(5).describe('Who is called first, second and so on.'),
  }),
  reply: z.object({}),
  refusals: { 404: 'Nobody who may be called has this id.', 422: 'It ends before it begins, or is over.' },
  perMinute: 60,
})

export const deskRemoveShift = call({
  name: 'desk_remove_shift',
  auth: 'staff:manage-capabilities',
  summary: 'Takes a member of staff off call.',
  body: z.strictObject({ id: id() }),
  reply: z.object({}),
  refusals: {},
  perMinute: 60,
})

export const deskSetDigest = call({
  name: 'desk_set_digest',
  auth: 'staff',
  summary: 'How often the caller gets an email about what is new at the desk.',
  body: z.strictObject({ digest: z.enum(['off', 'hourly', 'daily']) }),
  reply: z.object({}),
  refusals: {},
  perMinute: 30,
})
