import { z } from 'zod'
import { waysToSpeak, waysToVerify } from '#domain/cases/evidence.ts'
import { anyGateNames, unansweredFlags } from '#domain/cases/gates.ts'
import { uploadGates, uploadKinds } from '#domain/evidence/upload.ts'
import { medicineKeys } from '#domain/medicines/medicines.ts'
import { call, id, text } from '../call.ts'

const done = z.object({})
const ofCase = { caseId: id() }
const day = text(20).describe('YYYY-MM-DD')
const noCase = { 404: 'There is no such case.', 409: 'Nobody has said yet whose order this is.' } as const

const deskFile = z.object({
  id: z.string(),
  gate: z.enum(uploadGates),
  name: z.string(),
  kind: z.enum(uploadKinds),
  size: z.int(),
  sentAt: z.iso.datetime(),
  seenAt: z.iso.datetime().nullable().describe('When staff first opened it.'),
})

const check = z.object({
  id: z.string(),
  gate: z.enum(anyGateNames),
  isPassed: z.boolean(),
  how: z.string(),
  staffId: z.string().nullable(),
  at: z.iso.datetime(),
  finding: z.unknown().describe('In the shape of its gate.'),
})

export const deskEvidence = call({
  name: 'desk_evidence',
  auth: 'staff:see-record',
  summary: 'The evidence of a case’s patient, oldest first. The access is logged.',
  body: z.strictObject(ofCase),
  reply: z.object({
    files: z.array(deskFile),
    checks: z.array(check),
    weighIn: z.string().nullable().describe('Where the patient is met by video.'),
  }),
  refusals: noCase,
  perMinute: 240,
})

export const deskRecordMeasurements = call({
  name: 'desk_record_measurements',
  auth: 'staff:work-cases',
  summary: 'A member of staff has seen weight and height, and says how. A photo or a telephone call is no way.',
  body: z.strictObject({
    ...ofCase,
    how: z.enum(waysToVerify),
    weightKg: z.number(),
    heightCm: z.number(),
    on: day,
  }),
  reply: done,
  refusals: { ...noCase, 400: 'A figure or a day cannot be; data.fields says which.' },
  perMinute: 120,
})

export const deskConfirmSupply = call({
  name: 'desk_confirm_supply',
  auth: 'staff:work-cases',
  summary: 'A member of staff has read the label or the letter of an earlier supply.',
  body: z.strictObject({
    ...ofCase,
    how: z.enum(['label', 'letter']),
    medicine: z.enum([...medicineKeys, 'other']),
    strengthMg: z.number().positive().max(1_000).nullable(),
    suppliedOn: day,
    lastInjectionOn: day.nullable(),
    isNameMatching: z.boolean(),
    startingWeightKg: z.number().nullable(),
  }),
  reply: done,
  refusals: { ...noCase, 400: 'A figure or a day cannot be; data.fields says which.' },
  perMinute: 120,
})

export const deskAskAgain = call({
  name: 'desk_ask_again',
  auth: 'staff:work-cases',
  summary: 'What was sent will not do: the patient is asked for it once more, in words of the member of staff.',
  body: z.strictObject({
    ...ofCase,
    gate: z.enum(['measurements', 'previous_supply']),
    words: text(1_000).trim().min(1),
  }),
  reply: done,
  refusals: noCase,
  perMinute: 120,
})

export const deskRecordContact = call({
  name: 'desk_record_contact',
  auth: 'staff:work-cases',
  summary:
    'A member of staff has spoken with the patient. Where the rules ask for a conversation, only a prescriber’s counts.',
  body: z.strictObject({
    ...ofCase,
    how: z.enum(waysToSpeak),
    on: day,
    said: text(2_000).trim().min(1).describe('What was said.'),
  }),
  reply: done,
  refusals: { ...noCase, 400: 'There is no such day, or it is to come.' },
  perMinute: 120,
})

export const deskRecordPlan = call({
  name: 'desk_record_plan',
  auth: 'staff:decide-cases',
  summary:
    'The plan for a patient on insulin or a sulfonylurea: doses, monitoring, and who in their team was informed when.',
  body: z.strictObject({
    ...ofCase,
    plan: text(2_000).trim().min(1),
    informed: text(300).trim().min(1).describe('Who in the diabetes team or at the GP practice.'),
    informedOn: day,
  }),
  reply: done,
  refusals: { ...noCase, 400: 'There is no such day, or it is to come.' },
  perMinute: 120,
})

export const deskRecordAnswer = call({
  name: 'desk_record_answer',
  auth: 'staff:work-cases',
  summary: 'What the patient answered about something their forms left open.',
  body: z.strictObject({
    ...ofCase,
    flag: z.enum(unansweredFlags),
    how: z.enum(['thread', ...waysToSpeak]),
    on: day,
    answer: text(2_000).trim().min(1),
  }),
  reply: done,
  refusals: {
    ...noCase,
    400: 'There is no such day, or it is to come.',
    422: 'Nothing is open there, or the patient has sent no message.',
  },
  perMinute: 120,
})
