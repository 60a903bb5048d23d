import { z } from 'zod'
import { excursionVerdicts } from '#domain/supply/arrival.ts'
import { boxItems } from '#domain/supply/box-list.ts'
import { coldHours } from '#domain/supply/cold-hours.ts'
import { day } from '../appointments/bookings.ts'
import { calendarDay, call, id, text } from '../call.ts'
import { colleague, epoch, holder, pendingDecision, undoTime } from '../cases/case-row.ts'
import { discussionMessage, signed } from '../cases/discussion.ts'

const decided = z.object({ decisionId: id(), ...undoTime })
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
    with: holder,
    pending: pendingDecision.nullable(),
    number: z.int(),
    isIntact: z.boolean().describe('Whether the prescriber’s signature verifies.'),
    signedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    patient: z.object({ name: z.string(), born: z.string(), address: z.string() }),
    medicine: z.string(),
    dose: z.string(),
    quantity: z.string(),
    instructions: z.string(),
    firstDoseFrom: calendarDay().nullable().describe('After another medicine: not to be injected before this day.'),
    prescriber: z.object({ name: z.string(), profession: z.string(), registration: z.string(), address: z.string() }),
    approvedBy: colleague,
    approval: signed.describe('Who approved it, when, and why.'),
    signature: signed.nullable().describe('The second signature; null: none was needed.'),
    discussion: z.array(discussionMessage).describe('Between pharmacist and prescriber, the oldest first.'),
    drafts: z.record(z.string(), z.string()).describe('The caller’s unsent drafts, by purpose.'),
    why: z.string().nullable().describe('Why the caller may not check it, in words. Null: they may.'),
    earliestExpiry: z.iso
      .date()
      .nullable()
      .describe('The earliest expiry that the pen may have. Null: it is of a medicine we do not know.'),
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
  summary:
    'Releases an approved case for supply: then the card is charged. Never by the prescriber who approved or signed it.',
  body: z.strictObject({
    ...onCase,
    pen: z.strictObject({
      brand: text(60),
      strength: text(20),
      batch: text(40).min(1),
      expires: day,
      scanned: text(120)
        .min(1)
        .optional()
        .describe('The code on the pack, as desk_read_pack gives it. Left out: the pack was typed.'),
    }),
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
    addressChange: z
      .object({ id: id(), at: z.iso.datetime(), by: z.string(), before: z.array(z.string()) })
      .nullable()
      .describe('The desk has changed where it goes since it was ordered.'),
    pens: z.array(z.object({ brand: z.string(), strength: z.string(), batch: z.string(), expires: z.string() })),
    isRecalled: z.boolean().describe('Its recipient was told not to use it, and no other was packed in place of it.'),
    label: z.array(z.string()).describe('The dispensing label, line by line.'),
    box: z
      .array(z.object({ item: z.enum(boxItems), count: z.int() }))
      .describe('What goes into the box beside the pen.'),
    parcel: z
      .object({
        carrier: z.string(),
        tracking: z.string(),
        expectedAt: z.iso.datetime(),
        validUntil: z.iso.datetime(),
        dispatchedAt: z.iso.datetime(),
        notComeAt: z.iso.datetime().nullable().describe('When the patient said that it has not come.'),
        packed: z.array(z.enum(boxItems)).nullable().describe('What was ticked as packed. Null: not recorded.'),
        endedAt: z.iso.datetime().nullable().describe('Since when it has been what `state` says.'),
      })
      .nullable(),
    excursion: z
      .object({
        cause: z.enum(['late', 'warm']),
        by: z.string(),
        at: z.iso.datetime(),
        limit: z.object({ maxC: z.number(), hours: z.number() }).describe('What its product information allows.'),
      })
      .nullable()
      .describe('It came late or warm, and no pharmacist has settled it.'),
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
    packed: z
      .array(z.enum(boxItems))
      .max(boxItems.length)
      .optional()
      .describe('What was packed beside the pen: the whole box list.'),
    scaleSerial: text(40).min(1).optional().describe('The serial number of the smart scale in the box.'),
    doesScaleFollow: z
      .boolean()
      .optional()
      .describe('There is no scale to pack. The medicine does not wait: it goes into the next parcel, or on its own.'),
    addressChange: id().nullish().describe('The change of address that the packer has seen, if there is one.'),
  }),
  reply: z.object({}),
  refusals: {
    404: 'There is no such case.',
    409: 'It is not waiting to be sent, something has to be confirmed or settled first, the pen may not be supplied, the box is not complete, or the address has changed since it was packed.',
  },
  perMinute: 120,
  // The patient is assessed again in the transaction that dispatches the parcel.
  answerWithinMs: 10_000,
})

