import { z } from 'zod'
import { gateNames } from '#domain/cases/gates.ts'
import { againReasons, taskStates } from '#domain/evidence/tasks.ts'
import { uploadGates } from '#domain/evidence/upload.ts'
import { weighInStatuses } from '#domain/evidence/weigh-in.ts'
import { day, timeOfDay } from '../appointments/bookings.ts'
import { call, id, text } from '../call.ts'
import { withFilesType } from '../with-files.ts'

/**
 * In addition to every call's errors: the handler itself checks access, because a guest session that has paid has it
 * too.
 */
const whoseEvidence = {
  401: 'Nobody is signed in, and this visit has not ordered for an account of its own.',
} as const

const done = z.object({})

export const uploadedFile = z.object({
  id: z.string(),
  gate: z.enum(uploadGates),
  name: z.string(),
  size: z.int(),
  received: z.int().describe('So many bytes are here.'),
  isWhole: z.boolean(),
  isSeen: z.boolean().describe('A member of staff has opened it.'),
  sentAt: z.iso.datetime(),
})

export type UploadedFile = z.output<typeof uploadedFile>

export const beginUpload = call({
  name: 'begin_upload',
  auth: 'anyone',
  summary:
    'Begins to send a photo or a document, or says how much of it is here already: it goes on there under the same id.',
  body: z.strictObject({
    id: id().describe('Made by the browser for this file.'),
    gate: z.enum(uploadGates),
    name: text(1_000),
    size: z.int().min(0),
    kind: text(200).describe('What the browser calls it, or nothing.'),
  }),
  reply: z.object({ received: z.int(), pieceBytes: z.int(), isWhole: z.boolean() }),
  refusals: {
    ...whoseEvidence,
    400: 'What is wrong with the file is under the field file.',
    409: 'Another file was begun under this id.',
    429: 'So many files were sent today.',
  },
  perMinute: 120,
})

export const uploadPiece = call({
  name: 'upload_piece',
  auth: 'anyone',
  summary: 'The next piece of a file. One that is here already is not written again.',
  body: z.strictObject({ id: id(), position: z.int().min(0).max(1_000).describe('From 0.') }),
  reply: z.object({ received: z.int() }),
  refusals: {
    ...whoseEvidence,
    404: 'There is no such upload.',
    408: 'The piece stopped arriving, or arrived too slowly.',
    409: 'A piece before it is missing (data.received says how much is here).',
    503: 'Too many people are sending files.',
  },
  perMinute: 600,
  withFiles: withFilesType,
  answerWithinMs: 120_000,
})

export const finishUpload = call({
  name: 'finish_upload',
  auth: 'anyone',
  summary:
    'All pieces are here: the content is inspected and scanned. A file that is not what it is called, could do something by itself or is infected is erased.',
  body: z.strictObject({ id: id() }),
  reply: z.object({ file: uploadedFile }),
  refusals: {
    ...whoseEvidence,
    400: 'Why the file was refused is under the field file. It was erased, and nothing else.',
    404: 'There is no such upload.',
    409: 'A piece is missing (data.received says how much is here).',
    503: 'Too many files are inspected at the moment, or the scanner does not answer. The file is here: finish it again.',
  },
  perMinute: 120,
  answerWithinMs: 30_000,
})

export const removeUpload = call({
  name: 'remove_upload',
  auth: 'anyone',
  summary: 'Erases a file that staff have not opened yet.',
  body: z.strictObject({ id: id() }),
  reply: done,
  refusals: {
    ...whoseEvidence,
    404: 'There is no such upload.',
    409: 'A member of staff has looked at it already, or it was sent with a message.',
  },
  perMinute: 120,
})

const task = z.object({
  gate: z.enum(gateNames),
  state: z.enum(taskStates),
  because: z.enum(againReasons).nullable(),
  words: z.string().nullable().describe('Why it is asked for again, in the words of staff.'),
  minutes: z.int().describe('About how long it takes.'),
})

export type EvidenceTask = z.output<typeof task>

const weighInVisit = z.object({
  id: id(),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  calendar: z.string().describe('For their calendar, as in the email.'),
})

const weighIn = z
  .object({
    link: z.string().nullable().describe('Where it is held by a service of another company; null: booked with us.'),
    booked: weighInVisit.nullable(),
    standing: z.enum(weighInStatuses).nullable().describe('The status of the last one.'),
    firstFree: z.array(z.iso.datetime()).describe('The first free times. Empty: no clinician is available.'),
  })
  .describe('How weight and height are seen by video.')

export type MyWeighIn = z.output<typeof weighIn>

