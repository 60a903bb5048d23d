import { z } from 'zod'
import { shownKeys } from '#domain/medicines/medicines.ts'
import { coachingLists, wordNeeds } from '#domain/treatment/contact-reasons.ts'
import { planFlagPolicy } from '#domain/treatment/plan-flags.ts'
import { planStates } from '#domain/treatment/plan-states.ts'
import { calendarDay, call, id, text } from '../call.ts'

const day = calendarDay()

const planRow = z.object({
  planId: id(),
  accountId: id(),
  need: z.enum(wordNeeds),
  person: z.object({ sex: z.string().nullable(), age: z.int().nullable() }),
  reference: z.string().nullable().describe('Of the order of the last pen.'),
  medicine: z.string(),
  dose: z.string(),
  state: z.enum(planStates),
  endedOn: day.nullable().describe('Null: it has not ended.'),
  regained: z.int().nullable().describe('Per cent above the weight at the end, where that is much. Null: it is not.'),
  pausedUntil: day.nullable(),
  cycleDay: z.int().describe('Of the last pen; more than its days: it has run out.'),
  coveredUntil: day.describe('The day after the last.'),
  checkInOpens: day,
  isOrdered: z.boolean().describe('The next pen is ordered and not yet delivered.'),
  answerDue: z.iso.datetime().nullable().describe('Null: they do not wait for an answer.'),
  lastContact: z.object({ at: z.iso.datetime(), by: z.enum(['message', 'appointment']) }).nullable(),
  isShared: z.boolean().describe('Whether they share with the team what they log.'),
  weight: z
    .object({
      points: z.array(z.tuple([day, z.number()])).describe('In kilograms, the oldest first.'),
      on: day,
      kg: z.number(),
      isVerified: z.boolean(),
      lost: z.object({ kg: z.number(), over: z.enum(['weeks', 'all']) }).nullable(),
    })
    .nullable()
    .describe('As verified by staff, and as shared by the patient. Null: neither.'),
  isFlagged: z.boolean().describe('Something was raised for a prescriber and has no answer yet.'),
})

export type PlanRow = z.output<typeof planRow>

export const deskCoaching = call({
  name: 'desk_coaching',
  auth: 'staff:see-plans',
  summary:
    'Fifty patients on treatment or in the year after it, those whose outreach is most due first, without names, and the size of each list.',
  body: z.strictObject({
    list: z.enum(coachingLists),
    medicine: z.enum(shownKeys).nullish(),
    after: text(200).nullish().describe('`next` of the page before.'),
  }),
  reply: z.object({
    rows: z.array(planRow),
    next: z.string().nullable(),
    counts: z.record(z.enum(coachingLists), z.int()),
    at: z.iso.datetime(),
  }),
  refusals: {},
  perMinute: 240,
})

/** A note from the care team to a prescriber about a patient on treatment. */
export const raisedFlag = z.object({
  id: id(),
  by: z.string(),
  at: z.iso.datetime(),
  words: z.string(),
  answer: z.object({ by: z.string(), at: z.iso.datetime(), words: z.string() }).nullable(),
})

export type RaisedFlag = z.output<typeof raisedFlag>

const words = () => text(planFlagPolicy.longest).min(1)

export const deskRaiseFlag = call({
  name: 'desk_raise_flag',
  auth: 'staff:work-cases',
  summary: 'Raises something about a person for a prescriber, who sees it on the record and on the next case.',
  body: z.strictObject({
    flagId: id().describe('Made by the sender: sent again it is the same flag.'),
    accountId: id(),
    words: words(),
  }),
  reply: z.object({}),
  refusals: { 404: 'This patient could not be found, or has never been in treatment.', 422: 'Nothing is written.' },
  perMinute: 60,
})

export const deskAnswerFlag = call({
  name: 'desk_answer_flag',
  auth: 'staff:decide-cases',
  summary: 'A prescriber says what comes of something that was raised, and closes it.',
  body: z.strictObject({ flagId: id(), words: words() }),
  reply: z.object({}),
  refusals: { 404: 'There is no such thing.', 409: 'It was answered meanwhile.', 422: 'Nothing is written.' },
  perMinute: 60,
})