export const deskParcelEnded = call({
  name: 'desk_parcel_ended',
  auth: 'staff:dispatch',
  summary:
    'Writes down that a parcel was delivered, came back or was lost. One delivered after its cold-chain duration waits for a pharmacist.',
  body: z.strictObject({ id: id(), as: z.enum(['delivered', 'returned', 'lost']) }),
  reply: z.object({
    state: z
      .enum(['delivered', 'returned', 'lost', 'quarantined'])
      .describe('quarantined: it came too late to be used.'),
  }),
  refusals: { 404: 'There is no such case.', 409: 'It is not on its way.' },
  perMinute: 120,
})

export const deskSettleExcursion = call({
  name: 'desk_settle_excursion',
  auth: 'staff:check-approvals',
  summary:
    'A pharmacist settles a parcel that came late or warm: it may be used, or is discarded and replaced. The patient is notified.',
  body: z.strictObject({
    id: id(),
    as: z.enum(excursionVerdicts),
    warmestC: z.int().min(-40).max(80).nullable().describe('The highest temperature it had. Null: not known.'),
    warmHours: z.int().min(0).max(2_000).nullable().describe('Hours above the fridge’s range. Null: not known.'),
    reason: text(2_000).min(1),
  }),
  reply: z.object({}),
  refusals: {
    404: 'There is no such case.',
    409: 'It does not wait for a pharmacist, or was refunded.',
    422: 'By its product information it must not be used, or its batch is being recalled: data.because says why.',
  },
  perMinute: 60,
})

const reason = text(2_000).min(1)

export const deskCorrectParcel = call({
  name: 'desk_correct_parcel',
  auth: 'staff:dispatch',
  summary:
    'Corrects a parcel that was marked as sent, or as ended, by mistake. With a reason; the patient is notified.',
  body: z.strictObject({ id: id(), what: z.enum(['not sent', 'not ended']), reason }),
  reply: z.object({}),
  refusals: { 404: 'There is no such case.', 409: 'It is not so marked, or it is too late to take it back.' },
  perMinute: 60,
})

export const deskPutPenAside = call({
  name: 'desk_put_pen_aside',
  auth: 'staff:check-approvals',
  summary: 'Puts the checked pen of a case aside, which may not be sent, so that another is checked. With a reason.',
  body: z.strictObject({ id: id(), reason }),
  reply: z.object({}),
  refusals: { 404: 'There is no such case.', 409: 'It is not waiting to be sent. Nothing was changed.' },
  perMinute: 60,
})

export const deskCorrectTracking = call({
  name: 'desk_correct_tracking',
  auth: 'staff:dispatch',
  summary: 'Corrects the carrier or tracking number of a parcel in transit. The patient is notified.',
  body: z.strictObject({ id: id(), carrier: text(60).min(1), tracking: text(80).min(1) }),
  reply: z.object({}),
  refusals: { 404: 'There is no such case.', 409: 'It is not on its way.' },
  perMinute: 60,
})

export const deskReplaceParcel = call({
  name: 'desk_replace_parcel',
  auth: 'staff:dispatch',
  summary:
    'Replaces a parcel that was lost or came back, or whose delivered pen is recalled. A prescriber decides, a second one signs, and the patient does not pay again.',
  body: z.strictObject({ id: id() }),
  reply: z.object({}),
  refusals: {
    404: 'There is no such case.',
    409: 'It neither was lost nor came back nor is recalled, the next pen replaces it, or it was refunded.',
  },
  perMinute: 60,
})