export const myEvidence = call({
  name: 'my_evidence',
  auth: 'anyone',
  summary: 'What is needed of this person before anything is supplied, how each stands, and the files they have sent.',
  body: z.strictObject({}),
  reply: z.object({
    isKnown: z.boolean().describe('The owner was found. If not, the other fields are empty.'),
    isOpen: z.boolean().describe('There is an order that waits for this.'),
    order: z.string().nullable().describe('The reference of that order.'),
    settled: z.array(z.enum(gateNames)).describe('What would not be asked for again if they ordered now.'),
    tasks: z.array(task),
    files: z.array(uploadedFile),
    uploads: z.string().describe('To make the ids of uploads from, so that the same file has the same id again.'),
    weighIn,
    known: z
      .object({
        practice: z.object({ name: z.string(), odsCode: z.string().nullable() }).nullable(),
        supply: z.object({ medicine: z.string(), strength: z.string() }).nullable(),
      })
      .describe('Answers of the questionnaire, to prefill the form. They imply no consent.'),
    gp: z
      .object({ isToBeTold: z.boolean(), practice: z.string().nullable(), reason: z.string().nullable() })
      .nullable(),
  }),
  refusals: {},
  perMinute: 120,
})

export type MyEvidence = z.output<typeof myEvidence.reply>

export const beginIdentityCheck = call({
  name: 'begin_identity_check',
  auth: 'anyone',
  summary: 'Begins a check of document and face at the provider of such checks, and says where to go for it.',
  body: z.strictObject({}),
  reply: z.object({ address: z.string().nullable().describe('Null: it is done already.') }),
  refusals: { ...whoseEvidence, 429: 'It was tried too often today.', 502: 'The provider could not be reached.' },
  perMinute: 20,
  answerWithinMs: 30_000,
})

export const identityState = call({
  name: 'identity_state',
  auth: 'anyone',
  summary: 'How the last check of identity stands, as the provider has it now.',
  body: z.strictObject({}),
  reply: z.object({ state: z.enum(['none', 'begun', 'processing', 'verified', 'needs input', 'failed']) }),
  refusals: { ...whoseEvidence, 502: 'The provider could not be reached.' },
  perMinute: 60,
  answerWithinMs: 30_000,
})

export const giveConsents = call({
  name: 'give_consents',
  auth: 'anyone',
  summary:
    'Stores with the order that waits for it that the person agreed to the points before the questionnaire. Twice is once.',
  body: z.strictObject({ version: z.int().min(1).max(1_000_000).describe('Of the words that were on the screen.') }),
  reply: done,
  refusals: { ...whoseEvidence, 409: 'The words have changed since they were shown, or no order waits for this.' },
  perMinute: 60,
})

export const answerGp = call({
  name: 'answer_gp',
  auth: 'anyone',
  summary: 'Whether the patient’s GP is informed, stored as a consent in the words shown.',
  body: z.strictObject({
    isToBeTold: z.boolean(),
    practice: text(500).describe('Its name and place, if it is to be informed.'),
    odsCode: text(20).nullable().describe('Of a practice that was picked from the list.'),
    hasGp: z.boolean(),
    reason: text(2_000).describe('The reason, if it is not to be informed.'),
  }),
  reply: done,
  refusals: { ...whoseEvidence, 400: 'The practice or the reason is missing; data.fields says which.' },
  perMinute: 60,
})

export const tellSupply = call({
  name: 'tell_supply',
  auth: 'anyone',
  summary: 'What the person says they were given elsewhere, with a photo or a letter that shows it.',
  body: z.strictObject({
    medicine: text(100),
    strength: text(100),
    suppliedOn: text(20).describe('YYYY-MM-DD'),
    lastInjectionOn: text(20).describe('YYYY-MM-DD'),
    fileIds: z.array(id()).max(10),
  }),
  reply: done,
  refusals: { ...whoseEvidence, 400: 'Something is missing or cannot be; data.fields says what.' },
  perMinute: 60,
})

export const bookWeighIn = call({
  name: 'book_weigh_in',
  auth: 'anyone',
  summary: 'Books a time with the next available member of the care team, or moves the existing booking.',
  body: z.strictObject({
    date: day,
    time: timeOfDay,
    instead: id().nullable().describe('What is to be moved. Null: none is booked.'),
  }),
  reply: z.object({ id: id(), startsAt: z.iso.datetime() }),
  refusals: {
    ...whoseEvidence,
    409: 'Nobody is free then any more (no data), or it cannot be booked or moved (data.because says why). Nothing was changed.',
  },
  perMinute: 60,
})

export const cancelWeighIn = call({
  name: 'cancel_weigh_in',
  auth: 'anyone',
  summary: 'Gives up a booked weigh-in.',
  body: z.strictObject({ id: id() }),
  reply: done,
  refusals: { ...whoseEvidence, 404: 'There is no such appointment of theirs.', 409: 'It is over, or has begun.' },
  perMinute: 60,
})
