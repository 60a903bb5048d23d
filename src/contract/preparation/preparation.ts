import { z } from 'zod'
import { findingRanks } from '#domain/preparation/findings.ts'
import { formStates } from '#domain/preparation/form-state.ts'
import { informantStates, isFirstName } from '#domain/preparation/informant-link.ts'
import { call, id, text } from '../call.ts'
import { transcript } from '../cases/transcript.ts'
import { sentAnswers } from '../intake/sent-answers.ts'

/** Where an appointment is shown. */
export const preparationView = z.object({
  dueAt: z.iso.datetime(),
  isLate: z.boolean().describe('It is due, and the form is not done. Nothing follows from it.'),
  form: z.enum(formStates),
  informant: z.enum(informantStates),
})

export type PreparationView = z.output<typeof preparationView>

const myPreparationReply = z.object({
  preparation: preparationView
    .extend({
      startsAt: z.iso.datetime(),
      clinician: z.string(),
      episodeId: id().describe('By which what was asked is withdrawn.'),
      invitedAt: z.iso.datetime().nullable(),
      sentAt: z.iso.datetime().nullable(),
    })
    .nullable()
    .describe('Null: no assessment is booked.'),
  past: z
    .array(z.object({ id: id(), sentAt: z.iso.datetime() }))
    .describe('Answers of others for appointments that are over, which can still be withdrawn.'),
})

export type MyPreparation = z.output<typeof myPreparationReply>

const noAppointment = { 404: 'This account has no assessment to prepare.' }

export const myPreparation = call({
  name: 'my_preparation',
  auth: 'account',
  summary: 'What this account prepares before its next assessment, and how far it is. No answers of anybody else.',
  body: z.strictObject({}),
  reply: myPreparationReply,
  refusals: {},
  perMinute: 120,
})

export const loadLifeHistory = call({
  name: 'load_life_history',
  auth: 'account',
  summary: 'The account’s answers to the medical and life history form, for its next assessment.',
  body: z.strictObject({}),
  reply: z.object({
    instance: id().nullable().describe('To be sent with the answers. Null: no assessment is booked.'),
    ansData: z
      .string()
      .nullable()
      .describe('JSON text in the words of the present form: of this assessment, or of an earlier one.'),
    revision: z.int().describe('0: nothing is saved for this assessment.'),
  }),
  refusals: {},
  perMinute: 120,
})

export const saveLifeHistory = call({
  name: 'save_life_history',
  auth: 'account',
  summary:
    'Stores the answers to the medical and life history form so far. Thoughts of harm now or lately raise a concern at once.',
  body: z.strictObject({ instance: id(), ...sentAnswers }),
  reply: z.object({ revision: z.int() }),
  refusals: {
    404: 'There is no such assessment of this account to come. Nothing was written.',
    409: 'A newer revision is stored. Nothing was written.',
  },
  perMinute: 600,
  bodyLimit: 512 * 1024,
})

export const inviteInformant = call({
  name: 'invite_informant',
  auth: 'account',
  summary: 'Makes a link for somebody who knows the patient well. It is shown this once; an earlier unused one ends.',
  body: z.strictObject({
    firstName: text(40)
      .trim()
      .refine(isFirstName, { error: 'Type a first name.' })
      .describe('All that the link shows of the patient.'),
  }),
  reply: z.object({ link: z.string() }),
  refusals: { ...noAppointment, 409: 'Somebody has answered already.' },
  perMinute: 20,
})

export const withdrawInformant = call({
  name: 'withdraw_informant',
  auth: 'account',
  summary: 'Ends a link of this account, and deletes what was answered by it, at any time. Idempotent.',
  body: z.strictObject({ id: id().describe('The care episode for which someone was asked.') }),
  reply: z.object({}),
  refusals: { 404: 'This account has no such appointment.' },
  perMinute: 20,
})

const token = text(100)
const spent = { 410: 'The link is unknown, was withdrawn or has run out. The three are not told apart.' }

export const openInformantLink = call({
  name: 'open_informant_link',
  auth: 'anyone',
  summary: 'The first name that the patient typed, and whether the link was used. Nothing else of anybody.',
  body: z.strictObject({ token }),
  reply: z.object({ firstName: z.string(), isSent: z.boolean() }),
  refusals: spent,
  perMinute: 30,
})

export const sendInformantAnswers = call({
  name: 'send_informant_answers',
  auth: 'anyone',
  summary: 'Sends the answers of somebody who knows the patient, once. They go to the clinician alone.',
  body: z.strictObject({ token, ansData: sentAnswers.ansData, version: sentAnswers.version }),
  reply: z.object({}),
  refusals: { ...spent, 409: 'The link was used. Nothing was written.' },
  perMinute: 30,
  bodyLimit: 128 * 1024,
})

export const takeBackInformantAnswers = call({
  name: 'take_back_informant_answers',
  auth: 'anyone',
  summary: 'Deletes what was sent by this link, or ends it unused. Idempotent as long as the link is known.',
  body: z.strictObject({ token }),
  reply: z.object({}),
  refusals: { 410: 'The link is unknown, or the patient withdrew it.' },
  perMinute: 30,
})

/** Beside the self-assessment, for whoever may read the record. */
export const deskPreparation = z.object({
  form: z.object({ state: z.enum(formStates), savedAt: z.iso.datetime().nullable(), answers: transcript.nullable() }),
  informant: z.object({
    state: z.enum(informantStates),
    sentAt: z.iso.datetime().nullable(),
    answers: transcript.nullable(),
  }),
  findings: z
    .array(
      z.object({
        from: z.enum(['patient', 'informant']),
        step: z.string(),
        question: z.string(),
        answer: z.array(z.string()),
        rank: z.enum(findingRanks),
        isNew: z.boolean().describe('Nothing of the kind was told in the self-assessment.'),
      }),
    )
    .describe('What to read first: risks before the rest, new before known.'),
})
