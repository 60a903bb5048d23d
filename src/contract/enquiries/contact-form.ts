import { z } from 'zod'
import { mostAttachments } from '#domain/enquiries/attachments.ts'
import { longestDescription, longestSubject } from '#domain/forms/contact-form.ts'
import { call, id, text } from '../call.ts'
import { botToken } from '../identity/generate-otp.ts'
import { withFilesType } from '../with-files.ts'

/** Wider limits than the domain's, whose messages are written for people. */
const file = z.strictObject({
  name: text(1_000),
  size: z.int().min(0),
  type: text(200).describe('What the browser calls it, or nothing.'),
})

export const followingFiles = z
  .array(file)
  .max(mostAttachments * 10)
  .describe('Of the files that follow, in their order.')

export const contactUs = call({
  name: 'contact_us',
  auth: 'anyone',
  summary:
    'A request to support, with files or without. Sent again with the same id it is still one request with one reference.',
  body: z.strictObject({
    id: id().describe('Made by the browser for this request.'),
    token: botToken,
    email: text(500),
    reason: text(100),
    subject: text(longestSubject * 4),
    description: text(longestDescription * 2 + 2_000),
    about: text(40)
      .optional()
      .describe('The reference of an earlier request. Where it came from the same address, this is added to it.'),
    files: followingFiles,
  }),
  reply: z.object({ reference: z.string() }),
  refusals: {
    400: 'What is wrong with a file is under the field files.',
    403: 'The bot check was missing, wrong, expired or used before.',
    408: 'The files stopped arriving, or arrived too slowly.',
    503: 'Too many people are sending files.',
  },
  perMinute: 10,
  withFiles: withFilesType,
  // Ten megabytes over a slow line, five times; the statements have their own limits.
  answerWithinMs: 600_000,
})
