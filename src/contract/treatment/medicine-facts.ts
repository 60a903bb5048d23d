import { z } from 'zod'
import { call } from '../call.ts'

export const medicineFacts = call({
  name: 'medicine_facts',
  auth: 'account',
  summary: 'Answers and articles that name medicines, for the signed-in person. In strict mode they are nowhere else.',
  body: z.strictObject({}),
  reply: z.object({
    monitored: z
      .array(z.string())
      .describe('A line for each medicine with the black triangle (additional monitoring).'),
    questions: z.array(
      z.object({ id: z.string(), question: z.string(), answer: z.string().describe('JSON of its paragraphs.') }),
    ),
    articles: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        readTime: z.int().describe('In minutes.'),
        reviewed: z.string().describe('YYYY-MM-DD.'),
        reviewedBy: z.string(),
        body: z.string().describe('JSON of its paragraphs.'),
      }),
    ),
  }),
  refusals: {},
  perMinute: 60,
})
