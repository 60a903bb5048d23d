import { z } from 'zod'
import { call } from '../call.ts'

const injectionDrawings = ['check', 'needle', 'prime', 'dose', 'site', 'sharps'] as const

const guide = z.object({
  medicine: z.string().describe('Its key.'),
  pen: z.string().describe('The device, as it is called on the box.'),
  needles: z.string(),
  steps: z.array(
    z.object({ shows: z.enum(injectionDrawings), title: z.string(), lines: z.array(z.string()).readonly() }),
  ),
  keeping: z.array(z.string()).readonly(),
  source: z.string(),
})

export const injectionGuides = call({
  name: 'injection_guides',
  auth: 'account',
  summary:
    'How each pen is used, step by step, for the signed-in person. It names medicines, so that it is not in the site.',
  body: z.strictObject({}),
  reply: z.object({
    own: z.string().nullable().describe('The medicine of the treatment. Null: there is none, or it is not injected.'),
    guides: z.array(guide),
  }),
  refusals: {},
  perMinute: 60,
})
