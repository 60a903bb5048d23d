import { z } from 'zod'
import { call, id } from '../call.ts'
import { draftSubject } from '../cases/draft-subject.ts'
import { attachedFile, before, fileIds, messageWords, namedStaff, sending, unsent, uploads } from './messages.ts'

const accountId = id().describe('Whose conversation it is.')
const turn = z.enum(['team', 'patient', 'nobody'])
const noThread = { 404: 'There is no such person.' }

const clock = z
  .object({ from: z.iso.datetime(), due: z.iso.datetime(), share: z.number().min(0).max(1) })
  .nullable()
  .describe('Runs while the team has to answer.')

const assigned = z.object({ id: id(), name: z.string(), isMe: z.boolean() }).nullable()

const threadRow = z.object({
  accountId: id(),
  name: z.string().nullable().describe('Null where the caller may not see who the patient is.'),
  waitingFor: turn,
  clock,
  unread: z.int(),
  lastAt: z.iso.datetime(),
  assignedTo: assigned,
  preview: z
    .object({
      from: z.enum(['patient', 'team']),
      words: z
        .string()
        .nullable()
        .describe('The beginning. Null: about treatment, and not for the role of whoever asks.'),
      files: z.int().describe('How many files are attached.'),
    })
    .nullable()
    .describe('The last message. Null: previews were not asked for, or nothing has been written.'),
})

export type ThreadRow = z.output<typeof threadRow>

const place = z.strictObject({ isWaiting: z.boolean(), at: z.iso.datetime(), id: id() })

export const deskThreads = call({
  name: 'desk_threads',
  auth: 'staff:message',
  summary:
    'Conversations: first those that wait for the team, the shortest clock first, then the others, the newest first.',
  body: z.strictObject({
    list: z.enum(['all', 'mine']).default('all'),
    after: place.optional(),
    previews: z
      .boolean()
      .default(false)
      .describe(
        'With the beginning of each last message. That it was read is written down once a day for each person.',
      ),
  }),
  reply: z.object({
    rows: z.array(threadRow),
    next: place.nullable(),
    waiting: z.int().describe('How many wait for the team.'),
  }),
  refusals: {},
  perMinute: 240,
})

const deskMessage = z.object({
  id: z.int(),
  from: z.enum(['patient', 'team']),
  by: namedStaff.nullable(),
  isMine: z.boolean(),
  words: z.string().nullable().describe('Null: it is about treatment, and the caller’s role may not read it.'),
  files: z.array(attachedFile).describe('Those that the caller may open.'),
  otherFiles: z.int().describe('How many more are attached that are not for their role.'),
  caseId: id().nullable(),
  at: z.iso.datetime(),
  isRead: z.boolean().describe('By the other side.'),
})

export type DeskMessage = z.output<typeof deskMessage>

export const deskThread = call({
  name: 'desk_thread',
  auth: 'staff:message',
  summary:
    'The newest messages of one conversation, or those before one. Each time it is asked for is written into the access log.',
  body: z.strictObject({ accountId, before }),
  reply: z.object({
    person: z.object({ name: z.string().nullable() }),
    messages: z.array(deskMessage).describe('The oldest first.'),
    hasOlder: z.boolean(),
    waitingFor: turn,
    clock,
    assignedTo: assigned,
    cases: z
      .array(z.object({ id: id(), reference: z.string().nullable() }))
      .describe('The patient’s open orders and cases; empty where the caller may not see them.'),
    draft: z.string().describe('The caller’s unsent draft.'),
    unsent,
    uploads,
  }),
  refusals: noThread,
  perMinute: 240,
})

export const deskMarkRead = call({
  name: 'desk_mark_read',
  auth: 'staff:message',
  summary: 'Says that the team has read everything up to a message.',
  body: z.strictObject({ accountId, upTo: z.int().min(0) }),
  reply: z.object({ unread: z.int() }),
  refusals: {},
  perMinute: 240,
})

export const deskSendMessage = call({
  name: 'desk_send_message',
  auth: 'staff:message',
  summary: 'Writes to a patient. An email says that there is a message, without its text.',
  body: z.strictObject({
    accountId,
    sending,
    words: messageWords,
    waitingFor: z.enum(['patient', 'nobody']).default('nobody').describe('Whether an answer is expected.'),
    fileIds,
    caseId: id().nullable().default(null).describe('It is about treatment: only for those who see records.'),
  }),
  reply: z.object({ id: z.int() }),
  refusals: {
    ...noThread,
    409: 'Somebody else has used this number for sending.',
    422: 'There is nothing in it, one of the files is not there, is not whole or is not theirs, or it is about treatment and whoever writes it does not see records.',
  },
  perMinute: 120,
})

export const deskAssignThread = call({
  name: 'desk_assign_thread',
  auth: 'staff:message',
  summary: 'Takes a conversation, or gives it up. Of two who take it at once the second is told who has it.',
  body: z.strictObject({
    accountId,
    isMine: z.boolean(),
    seen: id().nullable().optional().describe('Whose it was when whoever asks looked. Left out, it is not compared.'),
  }),
  reply: z.object({ assignedTo: assigned }),
  refusals: { ...noThread, 409: 'A colleague has taken it, or given it up, since then.' },
  perMinute: 120,
})

export const deskPassTurn = call({
  name: 'desk_pass_turn',
  auth: 'staff:message',
  summary: 'Says whose turn it is in a conversation without writing anything.',
  body: z.strictObject({
    accountId,
    waitingFor: turn,
    seen: z.int().min(0).describe('The newest message that was there.'),
  }),
  reply: z.object({ waitingFor: turn, clock }),
  refusals: { ...noThread, 409: 'Something was written meanwhile. It is to be read first.' },
  perMinute: 120,
})

export const deskDraft = call({
  name: 'desk_draft',
  auth: 'staff:report-incidents',
  summary: 'The caller’s unsent draft.',
  body: z.strictObject({ subject: draftSubject }),
  reply: z.object({ words: z.string() }),
  refusals: {},
  perMinute: 240,
})
