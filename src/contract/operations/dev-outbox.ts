import { z } from 'zod'
import { call } from '../call.ts'

export const devOutbox = call({
  name: 'dev_outbox',
  auth: 'anyone',
  when: 'demo',
  summary: 'Every message that would have been sent. Exists only while the product is being tried out.',
  body: z.strictObject({}),
  reply: z.object({
    messages: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['sms', 'email', 'push']),
        to: z.string(),
        subject: z.string().nullable(),
        text: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  }),
  refusals: { 404: 'The product is not being tried out.' },
  perMinute: 120,
})
