import { z } from 'zod'
import { call, text } from '../call.ts'
import { accountDetails } from '../identity/account-details.ts'

export const fetchUserData = call({
  name: 'fetch_user_data',
  auth: 'anyone',
  summary: 'What this guest session has entered, or the details of the signed-in account, for filling in the form.',
  body: z.strictObject({ mobile: text(40) }),
  reply: z.object({ userData: accountDetails }),
  refusals: {},
  perMinute: 60,
})
