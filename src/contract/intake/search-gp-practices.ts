import { z } from 'zod'
import { call, text } from '../call.ts'

export const searchGpPractices = call({
  name: 'search_gp_practices',
  auth: 'anyone',
  summary: 'Finds GP practices by words of their name or address, or by postcode. At most eight, the likeliest first.',
  body: z.strictObject({
    query: text(1_000).trim().min(2).max(100).describe('Words in any order; parts of words and slips are forgiven.'),
  }),
  reply: z.object({
    practices: z
      .array(z.object({ odsCode: z.string(), name: z.string(), address: z.string(), postcode: z.string() }))
      .max(8),
  }),
  refusals: {},
  perMinute: 600,
})
