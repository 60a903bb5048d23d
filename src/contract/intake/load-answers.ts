import { z } from 'zod'
import { guestFlowNames } from '#domain/intake/flows.ts'
import { call, id } from '../call.ts'

export const loadAnswers = call({
  name: 'load_answers',
  auth: 'anyone',
  summary: 'Returns the answers this guest session has stored for one questionnaire, or nothing.',
  body: z.strictObject({ questionnaire_type: z.enum(guestFlowNames) }),
  reply: z.object({
    uniqueId: id().nullable(),
    ansData: z
      .string()
      .nullable()
      .describe(
        'JSON text as last saved, in the words of the present questionnaire. What was asked otherwise is left out.',
      ),
    revision: z.int(),
  }),
  refusals: {},
  perMinute: 600,
})
