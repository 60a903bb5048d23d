import { z } from 'zod'
import { kitStates } from '#domain/blood-tests/kits.ts'
import { bloodPanels } from '#domain/blood-tests/tests.ts'
import { calendarDay, call, id } from '../call.ts'
import { uploadedFile } from '../evidence/evidence.ts'
import { bloodReport } from './results.ts'

const noTreatment = 'There is no treatment, so no tests belong to it.'

export const bloodScheduleView = z.object({
  isBaseline: z.boolean(),
  dueOn: calendarDay(),
  state: z.enum(['up to date', 'due', 'overdue', 'resting']),
  panels: z.array(z.enum(bloodPanels)).readonly().describe('What the next sample has to hold.'),
})

/** In a case and in a record at the desk. */
export const bloodSummary = z.object({
  schedule: bloodScheduleView.nullable().describe('Null: there has been no treatment.'),
  latestOn: calendarDay().nullable().describe('When the last sample was taken.'),
  beyond: z.int().describe('Values of the last sample outside the laboratory’s range.'),
  waiting: z.int().describe('Samples whose results nobody has reviewed.'),
})

export type BloodSummary = z.output<typeof bloodSummary>

const kit = z.object({
  id: id(),
  code: z.string(),
  state: z.enum(kitStates),
  askedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  carrier: z.string().nullable(),
  tracking: z.string().nullable(),
  endedAt: z.iso.datetime().nullable(),
  isLate: z.boolean().describe('The laboratory has not received it in the time that it usually takes.'),
})

export const myBloodTests = call({
  name: 'my_blood_tests',
  auth: 'account',
  summary: 'The blood tests of one’s own treatment: what is due, kits, results handed in, and results that are shown.',
  body: z.strictObject({}),
  reply: z.object({
    today: calendarDay(),
    schedule: bloodScheduleView.nullable().describe('Null: there has been no treatment.'),
    kits: z.array(kit).describe('The newest first.'),
    mayAskForKit: z.boolean(),
    address: z.array(z.string()).describe('Where a kit would go.'),
    handIns: z
      .array(
        z.object({
          id: id(),
          at: z.iso.datetime(),
          files: z.array(z.string()).describe('Their names.'),
          endedAs: z.enum(['filed', 'refused']).nullable(),
          words: z.string().nullable().describe('Why they were refused.'),
        }),
      )
      .describe('The newest first.'),
    files: z.array(uploadedFile).describe('Sent, and not handed in yet.'),
    uploads: z.string(),
    reports: z
      .array(
        bloodReport.extend({
          id: id(),
          isTyped: z.boolean().describe('Typed by our team from what was handed in.'),
          words: z.string().nullable().describe('What the prescriber says. Null: nobody has reviewed it yet.'),
          reviewedAt: z.iso.datetime().nullable(),
          reviewedBy: z.string().nullable(),
        }),
      )
      .describe('By the day they were taken, the newest first.'),
    waiting: z.int().describe('Results that are here and not shown yet.'),
  }),
  refusals: {},
  perMinute: 120,
})

export type MyBloodTests = z.output<typeof myBloodTests.reply>

export const askForBloodKit = call({
  name: 'ask_for_blood_kit',
  auth: 'account',
  summary: 'Asks for a kit by post, to the address of the account.',
  body: z.strictObject({ id: id().describe('Made by the browser: sent again it is the same kit.') }),
  reply: z.object({}),
  refusals: {
    409: `${noTreatment} Or no test is due, a kit is on its way, no kits are offered, the account has no address, or the use of their data is restricted.`,
  },
  perMinute: 20,
})

export const cancelBloodKit = call({
  name: 'cancel_blood_kit',
  auth: 'account',
  summary: 'Cancels the kit that was asked for, if there is one and it has not left. There is at most one.',
  body: z.strictObject({}),
  reply: z.object({}),
  refusals: { 409: 'It has left.' },
  perMinute: 20,
})

export const handInBloodResults = call({
  name: 'hand_in_blood_results',
  auth: 'account',
  summary: 'Hands in results of a GP or a clinic: photos and documents that were sent. Our team types what they say.',
  body: z.strictObject({
    id: id().describe('Made by the browser: sent again it is handed in once.'),
    fileIds: z.array(id()).min(1).max(10),
  }),
  reply: z.object({}),
  refusals: { 409: `${noTreatment} Or a file is not complete, or was handed in before.` },
  perMinute: 20,
})
