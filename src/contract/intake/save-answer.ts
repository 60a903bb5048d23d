import { z } from 'zod'
import { guestFlowNames } from '#domain/intake/flows.ts'
import { call, id, text } from '../call.ts'

export const saveAnswer = call({
  name: 'save_answer',
  auth: 'anyone',
  summary: 'Stores the whole answer set of one questionnaire for this guest session. Acknowledged means stored.',
  body: z.strictObject({
    ansData: text(400_000).describe('JSON text of the answers, without stepHistory.'),
    uniqueId: z
      .union([id(), z.literal('')])
      .nullish()
      .describe('The guest session these answers belong to, as an earlier reply named it. Empty on the first save.'),
    questionnaire_type: z.enum(guestFlowNames),
    version: z
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .describe(
        'The version of the questionnaire that was asked. Without it, the newest version that accepts the answers.',
      ),
    revision: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .optional()
      .describe('The revision these answers were made from. If another tab has saved since, the reply is 409.'),
    tab: id().optional().describe('Names the writer, so that a save whose reply was lost is not taken for a conflict.'),
  }),
  reply: z.object({ uniqueId: id(), revision: z.int() }),
  refusals: {
    403: 'The uniqueId is not that of this visit.',
    409: 'A newer revision is stored; data.revision names it. Nothing was written.',
  },
  perMinute: 600,
  // Eight answers of 10,000 characters, four bytes each at the most, twice JSON.
  bodyLimit: 512 * 1024,
})
