import { z } from 'zod'
import { lookedAt, lookedWhy } from '#domain/access-log/looks.ts'
import { call } from './call.ts'
import { namedStaff } from './thread.ts'

/** A place in the log, which is read backwards. */
export const lookPlace = z.strictObject({ at: z.iso.datetime(), id: z.int().min(1) })

export const whoLooked = call({
  name: 'who_looked',
  auth: 'account',
  summary: 'Who of the team has looked at the signed-in person’s record, when and why. The newest first.',
  body: z.strictObject({ after: lookPlace.optional().describe('The last one that is there already.') }),
  reply: z.object({
    looks: z.array(
      z.object({
        id: z.int(),
        by: namedStaff,
        what: z.enum(lookedAt),
        why: z.enum(lookedWhy),
        at: z.iso.datetime(),
      }),
    ),
    next: lookPlace.nullable(),
  }),
  refusals: {},
  perMinute: 120,
})
