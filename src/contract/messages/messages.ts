import { z } from 'zod'
import { uploadKinds } from '#domain/evidence/upload.ts'
import { threadPolicy } from '#domain/messages/policy.ts'
import { call, id, text } from '../call.ts'
import { uploadedFile } from '../evidence/evidence.ts'
import { promisedTime } from '../promised-time.ts'

/** A position in a list that is read backwards. */
export const before = z
  .int()
  .min(1)
  .optional()
  .describe('The oldest one that is there already; left out for the newest.')

export const sending = id().describe('Made by the sender: sent again it is the same message.')

export const messageWords = text(threadPolicy.longestMessage)

/** How patients see a member of staff. */
export const namedStaff = z.object({ name: z.string(), role: z.string().describe('In words: Prescriber.') })

/** An attachment of a message. */
export const attachedFile = z.object({ id: id(), name: z.string(), kind: z.enum(uploadKinds), size: z.int() })

export type AttachedFile = z.output<typeof attachedFile>

export const fileIds = z
  .array(id())
  .max(threadPolicy.mostFiles)
  .describe('Of files sent before, for a message.')
  .default([])

export const unsent = z.array(uploadedFile).describe('Files that are here and have not been sent with a message yet.')

export const uploads = z
  .string()
  .describe('To make the ids of uploads from, so that the same file has the same id again.')

const message = z.object({
  id: z.int(),
  from: z.enum(['patient', 'team']),
  by: namedStaff.nullable().describe('Who of the team wrote it.'),
  words: z.string(),
  files: z.array(attachedFile),
  at: z.iso.datetime(),
  isNew: z.boolean().describe('The team wrote it, and it has not been read.'),
})

export type Message = z.output<typeof message>

const answer = promisedTime.describe('When a message sent now is answered at the latest.')

export const myThread = call({
  name: 'my_thread',
  auth: 'account',
  summary: 'The newest messages between the signed-in person and the team, or those before one.',
  body: z.strictObject({ before }),
  reply: z.object({
    messages: z.array(message).describe('The oldest first.'),
    hasOlder: z.boolean(),
    unread: z.int(),
    waitingFor: z.enum(['team', 'patient', 'nobody']),
    due: promisedTime.nullable().describe('By when the team answers, if it is their turn.'),
    answer,
    unsent,
    uploads,
  }),
  refusals: {},
  perMinute: 240,
})

export const sendMessage = call({
  name: 'send_message',
  auth: 'account',
  summary: 'Writes to the team. What waited for a word from this person goes on.',
  body: z.strictObject({
    sending,
    words: messageWords,
    fileIds,
  }),
  reply: z.object({ message, answer }),
  refusals: {
    409: 'Somebody else has used this number for sending.',
    422: 'There is nothing in it, or one of the files is not there, is not whole or is not theirs.',
    429: 'They have written very often in the last hour.',
  },
  perMinute: 60,
})

export const markThreadRead = call({
  name: 'mark_thread_read',
  auth: 'account',
  summary: 'Says that everything up to a message has been read.',
  body: z.strictObject({ upTo: z.int().min(0) }),
  reply: z.object({ unread: z.int() }),
  refusals: {},
  perMinute: 240,
})
