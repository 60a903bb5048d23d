import { z } from 'zod'
import { call, text } from './call.ts'
import { userData } from './fetch-user-data.ts'

export const checkUserByEmail = call({
  name: 'check_user_by_email',
  summary: 'The same for an e-mail address. Says nothing about anybody else, not even whether they exist.',
  body: z.strictObject({ email: text(254) }),
  reply: z.object({ user: userData.nullable() }),
  refusals: {},
  perMinute: 60,
})
