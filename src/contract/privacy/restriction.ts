import { z } from 'zod'
import { allowedUses, restrictionEvents, restrictionGrounds, restrictionStates } from '#domain/privacy/restriction.ts'
import { call, id, text } from '../call.ts'
import { promisedTime } from '../promised-time.ts'

const ground = z.enum(restrictionGrounds)
const words = text(2_000)
const reason = text(2_000).min(1)

/** As the patient sees it on "Your data". */
export const myRestriction = z.object({
  ground,
  state: z.enum(restrictionStates),
  words: z.string().nullable(),
  askedAt: z.iso.datetime(),
  promise: promisedTime.describe('By when we answer.'),
  decidedAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable().describe('When it ends, where we announced that.'),
  reason: z.string().nullable().describe('What we wrote with the last answer or announcement.'),
  exceptions: z
    .array(z.object({ at: z.iso.datetime(), allowedFor: z.enum(allowedUses) }))
    .describe('When we used the data of one case or appointment all the same.'),
})

export type MyRestriction = z.output<typeof myRestriction>

export const askToRestrict = call({
  name: 'ask_to_restrict',
  auth: 'account',
  summary: 'Asks to have the use of the signed-in person’s data restricted.',
  body: z.strictObject({ ground, words }),
  reply: z.object({}),
  refusals: { 409: 'They have asked for it already, or it is in force.' },
  perMinute: 10,
})

export const liftRestriction = call({
  name: 'lift_restriction',
  auth: 'account',
  summary: 'Withdraws the patient’s request for a restriction, or lifts the one that is in force.',
  body: z.strictObject({}),
  reply: z.object({}),
  refusals: { 409: 'There is none.' },
  perMinute: 10,
})

/** As staff see it on the record and on a case. */
export const deskRestriction = z.object({
  id: id(),
  ground,
  state: z.enum(restrictionStates),
  askedAt: z.iso.datetime(),
  askedBy: z.string().nullable().describe('Who recorded it for them. Null: the patient asked.'),
  dueAt: z.iso.datetime(),
  since: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  words: z.string().nullable().describe('Null also where the caller may not see records.'),
  events: z
    .array(
      z.object({
        at: z.iso.datetime(),
        what: z.enum(restrictionEvents),
        by: z.string().nullable().describe('Null: the patient.'),
        caseId: id().nullable(),
        appointmentId: id().nullable().describe('After which a prescription may be written all the same.'),
        allowedFor: z.enum(allowedUses).nullable(),
        reason: z.string().nullable().describe('Null also where the caller may not see records.'),
      }),
    )
    .describe('The oldest first.'),
})

export type DeskRestriction = z.output<typeof deskRestriction>

export const liveRestriction = deskRestriction
  .nullable()
  .describe('Of the use of the person’s data, as far as it is asked for or in force; null: none.')

const auth = 'staff:restrict-data'
const meanwhile = { 404: 'There is no such restriction.', 409: 'It is in another state by now.' }

export const deskRestrict = call({
  name: 'desk_restrict',
  auth,
  summary: 'Records a request for a restriction for a patient who called or wrote.',
  body: z.strictObject({ accountId: id(), ground, words }),
  reply: z.object({}),
  refusals: { 404: 'There is no such person.', 409: 'There is one already.' },
  perMinute: 60,
})

export const deskAnswerRestriction = call({
  name: 'desk_answer_restriction',
  auth,
  summary: 'Grants or declines a restriction, with the reason for the patient. They are told by email.',
  body: z.strictObject({ id: id(), isGranted: z.boolean(), reason }),
  reply: z.object({}),
  refusals: meanwhile,
  perMinute: 60,
})

export const deskEndRestriction = call({
  name: 'desk_end_restriction',
  auth,
  summary: 'Announces the end of a restriction, or calls the announced end off. The patient is told first.',
  body: z.strictObject({ id: id(), isEnding: z.boolean().describe('False: it goes on.'), reason }),
  reply: z.object({}),
  refusals: meanwhile,
  perMinute: 60,
})

export const deskAllowUse = call({
  name: 'desk_allow_use',
  auth,
  summary: 'Allows the use of a restricted patient’s data for one case, with its basis and reason.',
  body: z.strictObject({ caseId: id(), allowedFor: z.enum(allowedUses), reason }),
  reply: z.object({}),
  refusals: { 404: 'There is no such case.', 409: 'Nothing is restricted.' },
  perMinute: 60,
})

export const deskAllowPaper = call({
  name: 'desk_allow_paper',
  auth,
  summary:
    'Allows a prescription on paper after one appointment of a restricted patient, and that it is posted or handed over.',
  body: z.strictObject({ appointmentId: id(), allowedFor: z.enum(allowedUses), reason }),
  reply: z.object({}),
  refusals: { 404: 'There is no such appointment.', 409: 'Nothing is restricted.' },
  perMinute: 60,
})
