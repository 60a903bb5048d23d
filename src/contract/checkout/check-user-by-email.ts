import { z } from 'zod'
import { call, text } from '../call.ts'
import { accountDetails } from '../identity/account-details.ts'

/** The same person in the field names of the specification's lookup, with the parts of their address separate. */
const userRecord = accountDetails.omit({ pincode: true, city: true, address: true }).extend({
  address_details: z.object({
    pincode: z.string().nullable(),
    city: z.string().nullable(),
    appointmentTime: z.iso.datetime().nullable().describe('When the appointment begins that they hold or have booked.'),
    slot: z.string().nullable().describe('The same as the clock in London shows it: HH:MM.'),
    address: z.string().nullable(),
  }),
})

export type UserRecord = z.output<typeof userRecord>

export const checkUserByEmail = call({
  name: 'check_user_by_email',
  auth: 'anyone',
  summary: 'The same for an email address. Says nothing about anyone else, not even whether they exist.',
  body: z.strictObject({ email: text(254) }),
  reply: z.object({ user: userRecord.nullable() }),
  refusals: {},
  perMinute: 60,
})
