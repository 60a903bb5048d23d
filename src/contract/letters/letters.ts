import { z } from 'zod'
import { sectionIds } from '#domain/letters/letter.ts'
import { sendingStates } from '#domain/letters/letter-status.ts'
import { letterKinds } from '#domain/letters/occasion.ts'
import { calendarDay, call, id } from '../call.ts'

export const formattedLetter = z.object({
  title: z.string(),
  writtenOn: calendarDay(),
  from: z.array(z.string()).readonly(),
  to: z.object({ name: z.string(), lines: z.array(z.string()).readonly() }),
  about: z.array(z.string()).readonly().describe('Whom it is about.'),
  greeting: z.string(),
  sections: z
    .array(
      z.object({
        id: z.enum(sectionIds),
        heading: z.string().nullable(),
        lines: z.array(z.string()).readonly(),
        isList: z.boolean(),
      }),
    )
    .readonly(),
  signed: z.array(z.string()).readonly(),
  replaces: z.object({ writtenOn: calendarDay(), reason: z.string() }).nullable(),
})

export const letterDocument = z
  .string()
  .nullable()
  .describe('Where the letter is served as a FHIR document, for other health systems. Null: it is none.')

export type FormattedLetter = z.output<typeof formattedLetter>

const listed = z.object({
  id: id(),
  kind: z.enum([...letterKinds, 'appointment', 'anaesthetist', 'travel']),
  title: z.string(),
  to: z.string(),
  writtenOn: calendarDay(),
  version: z.int(),
  isReplaced: z.boolean().describe('A corrected one has taken its place.'),
  state: z.enum(sendingStates),
})

export type ListedLetter = z.output<typeof listed>

export const myLetters = call({
  name: 'my_letters',
  auth: 'account',
  summary: 'All letters about the signed-in patient: to them and to their GP practice, including corrected ones.',
  body: z.strictObject({}),
  reply: z.object({ letters: z.array(listed).describe('The newest first.') }),
  refusals: {},
  perMinute: 120,
})

export const myLetter = call({
  name: 'my_letter',
  auth: 'account',
  summary: 'One letter, as it was sent. As PDF: GET my_letter_pdf with the same id.',
  body: z.strictObject({ id: id() }),
  reply: listed.extend({ letter: formattedLetter, document: letterDocument }),
  refusals: { 404: 'This account has no such letter.' },
  perMinute: 120,
})
