import { z } from 'zod'
import { sectionIds } from '#domain/letters/letter.ts'
import { letterPostLists, sendingStates } from '#domain/letters/letter-status.ts'
import { letterKinds } from '#domain/letters/occasion.ts'
import { calendarDay, call, id, text } from '../call.ts'
import { formattedLetter, letterDocument } from './letters.ts'

export const deskListedLetter = z.object({
  id: id(),
  kind: z.enum(letterKinds),
  title: z.string().nullable().describe('Null: the caller may not see what it is about.'),
  to: z.string(),
  writtenOn: calendarDay(),
  version: z.int(),
  isReplaced: z.boolean(),
  sendings: z.array(
    z.object({
      state: z.enum(sendingStates),
      at: z.iso.datetime().describe('When it left, was called off, or was to leave.'),
      by: z.string().nullable().describe('Who posted it or sent it again.'),
    }),
  ),
})

export type DeskListedLetter = z.output<typeof deskListedLetter>

const noLetter = { 404: 'There is no such letter.' }

export const deskReadLetter = call({
  name: 'desk_read_letter',
  auth: 'staff:see-record',
  summary:
    'One letter, as it was sent. That it was read is written down. As PDF: GET desk_letter_pdf with the same id.',
  body: z.strictObject({ id: id() }),
  reply: deskListedLetter.extend({
    letter: formattedLetter,
    document: letterDocument,
    correctable: z.array(z.enum(sectionIds)).describe('What the caller may correct. Empty: nothing.'),
  }),
  refusals: noLetter,
  perMinute: 240,
})

export const deskCorrectLetter = call({
  name: 'desk_correct_letter',
  auth: 'staff:decide-cases',
  summary: 'Writes another version of a letter, which takes its place and is sent. The one before stays as it was.',
  body: z.strictObject({
    id: id(),
    letterId: id().describe('Of the new version. Made by the browser: sent again it is the same.'),
    reason: text(500).describe('Stands in the new letter.'),
    sections: z.array(z.strictObject({ id: z.enum(sectionIds), text: text(4_000) })).max(sectionIds.length),
  }),
  reply: z.object({ id: id() }),
  refusals: {
    ...noLetter,
    409: 'Another version has taken its place already.',
    422: 'It has no reason, changes nothing, or touches what cannot be changed: data.problem says which.',
  },
  perMinute: 60,
})

export const deskResendLetter = call({
  name: 'desk_resend_letter',
  auth: 'staff:see-contact',
  summary:
    'Sends a letter again: to the practice by post, or the patient is notified again that it is in their account.',
  body: z.strictObject({ id: id(), sendingId: id().describe('Made by the browser: sent again it is the same.') }),
  reply: z.object({}),
  refusals: {
    ...noLetter,
    409: 'It is not to be sent: replaced, not agreed to, cancelled, or it waits to be posted, or the use of the patient’s data is restricted.',
  },
  perMinute: 60,
})

export const deskLetterPosts = call({
  name: 'desk_letter_posts',
  auth: 'staff:dispatch',
  summary: 'The letters to practices that wait to be posted, or those that have left lately. By number alone.',
  body: z.strictObject({ list: z.enum(letterPostLists) }),
  reply: z.object({
    counts: z.object({ 'letters to post': z.int(), 'letters posted': z.int() }),
    rows: z.array(
      z.object({ id: id(), number: z.int(), dueAt: z.iso.datetime(), since: z.iso.datetime(), isLate: z.boolean() }),
    ),
  }),
  refusals: {},
  perMinute: 600,
})

export const deskLetterPost = call({
  name: 'desk_letter_post',
  auth: 'staff:dispatch',
  summary: 'Where a letter is posted to. That it was opened is written down.',
  body: z.strictObject({ id: id() }),
  reply: z.object({
    id: id(),
    letterId: id(),
    number: z.int(),
    state: z.enum(sendingStates),
    held: z.string().nullable().describe('Why it does not leave although it waits to be posted. Null: it may.'),
    to: z.object({
      name: z.string(),
      lines: z.array(z.string()).readonly().describe('None: the directory does not have it.'),
    }),
    posted: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
  }),
  refusals: noLetter,
  perMinute: 240,
})

export const deskLetterPosted = call({
  name: 'desk_letter_posted',
  auth: 'staff:dispatch',
  summary: 'Writes down that a letter was posted.',
  body: z.strictObject({ id: id() }),
  reply: z.object({}),
  refusals: {
    ...noLetter,
    409: 'It is not to be posted: data.state says why, or the message does. Nothing was changed.',
  },
  perMinute: 120,
})
