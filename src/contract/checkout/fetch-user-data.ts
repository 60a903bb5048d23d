import { z } from 'zod'
import { call, text } from '../call.ts'

/** A patient's own details, in the specification's names. Never a password. */
export const userData = z.object({
  mobile: z.string().optional(),
  email: z.string().optional(),
  title: z.string().optional(),
  name: z.string().optional(),
  legalSurname: z.string().optional(),
  gender: z.string().optional(),
  pincode: z.string().optional(),
  city: z.string().optional(),
  address: z.string().optional(),
  dob: z.string().optional(),
})

export type UserData = z.output<typeof userData>

export const fetchUserData = call({
  name: 'fetch_user_data',
  auth: 'anyone',
  summary: 'What this guest session has entered, or the details of the signed-in account, for filling in the form.',
  body: z.strictObject({ mobile: text(40) }),
  reply: z.object({ userData }),
  refusals: {},
  perMinute: 60,
})
