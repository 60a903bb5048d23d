import { z } from 'zod'
import {
  companionReminders,
  highestNote,
  longestNote,
  longestThing,
  mostThings,
  noteScales,
} from '#domain/companion/companion.ts'
import { companionReads } from '#domain/companion/reads.ts'
import { calendarDay, call, id, text } from '../call.ts'

const day = calendarDay().describe('In London.')
const week = day.describe('Its Monday.')

const thing = z.strictObject({
  id: id().describe('Made by the browser. It stays when the thing is moved to another week.'),
  words: text(longestThing).min(1),
  isDone: z.boolean(),
})

const answer = z.int().min(0).max(highestNote).nullable()

const note = z.strictObject({
  scales: z.strictObject(
    Object.fromEntries(noteScales.map((scale) => [scale, answer])) as Record<
      (typeof noteScales)[number],
      typeof answer
    >,
  ),
  vitals: z
    .strictObject({ systolic: z.int(), diastolic: z.int(), pulse: z.int() })
    .nullable()
    .describe('Blood pressure in mmHg, pulse in beats a minute.'),
  weightKg: z.number().nullable(),
  words: text(longestNote),
})

/** What a patient lets the clinician see: their notes, never their plans. */
export const sharedCompanion = z.object({
  from: day,
  until: day,
  since: z.iso.datetime().describe('Since when they share.'),
  notes: z.array(note.extend({ week })).describe('The newest first.'),
})

export type SharedCompanion = z.output<typeof sharedCompanion>

const companionWeek = z.object({ week, things: z.array(thing), note: note.nullable() })

const reminders = z.strictObject(
  Object.fromEntries(Object.keys(companionReminders).map((name) => [name, z.boolean()])) as Record<
    keyof typeof companionReminders,
    z.ZodBoolean
  >,
)

const notTheirs = 'They have no companion: it comes with an assessment that was attended.'

export const myCompanion = call({
  name: 'my_companion',
  auth: 'account',
  summary: 'The digital companion of the signed-in person: their weeks, and how they have set it.',
  body: z.strictObject({}),
  reply: z.object({
    companion: z
      .object({
        today: day,
        whose: z.string().describe('Tells a browser whether the unsent changes in it belong to this person.'),
        appointmentId: id().describe('The assessment it came with, by which its summary is downloaded.'),
        from: day,
        until: day.describe('The first day without it. What was written stays readable.'),
        isOpen: z.boolean(),
        weeks: z.array(companionWeek).describe('Those with a plan or a note, the newest first.'),
        reminders,
        sharedSince: z.iso
          .datetime()
          .nullable()
          .describe('Since when their clinician sees the notes. Null: nobody does.'),
        read: z.array(z.enum(companionReads)),
      })
      .nullable()
      .describe('Null: they have none. It comes with an assessment that was attended.'),
  }),
  refusals: {},
  perMinute: 240,
})

export const saveCompanionWeek = call({
  name: 'save_companion_week',
  auth: 'account',
  summary: 'Saves the plan or the note of one week, as it is now. What was written last stands.',
  body: z.strictObject({
    at: z.iso.datetime().describe('When it was written, by the browser’s clock: it may be sent later.'),
    whose: z.string().max(40),
    week,
    things: z.array(thing).max(mostThings).optional(),
    note: note.nullish().describe('Null: taken back.'),
  }),
  reply: z.object({}),
  refusals: {
    409: `Somebody else is signed in by now, and it is not theirs. Or: ${notTheirs}`,
    422: 'It is not of a week that can be written on, or a figure is nothing that can be. Nothing was changed.',
  },
  perMinute: 120,
})

export const setCompanion = call({
  name: 'set_companion',
  auth: 'account',
  summary: 'Sets reminders, whether the clinician sees the notes, and which reads were opened.',
  body: z.strictObject({
    reminders: reminders.optional(),
    isShared: z.boolean().optional(),
    read: z.enum(companionReads).optional(),
  }),
  reply: z.object({}),
  refusals: { 409: notTheirs },
  perMinute: 120,
})
