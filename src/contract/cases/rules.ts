import { z } from 'zod'
import { call, text } from '../call.ts'

const versions = z.object({ rules: z.int(), policy: z.int(), ladders: z.int() })

/** The results for the corpus are computed once per process, which takes seconds on a slow machine. */
const answerWithinMs = 20_000

const signature = z.object({
  by: z.string(),
  registration: z.string().describe('GMC 0000004'),
  at: z.iso.datetime(),
})

export const deskRules = call({
  name: 'desk_rules',
  auth: 'staff:see-quality',
  summary: 'The clinical rules in force, who signed for them, and what differs from what was signed last.',
  body: z.strictObject({}),
  reply: z.object({
    versions,
    digest: z.string().describe('SHA-256 of the rule data and of the results for a fixed corpus of cases.'),
    signature: signature.nullable().describe('Null: not signed.'),
    lastSigned: signature.extend({ versions }).nullable().describe('Null: nothing was ever signed.'),
    changes: z
      .array(
        z.object({
          of: z.enum(['figures', 'ladders', 'flags', 'urgent', 'results']),
          what: z.string(),
          before: z.string().nullable().describe('Null: it was not there.'),
          now: z.string().nullable().describe('Null: it is no more.'),
        }),
      )
      .describe('What differs from what was signed last: the first of them.'),
    changesInAll: z.int().min(0),
    isEnforced: z.boolean().describe('Whether decisions wait for a signature: everywhere but in a demo.'),
  }),
  refusals: {},
  perMinute: 60,
  answerWithinMs,
})

export const deskSignRules = call({
  name: 'desk_sign_rules',
  auth: 'staff:sign-rules',
  summary: 'Signs for the clinical rules in force, with the key of the clinical lead who asks.',
  body: z.strictObject({ digest: text(64).describe('Of the rules that were read.') }),
  reply: z.object({}),
  refusals: {
    409: 'Other rules are in force than those that were read.',
    422: 'Only somebody with a registration signs.',
  },
  perMinute: 10,
  answerWithinMs,
})
