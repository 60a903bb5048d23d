import { z } from 'zod'
import { longestAddress, longestLine } from '#domain/forms/text.ts'
import { longestPassword } from '#domain/identity/password.ts'
import { flowNames } from '#domain/intake/flows.ts'
import { anyId, call, text } from '../call.ts'
import { botToken } from '../identity/generate-otp.ts'

const line = text(longestLine)

/** The fields of the specification's account form. `otpSuccess` may be incomplete. */
const fields = {
  name: line,
  legalSurname: line,
  email: text(254),
  /**
   * Limited for people: the hash would take any length. Not asked of a patient who is signed in with this email
   * address.
   */
  password: text(longestPassword * 4),
  dob: line.describe('YYYY-MM-DD'),
  gender: line,
  mobile: text(40),
  address: text(longestAddress),
  city: line,
  pincode: line,
  agreedTerms: z.boolean(),
  declineOffers: z.boolean(),
  medication: line.describe('The key or the name of a medication of the catalogue.'),
}

/** The additional fields of the booking form. Its address lines are joined with "#", and it sends no medication. */
const bookingFields = {
  title: line.describe('mr, mrs, ms or dr.'),
  selectedSlot: line
    .nullable()
    .describe(
      'When the appointment begins. Compared with the time this guest session holds, which is booked; without a hold, this time is held.',
    ),
  selectedDate: z.number().nullable().describe('The same moment in milliseconds since 1970.'),
  consents: z
    .strictObject({
      t1: z.boolean(),
      t2: z.boolean(),
      t3: z.boolean(),
      t4: z.boolean(),
      t5: z.boolean(),
      t6: z.boolean(),
      t7: z.boolean(),
      t8: z.boolean(),
    })
    .partial(),
  consentVersions: z
    .partialRecord(z.enum(['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8']), z.int())
    .describe('Which wording of each consent was on the screen. Without it, the usual ones.'),
}

export const createNewUser = call({
  name: 'create_new_user',
  auth: 'anyone',
  summary:
    'otpSuccess saves what is typed so far for this guest session. finalSubmit makes the account and the order or booking in one go, once however often it is sent. An order is taken without the points before the questionnaire (agree_to_start); they are then its first task, and review waits for them. A booking by a visit that holds no time holds the one that selectedSlot names.',
  body: z.strictObject({
    ...z.object(fields).partial().shape,
    ...z.object(bookingFields).partial().shape,
    mode: z.enum(['otpSuccess', 'finalSubmit']),
    token: botToken,
    otpVerified: z.boolean().optional(),
    uniqueId: anyId().nullish(),
    paymentId: anyId()
      .nullish()
      .describe(
        'The order this form was sent for before: refused if it is paid by now, so that the patient does not pay twice.',
      ),
    questionnaire_type: z
      .enum(flowNames)
      .optional()
      .describe(
        'What the form is of: "adhd" books an appointment, "weight-management" or nothing orders a medication.',
      ),
    answers: z.record(z.string(), z.unknown()).optional().describe('For information: the stored answers decide.'),
  }),
  reply: z.object({ paymentId: z.string().nullable(), uniqueId: z.string(), message: z.string() }),
  refusals: {
    403: 'The bot check failed (data.reason "bot"), the phone is not verified by this visit (data.reason "phone"), or the answers rule it out (data.notEligible names the reason).',
    409: 'The visit no longer holds a time for this appointment, or holds a different one from the one the form shows (data.reason "hold"), or what is agreed to has changed since it was shown (data.reason "consents"); or the order has already been paid for and cannot be changed (data.status "Success", data.reference), or the patient is on treatment (data.reason "on treatment") or their record rules the medicine out (data.reason "on record"), with the page that leads on in data.path; or a payment for it is under way (data.status "Processing", or data.reason "paying").',
    422: 'A question is not answered yet; data.missing is its address and data.question its words.',
    502: 'A payment was begun, and the card provider could not be asked what became of it. Nothing was changed.',
  },
  perMinute: 60,
  bodyLimit: 512 * 1024,
  // A password is hashed, and others may be waiting before it.
  answerWithinMs: 10_000,
})
