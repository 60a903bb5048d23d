import { z } from 'zod'
import { caseStates } from '#domain/cases/states.ts'
import { call, id, text } from '../call.ts'
import { clock, colleague, epoch, holder } from '../cases/case-row.ts'
import { transcript } from '../cases/transcript.ts'
import { liveRestriction } from '../privacy/restriction.ts'
import { planView } from './desk-treatment.ts'

const noReview = { 404: 'There is no such check-in to look at.' }

export const deskCheckIn = call({
  name: 'desk_check_in',
  auth: 'staff:see-record',
  summary:
    'A check-in review: the patient, why no dose could be offered, their answers, and the status of their treatment. The access is logged.',
  body: z.strictObject({ id: id().describe('Of the case.') }),
  reply: z.object({
    id: id(),
    state: z.enum(caseStates),
    epoch,
    with: holder,
    sentAt: z.iso.datetime(),
    clock,
    person: z.object({
      accountId: id(),
      name: z.string(),
      born: z.string().nullable(),
      email: z.string().nullable(),
      mobile: z.string().nullable(),
    }),
    restriction: liveRestriction,
    why: z.array(z.string()).describe('Why nothing could be offered, by the rules.'),
    told: transcript.nullable(),
    plan: planView.nullable(),
    ending: z.object({ said: z.string(), by: colleague, at: z.iso.datetime() }).nullable(),
    drafts: z.record(z.string(), z.string()).describe('The caller’s unsent drafts, by purpose.'),
  }),
  refusals: noReview,
  perMinute: 240,
})

export type CheckInReview = z.output<typeof deskCheckIn.reply>

export const deskCloseCheckIn = call({
  name: 'desk_close_check_in',
  auth: 'staff:decide-cases',
  summary: 'Puts such a check-in aside, with what was done about it. Whose treatment goes on may answer again.',
  body: z.strictObject({
    id: id().describe('Of the case.'),
    epoch: epoch.describe('As it was when the check-in was claimed.'),
    said: text(4_000),
    goesOn: z.boolean().describe('Treatment goes on, and they may answer again.'),
  }),
  reply: z.object({}),
  refusals: {
    ...noReview,
    409: 'It is not yours any more, or somebody else has closed it. Nothing was changed.',
    422: 'It cannot be closed so: data.problem says why.',
  },
  perMinute: 60,
})
