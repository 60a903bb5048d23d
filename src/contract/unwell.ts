import { z } from 'zod'
import { redFlagIds } from '#domain/treatment/red-flags.ts'
import { call } from './call.ts'
import { promisedTime } from './promised-time.ts'

export const tellUnwell = call({
  name: 'tell_unwell',
  auth: 'account',
  summary:
    'Somebody on treatment has a sign that cannot wait: supply is locked, and whoever is on call is told. However often it is told, there is one lock.',
  body: z.strictObject({ sign: z.enum(redFlagIds) }),
  reply: z.object({
    desk: z
      .object({ isOpen: z.boolean(), opensAt: z.iso.datetime(), call: promisedTime })
      .describe('When somebody reads it.'),
  }),
  refusals: { 409: 'Nothing has been delivered to this account yet.' },
  perMinute: 30,
})
