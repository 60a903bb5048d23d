import { z } from 'zod'
import { longestAddress, longestLine } from '#domain/forms/text.ts'
import { knownBy } from '#domain/identity/contact-change.ts'
import { call, id, text } from '../call.ts'

const address = z.object({ address: z.string(), city: z.string(), pincode: z.string() })

export const contactDetails = address.extend({ mobile: z.string() })

export const contactChange = z
  .object({
    id: id(),
    at: z.iso.datetime(),
    by: z.string(),
    isAddress: z.boolean(),
    isPhone: z.boolean(),
    before: contactDetails,
    knownBy: z.enum(knownBy),
    reason: z.string(),
  })
  .describe('What the desk has changed of a patient’s address or phone.')

export const deskChangeContact = call({
  name: 'desk_change_contact',
  auth: 'staff:edit-contact',
  summary:
    'Changes a patient’s delivery address or phone for them. Parcels not yet dispatched go to the new address; a new number counts once the patient has verified it. They are notified at their verified email address.',
  body: z.strictObject({
    accountId: id(),
    changeId: id().describe('Made by the browser: sent again it is the same.'),
    after: id().nullable().describe('The last change that the caller has seen.'),
    mobile: text(40),
    address: text(longestAddress),
    city: text(longestLine),
    pincode: text(40),
    knownBy: z.enum(knownBy).describe('How it was made sure that the patient asks for it.'),
    reason: text(1_000).trim().min(1),
  }),
  reply: z.object({
    redirected: z.array(z.string()).describe('Orders that go to the new address, by reference.'),
    elsewhere: z.array(z.string()).describe('Orders that go to another address, which the patient gave with them.'),
    onTheirWay: z.array(z.string()).describe('Parcels that have left for the address before.'),
  }),
  refusals: {
    404: 'There is no such person.',
    409: 'A colleague has changed it meanwhile. Nothing was changed.',
    422: 'Nothing is different, something is not right (data.fields), or they could not be told: the message says why.',
  },
  perMinute: 30,
})
