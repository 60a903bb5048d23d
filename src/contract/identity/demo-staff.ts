import { z } from 'zod'
import { roles } from '#domain/identity/staff/roles.ts'
import { call } from '../call.ts'
import { challenge } from './staff-sign-in.ts'

const notTriedOut = { 404: 'The product is not being tried out.' }

export const deskDemoPeople = call({
  name: 'desk_demo_people',
  auth: 'anyone',
  when: 'demo',
  summary: 'Whom one can sign in to the desk as. Exists only while the product is being tried out.',
  body: z.strictObject({}),
  reply: z.object({
    password: z.string(),
    people: z.array(z.object({ name: z.string(), email: z.string(), role: z.enum(roles) })),
  }),
  refusals: notTriedOut,
  perMinute: 120,
})

export const deskDemoCode = call({
  name: 'desk_demo_code',
  auth: 'anyone',
  when: 'demo',
  summary: 'The current authenticator code of a demo account. Exists only in demos.',
  body: z.strictObject({ challenge }),
  reply: z.object({ code: z.string() }),
  refusals: { ...notTriedOut, 401: 'The challenge is over, or is that of somebody real.' },
  perMinute: 120,
})
