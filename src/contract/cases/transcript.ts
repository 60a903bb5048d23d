import { z } from 'zod'

const question = z.object({
  step: z.string(),
  question: z.string(),
  is: z.enum(['answered', 'skipped', 'unanswered', 'not asked']),
  answer: z.array(z.string()),
})

/** What a patient was asked and answered, for the clinician. */
export const transcript = z.object({
  version: z.int(),
  topics: z.array(z.object({ topic: z.string(), questions: z.array(question) })),
  offRoute: z.array(question),
  notAsked: z.array(question),
})
