import { z } from 'zod'

/** A patient's own details, in the specification's names. Never a password. */
export const accountDetails = z.object({
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

export type AccountDetails = z.output<typeof accountDetails>
