import { z } from 'zod'
import { repeatableFlowNames } from '#domain/questionnaires/flows.ts'
import { call, id, text } from './call.ts'

/** A check-in is begun by the clock and has calls of its own. */
const questionnaire = z.enum(repeatableFlowNames).exclude(['check-in'])

export const loadInstance = call({
  name: 'load_instance',
  auth: 'account',
  summary:
    'Returns the latest answers of this account to a questionnaire that is answered again and again, or nothing.',
  body: z.strictObject({ questionnaire }),
  reply: z.object({
    instance: id().nullable(),
    ansData: z.string().nullable().describe('JSON text as last saved, in the words of the present questionnaire.'),
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
    instance: id().describe('Which time: the one that was loaded, or a new id to begin another.'),
    ansData: text(400_000).describe('JSON text of the answers.'),
    version: z.int().min(1).max(1_000_000).describe('The version of the questionnaire that was asked.'),
    revision: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .optional()
      .describe('The revision these answers were made from. If another tab has saved since, the reply is 409.'),
    tab: id().optional().describe('Names the writer, so that a save whose reply was lost is not taken for a conflict.'),
  }),
  reply: z.object({ revision: z.int() }),
  refusals: { 409: 'A newer revision is stored. Nothing was written.' },
  perMinute: 600,
  bodyLimit: 512 * 1024,
})
