import { z } from 'zod'
import { accessedParts, accessReasons } from '#domain/privacy/record-access.ts'
import { call } from '../call.ts'
import { namedStaff } from '../messages/messages.ts'

/** A position in the log, which is read backwards. */
export const accessPlace = z.strictObject({ at: z.iso.datetime(), number: z.int().min(1) })

export const recordAccess = call({
  name: 'who_looked',
  auth: 'account',
  summary: 'Which staff have accessed the signed-in patient’s record, when and why. Newest first.',
  body: z.strictObject({ after: accessPlace.optional().describe('The last one that is there already.') }),
  reply: z.object({
    looks: z.array(
      z.object({
        id: z.int(),
        by: namedStaff,
        what: z.enum(accessedParts),
        why: z.enum(accessReasons),
        at: z.iso.datetime(),
      }),
    ),
    next: accessPlace.nullable(),
  }),
  refusals: {},
  perMinute: 120,
})
