import { z } from 'zod'
import { kitStates } from '#domain/blood-tests/kits.ts'
import { unfiledReasons } from '#domain/blood-tests/results.ts'
import { bloodTestKeys } from '#domain/blood-tests/tests.ts'
import { calendarDay, call, id, text } from '../call.ts'
import { bloodScheduleView } from './my-blood-tests.ts'
import { bloodReport } from './results.ts'

const person = z.object({ accountId: id(), name: z.string() })
const moment = z.iso.datetime()

export const deskBloodTests = call({
  name: 'desk_blood_tests',
  auth: 'staff:work-cases',
  summary: 'What waits about blood tests: results to review, results to type, and reports that were not filed.',
  body: z.strictObject({}),
  reply: z.object({
    reviews: z
      .array(
        person.extend({
          id: id(),
          at: moment,
          takenOn: calendarDay(),
          beyond: z.array(z.enum(bloodTestKeys)).describe('Outside the laboratory’s range, or marked by it.'),
          isCritical: z.boolean(),
        }),
      )
      .describe('Critical ones first, then those with a value outside, then by their age.'),
    handIns: z.array(
      person.extend({
        id: id(),
        at: moment,
        firstBy: z.string().nullable().describe('Who typed it first.'),
        mayType: z.boolean().describe('Whether whoever asks may: a second person has to.'),
      }),
    ),
    unfiled: z.array(
      z.object({
        source: z.string().describe('Its id at the laboratory.'),
        version: z.string(),
        why: z.enum(unfiledReasons),
        kit: z.string().nullable(),
        at: moment,
      }),
    ),
  }),
  refusals: {},
  perMinute: 240,
})

export const deskBloodKits = call({
  name: 'desk_blood_kits',
  auth: 'staff:dispatch',
  summary: 'Kits that are to be sent, and late ones. They name no patient.',
  body: z.strictObject({}),
  reply: z.object({
    kits: z
      .array(
        z.object({
          id: id(),
          code: z.string(),
          state: z.enum(kitStates),
          askedAt: moment,
          sentAt: moment.nullable(),
          late: z.enum(['on its way', 'at the laboratory']).nullable(),
        }),
      )
      .describe('Asked for, or late.'),
  }),
  refusals: {},
  perMinute: 240,
})

export type DeskBloodKits = z.output<typeof deskBloodKits.reply>

export type DeskBloodTests = z.output<typeof deskBloodTests.reply>

const deskReport = bloodReport.extend({
  id: id(),
  at: moment,
  source: z.enum(['laboratory', 'typed']),
  kit: z.string().nullable(),
  typedBy: z.string().nullable(),
  confirmedBy: z.string().nullable(),
  reviewedAt: moment.nullable(),
  reviewedBy: z.string().nullable(),
  words: z.string().nullable(),
})

export type DeskBloodReport = z.output<typeof deskReport>

export const deskBloodTestsOf = call({
  name: 'desk_blood_tests_of',
  auth: 'staff:see-record',
  summary: 'The blood tests of one patient, the newest first. Each access is logged.',
  body: z.strictObject({ accountId: id() }),
  reply: z.object({
    person: person.extend({ born: z.string().nullable() }),
    today: calendarDay(),
    schedule: bloodScheduleView.nullable(),
    reports: z.array(deskReport),
    mayReview: z.boolean(),
  }),
  refusals: { 404: 'There is no such person.' },
  perMinute: 240,
})

export type DeskBloodTestsOf = z.output<typeof deskBloodTestsOf.reply>

export const deskReviewBloodReport = call({
  name: 'desk_review_blood_report',
  auth: 'staff:decide-cases',
  summary: 'A prescriber has read the results and writes to the patient about them. They see both at once.',
  body: z.strictObject({ id: id(), words: text(2_000).min(1) }),
  reply: z.object({}),
  refusals: { 404: 'There are no such results.', 409: 'They were reviewed, or newer ones took their place.' },
  perMinute: 60,
})

