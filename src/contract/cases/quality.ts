import { z } from 'zod'
import { reviewVerdicts } from '#domain/cases/quality.ts'
import { calendarDay, call, id, text } from '../call.ts'
import { colleague } from './case-row.ts'

const count = z.int().min(0)

export const deskQuality = call({
  name: 'desk_quality',
  auth: 'staff:see-quality',
  summary: 'Statistics about decisions between two days, without personal data.',
  body: z.strictObject({ from: calendarDay().describe('The first day, in London.'), to: calendarDay() }),
  reply: z.object({
    decided: count,
    approved: count,
    declined: count,
    medianHours: z.number().nullable().describe('From ready to decided, in working time. Null: nothing was decided.'),
    ninetiethHours: z.number().nullable(),
    weeks: z.array(
      z.object({ week: calendarDay(), approved: count, declined: count, medianHours: z.number().nullable() }),
    ),
    declines: z.array(z.object({ reason: z.string(), count })).describe('The most frequent first.'),
    checked: count,
    returned: count.describe('Approvals that a pharmacist gave back.'),
    signed: count.describe('Approvals with a second signature.'),
    checkIns: z
      .object({ due: count, onTime: count })
      .describe('Opened in the period and to be answered by now, and those answered before the next pen could leave.'),
    redFlags: count.describe('Safeguarding cases that were raised.'),
    redFlagWeeks: z.array(z.object({ week: calendarDay(), count })).describe('The same by week, where there were any.'),
  }),
  refusals: { 422: 'It ends before it begins, or is longer than a year.' },
  perMinute: 60,
})

const review = z.object({
  by: colleague,
  verdict: z.enum(reviewVerdicts),
  note: z.string().nullable().describe('Null: there is none, or the caller may not see it.'),
  at: z.iso.datetime(),
})

export const deskReviewSample = call({
  name: 'desk_review_sample',
  auth: 'staff:see-quality',
  summary: 'A random sample of last week’s decisions for peer review: the same for everybody.',
  body: z.strictObject({}),
  reply: z.object({
    week: calendarDay().describe('Its Monday.'),
    decisions: z.array(
      z.object({
        id: id(),
        caseId: id(),
        reference: z.string().nullable(),
        kind: z.enum(['approve', 'decline']),
        by: colleague,
        decidedAt: z.iso.datetime(),
        isMine: z.boolean().describe('A prescriber cannot review their own decision.'),
        reviews: z.array(review),
      }),
    ),
  }),
  refusals: {},
  perMinute: 60,
})

export type SampledDecision = z.output<typeof deskReviewSample.reply>['decisions'][number]

export const deskReview = call({
  name: 'desk_review',
  auth: 'staff:decide-cases',
  summary: 'Says what one thinks of a colleague’s decision that was drawn. Said again, it replaces what was said.',
  body: z.strictObject({ decisionId: id(), verdict: z.enum(reviewVerdicts), note: text(2_000) }),
  reply: z.object({}),
  refusals: {
    404: 'There is no such decision in the sample.',
    409: 'It is one’s own.',
    422: 'What is to be discussed needs a note.',
  },
  perMinute: 60,
})
