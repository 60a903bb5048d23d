import { z } from 'zod'
import { repeatableFlowNames } from '#domain/intake/flows.ts'
import { call, id } from '../call.ts'
import { sentAnswers } from './sent-answers.ts'

/** The others belong to a check-in or an appointment and have calls of their own. */
const questionnaire = z.enum(repeatableFlowNames).exclude(['check-in', 'life-history'])

export const loadInstance = call({
  name: 'load_instance',
  auth: 'account',
  summary:
    'Returns the latest answers of this account to a questionnaire that is answered again and again, or nothing.',
  body: z.strictObject({ questionnaire }),
  reply: z.object({
    instance: id().nullable(),
    ansData: z
      .string()
      .nullable()
      .describe(
        'JSON text as last saved, in the words of the present questionnaire; of one not begun what is known from the first questionnaire.',
      ),
    revision: z.int(),
  }),
  refusals: {},
  perMinute: 120,
})

export const saveInstance = call({
  name: 'save_instance',
  auth: 'account',
  summary: 'Stores all answers of one time that this account answers such a questionnaire. Acknowledged means stored.',
  body: z.strictObject({
    questionnaire,
    instance: id().describe('The one that was loaded, or a new id where there was none.'),
    ...sentAnswers,
  }),
  reply: z.object({ revision: z.int() }),
  refusals: { 409: 'A newer revision is stored, or it was begun in another tab. Nothing was written.' },
  perMinute: 600,
  bodyLimit: 512 * 1024,
})