export const deskBloodHandIn = call({
  name: 'desk_blood_hand_in',
  auth: 'staff:work-cases',
  summary: 'Results that a patient handed in, to be typed. What another person typed is not shown.',
  body: z.strictObject({ id: id() }),
  reply: z.object({
    id: id(),
    person,
    at: moment,
    files: z.array(z.object({ id: id(), name: z.string(), kind: z.string() })),
    firstBy: z.string().nullable(),
    isMineFirst: z.boolean().describe('Whoever asks typed it first: somebody else has to now.'),
    isEnded: z.boolean(),
    drafts: z.record(z.string(), z.string()).describe('The caller’s unsent drafts, by purpose. Nobody else’s.'),
  }),
  refusals: { 404: 'There are no such results.' },
  perMinute: 240,
})

export type DeskBloodHandIn = z.output<typeof deskBloodHandIn.reply>

export const deskTypeBloodResults = call({
  name: 'desk_type_blood_results',
  auth: 'staff:work-cases',
  summary:
    'What the paper says, typed by one person and then, without seeing that, by another. Filed only if both say the same; if not, it begins again.',
  body: z.strictObject({
    id: id(),
    person: z.strictObject({
      firstName: text(200).describe('As printed on the results.'),
      lastName: text(200),
      bornOn: calendarDay(),
    }),
    report: bloodReport,
    sure: z.array(z.enum(bloodTestKeys)).max(bloodTestKeys.length).describe('Unlikely values that were checked.'),
  }),
  reply: z.object({ is: z.enum(['typed first', 'filed', 'different']) }),
  refusals: {
    404: 'There are no such results.',
    409: 'They are filed or refused, or the same person typed them first.',
    422: 'The name or birth date is another’s (data.mismatch), values look like slips (data.unlikely), or there is nothing to file. Nothing was stored.',
  },
  perMinute: 60,
})

export const deskRefuseBloodHandIn = call({
  name: 'desk_refuse_blood_hand_in',
  auth: 'staff:work-cases',
  summary: 'What was handed in cannot be used: why, in words that the patient reads.',
  body: z.strictObject({ id: id(), words: text(1_000).min(1) }),
  reply: z.object({}),
  refusals: { 404: 'There are no such results.', 409: 'They are filed or refused.' },
  perMinute: 60,
})

export const deskBloodKit = call({
  name: 'desk_blood_kit',
  auth: 'staff:dispatch',
  summary: 'What goes into the parcel of a kit and where it goes.',
  body: z.strictObject({ id: id() }),
  reply: z.object({
    id: id(),
    code: z.string(),
    state: z.enum(kitStates),
    held: z.string().nullable().describe('Why it is not sent. Null: it may be.'),
    to: z.object({ name: z.string(), lines: z.array(z.string()) }),
    sent: z.object({ at: moment, carrier: z.string(), tracking: z.string() }).nullable(),
  }),
  refusals: { 404: 'There is no such kit.' },
  perMinute: 240,
})

export type DeskBloodKit = z.output<typeof deskBloodKit.reply>

export const deskSendBloodKit = call({
  name: 'desk_send_blood_kit',
  auth: 'staff:dispatch',
  summary: 'Writes down that a kit has left. The number on the kit that was packed has to be its own.',
  body: z.strictObject({ id: id(), code: text(40), carrier: text(60).min(1), tracking: text(80).min(1) }),
  reply: z.object({}),
  refusals: {
    404: 'There is no such kit.',
    409: 'It is not waiting to be sent, or the use of the patient’s data is restricted.',
    422: 'The number is that of another kit, or mistyped.',
  },
  perMinute: 60,
})

export const deskEndBloodKit = call({
  name: 'desk_end_blood_kit',
  auth: 'staff:dispatch',
  summary: 'Writes down that a kit or its sample is lost. The patient can ask for another.',
  body: z.strictObject({ id: id() }),
  reply: z.object({}),
  refusals: { 404: 'There is no such kit.', 409: 'It has not left, or has ended.' },
  perMinute: 60,
})

export const deskSettleBloodMessage = call({
  name: 'desk_settle_blood_message',
  auth: 'staff:work-cases',
  summary: 'Somebody has spoken with the laboratory about a report that was not filed.',
  body: z.strictObject({ source: text(64).describe('The id of the report at the laboratory.'), version: text(64) }),
  reply: z.object({}),
  refusals: { 404: 'There is no such report.' },
  perMinute: 60,
})
