import { z } from 'zod'
import { coldHours } from '#domain/supply/cold-hours.ts'
import { day } from '../bookings.ts'
import { call, id, text } from '../call.ts'
import { colleague, epoch } from './case-row.ts'
import { discussionMessage, signed } from './discussion.ts'

const decided = z.object({ decisionId: id(), finalAt: z.iso.datetime() })
const onCase = { id: id(), epoch }
const notYours = {
  404: 'There is no such case.',
  409: 'It is not yours any more, or was decided meanwhile: data.by says by whom. Nothing was changed.',
}

export const deskPrescription = call({
  name: 'desk_prescription',
  auth: 'staff:check-approvals',
  summary: 'The prescription of an approved case, for the pharmacist who checks it. That it was read is written down.',
  body: z.strictObject({ id: id() }),
  reply: z.object({
    id: id(),
    epoch,
    number: z.int(),
    isIntact: z.boolean().describe('Whether the prescriber’s signature verifies.'),
    signedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    patient: z.object({ name: z.string(), born: z.string(), address: z.string() }),
    medicine: z.string(),
    dose: z.string(),
    quantity: z.string(),
    instructions: z.string(),
    firstDoseFrom: z.iso.date().nullable().describe('After another medicine: not to be injected before this day.'),
    prescriber: z.object({ name: z.string(), profession: z.string(), registration: z.string(), address: z.string() }),
    approvedBy: colleague,
    approval: signed.describe('Who approved it, when, and why.'),
    signature: signed.nullable().describe('The second signature; null: none was needed.'),
    discussion: z.array(discussionMessage).describe('Between pharmacist and prescriber, the oldest first.'),
    why: z.string().nullable().describe('Why it may not be checked by whoever asks, in words. Null: it may.'),
    otherMedicines: z.array(z.string()),
    allergies: z.array(z.string()),
    flags: z.array(z.object({ id: z.string(), severity: z.string(), says: z.string(), reason: z.string().nullable() })),
  }),
  refusals: { 404: 'There is no such case, or nothing is prescribed.' },
  perMinute: 240,
})

export const deskCheck = call({
  name: 'desk_check',
  auth: 'staff:check-approvals',
  summary: 'Releases an approved case for supply: then the money is taken. Never by whoever approved or signed it.',
  body: z.strictObject({
    ...onCase,
    pen: z.strictObject({ brand: text(60), strength: text(20), batch: text(40).min(1), expires: day }),
    hasSeenInteractions: z.literal(true),
  }),
  reply: decided,
  refusals: { ...notYours, 422: 'It cannot be released: data.because says why.' },
  perMinute: 120,
})

export const deskReturn = call({
  name: 'desk_return',
  auth: 'staff:check-approvals',
  summary: 'Gives an approved case back to a prescriber, with a reason.',
  body: z.strictObject({ ...onCase, reason: text(2_000).min(1) }),
  reply: decided,
  refusals: notYours,
  perMinute: 120,
})

const address = z.object({ name: z.string(), lines: z.array(z.string()) })

export const deskParcel = call({
  name: 'desk_parcel',
  auth: 'staff:dispatch',
  summary: 'Where a checked case goes and what goes into the box. That it was read is written down.',
  body: z.strictObject({ id: id() }),
  reply: z.object({
    id: id(),
    reference: z.string(),
    state: z.string(),
    waitsFor: z.array(z.string()).describe('Why it cannot leave yet, in words.'),
    to: address,
    pens: z.array(z.object({ brand: z.string(), strength: z.string(), batch: z.string(), expires: z.string() })),
    label: z.array(z.string()).describe('The dispensing label, line by line.'),
    parcel: z
      .object({
        carrier: z.string(),
        tracking: z.string(),
        expectedAt: z.iso.datetime(),
        validUntil: z.iso.datetime(),
        dispatchedAt: z.iso.datetime(),
      })
      .nullable(),
  }),
  refusals: { 404: 'There is no such case, or nothing to send.' },
  perMinute: 240,
})

export const deskDispatch = call({
  name: 'desk_dispatch',
  auth: 'staff:dispatch',
  summary: 'Writes down that a parcel has left.',
  body: z.strictObject({
    id: id(),
    carrier: text(60).min(1),
    tracking: text(80).min(1),
    coldPack: text(60).min(1),
    expectedOn: day,
    coldHours: z.int().min(coldHours.least).max(coldHours.most).describe('For how long the pack is validated.'),
  }),
  reply: z.object({}),
  refusals: {
    404: 'There is no such case.',
    409: 'It is not waiting to be sent, or something has to be confirmed or settled first.',
  },
  perMinute: 120,
})

export const deskParcelEnded = call({
  name: 'desk_parcel_ended',
  auth: 'staff:dispatch',
  summary: 'Writes down that a parcel was delivered, came back or was lost.',
  body: z.strictObject({ id: id(), as: z.enum(['delivered', 'returned', 'lost']) }),
  reply: z.object({}),
  refusals: { 404: 'There is no such case.', 409: 'It is not on its way.' },
  perMinute: 120,
})

export const deskReplaceParcel = call({
  name: 'desk_replace_parcel',
  auth: 'staff:dispatch',
  summary:
    'Has a parcel replaced that was lost or came back. A prescriber decides, a second one signs, nobody pays again.',
  body: z.strictObject({ id: id() }),
  reply: z.object({}),
  refusals: { 404: 'There is no such case.', 409: 'It neither was lost nor came back, or was refunded.' },
  perMinute: 60,
})

export const deskRecall = call({
  name: 'desk_recall',
  auth: 'staff:check-approvals',
  summary: 'Everybody who was given a pen of a batch. Each person shown is written down.',
  body: z.strictObject({ batch: text(40).min(1) }),
  reply: z.object({
    pens: z.array(
      z.object({
        caseId: id(),
        reference: z.string(),
        name: z.string(),
        email: z.string().nullable(),
        mobile: z.string().nullable(),
        brand: z.string(),
        strength: z.string(),
        expires: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  }),
  refusals: {},
  perMinute: 30,
})
