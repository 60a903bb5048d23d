import { z } from 'zod'
import { listKinds } from '#domain/codes/health-list.ts'
import { mostSuggestions } from '#domain/codes/search.ts'
import { codeSystems } from '#domain/codes/term.ts'
import { call, text } from '../call.ts'

export const searchCodes = call({
  name: 'search_codes',
  auth: 'anyone',
  summary:
    'Finds medicines, allergies or conditions by any spelling, the likeliest first. Nothing of what is asked is kept.',
  body: z.strictObject({
    kind: z.enum(listKinds),
    query: text(1_000).trim().min(2).max(200).describe('As a person writes it, with or without a dose.'),
  }),
  reply: z.object({
    found: z
      .array(z.object({ system: z.enum(codeSystems), code: z.string(), name: z.string(), substance: z.string() }))
      .max(mostSuggestions),
  }),
  refusals: {},
  perMinute: 600,
})
