import { z } from 'zod'
import { call, id, text } from '../call.ts'
import { colleague } from './case-row.ts'

/** The prescriber's reason for one flag. */
export const flagReason = z.object({ says: z.string(), reason: z.string() })

/** Who approved or countersigned, when and why. */
export const signed = colleague.extend({ at: z.iso.datetime(), reason: z.string().nullable() })

export const discussionMessage = z.object({
  id: id(),
  by: z.string(),
  at: z.iso.datetime(),
  body: z.string(),
  isNew: z.boolean().describe('Not read yet by the person who asks.'),
})

export const deskCaseMessage = call({
  name: 'desk_case_message',
  auth: 'staff:work-cases',
  summary:
    'A message between pharmacist and prescriber about a case. Patients do not see it; it is part of their record.',
  body: z.strictObject({
    id: id(),
    messageId: id().describe('Made by the browser: sent again it is the same message.'),
    body: text(4_000).trim().min(1),
  }),
  reply: z.object({}),
  refusals: { 404: 'There is no such case.' },
  perMinute: 120,
})

export const deskReadCaseMessages = call({
  name: 'desk_read_case_messages',
  auth: 'staff:work-cases',
  summary: 'Marks the discussion of a case as read by the caller.',
  body: z.strictObject({ id: id() }),
  reply: z.object({}),
  refusals: { 404: 'There is no such case.' },
  perMinute: 240,
})
