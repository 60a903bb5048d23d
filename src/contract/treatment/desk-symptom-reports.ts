import { z } from 'zod'
import { planFlagPolicy } from '#domain/treatment/plan-flags.ts'
import { reportStates } from '#domain/treatment/symptom-reports.ts'
import { call, id, text } from '../call.ts'

/** A symptom report as the desk shows it. */
export const symptomReportView = z.object({
  id: id(),
  state: z.enum(reportStates),
  at: z.iso.datetime(),
  from: z.enum(['check-in', 'account']),
  says: z.string(),
  answers: z
    .array(z.object({ question: z.string(), answer: z.string() }))
    .describe('Of a report that is not a red-flag symptom.'),
  urgency: z
    .enum(['emergency', 'urgent', 'today', 'wait'])
    .nullable()
    .describe('Of a report that is not a red-flag symptom.'),
  advice: z.array(z.string()).describe('The same: what they read on the screen.'),
  dueAt: z.iso.datetime().nullable().describe('Null: a safeguarding case has the clock, or it has been read.'),
  caseId: id().nullable().describe('The safeguarding case that it raised.'),
  read: z.object({ by: z.string(), at: z.iso.datetime(), said: z.string() }).nullable(),
})

export type SymptomReportView = z.output<typeof symptomReportView>

export const deskReadReport = call({
  name: 'desk_read_report',
  auth: 'staff:decide-cases',
  summary: 'A prescriber has read what a patient reported, and says what comes of it.',
  body: z.strictObject({ reportId: id(), said: text(planFlagPolicy.longest).min(1) }),
  reply: z.object({}),
  refusals: {
    404: 'This report could not be found.',
    409: 'It was read meanwhile, or a safeguarding case stands for it.',
    422: 'Nothing is written.',
  },
  perMinute: 60,
})
