import { z } from 'zod'
import { caseStates } from '#domain/cases/states.ts'
import { longestPassword } from '#domain/identity/password.ts'
import { guestFlowNames } from '#domain/intake/flows.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { parcelReports } from '#domain/supply/arrival.ts'
import { confirmationNames } from '#domain/supply/confirmations.ts'
import { accountAppointment } from '../appointments/appointments.ts'
import { calendarDay, call, id, text } from '../call.ts'
import { orderEvent, receiptFacts } from '../orders/guest-orders.ts'
import { orderCare } from '../orders/order-care.ts'
import { myTreatment } from '../treatment/injection-day.ts'
import { accountDetails } from './account-details.ts'
import { askWhoseAnswers, signedIn, whoseAnswers } from './finish-sign-in.ts'
import { botToken } from './generate-otp.ts'

const password = text(longestPassword * 4)
const done = z.object({})

export const signIn = call({
  name: 'sign_in',
  auth: 'anyone',
  summary:
    'Opens a session for an account whose address was proved. Else the same words and the same work, whether or not there is one.',
  body: z.strictObject({
    email: text(254),
    password,
    remember: z.boolean().default(false),
    answers: whoseAnswers,
    token: botToken.optional().describe('Wanted once a few tries at this address have failed.'),
  }),
  reply: signedIn,
  refusals: {
    401: 'The email address and the password do not match, or nobody has yet proved that the address is theirs.',
    403: 'A few tries at this address have failed: a bot check is needed (data.reason "bot").',
    409: askWhoseAnswers,
  },
  perMinute: 30,
  answerWithinMs: 10_000,
})

export const signOut = call({
  name: 'sign_out',
  auth: 'anyone',
  summary: 'Ends this session and closes this guest session, or with everywhere all of the account.',
  body: z.strictObject({ everywhere: z.boolean().default(false) }),
  reply: done,
  refusals: {},
  perMinute: 60,
})

export const forgotPassword = call({
  name: 'forgot_password',
  auth: 'anyone',
  summary: 'Sends a link for a new password if there is such an account. The reply does not say whether there is.',
  body: z.strictObject({ email: text(254), token: botToken }),
  reply: done,
  refusals: { 403: 'The bot check was missing, wrong, expired or used before.' },
  perMinute: 20,
})

export const resetPassword = call({
  name: 'reset_password',
  auth: 'anyone',
  summary: 'Sets a new password by a link that was sent, once, and ends every session.',
  body: z.strictObject({ token: text(200), password }),
  reply: done,
  refusals: { 410: 'The link was used or is too old.' },
  perMinute: 20,
  answerWithinMs: 10_000,
})

export const confirmOrder = call({
  name: 'confirm_order',
  auth: 'anyone',
  summary: 'The owner of an email address says, by a link that was sent there, that an order is theirs.',
  body: z.strictObject({ token: text(200) }),
  reply: z.object({
    reference: z.string(),
    passwordToken: z
      .string()
      .nullable()
      .describe(
        'For reset_password, if the address was never verified before: the person who verifies it chooses the password.',
      ),
  }),
  refusals: { 410: 'The link was used or is too old.' },
  perMinute: 20,
})

export const openAccount = call({
  name: 'open_account',
  auth: 'anyone',
  summary:
    'Proves an email address by the link sent with a receipt and signs in: at once in the guest session that ordered, else with the password of the order or with a new one, which ends the earlier password, its sessions and guest sessions.',
  body: z.strictObject({ token: text(200), password: password.optional(), newPassword: password.optional() }),
  reply: z.object({
    isOpen: z
      .boolean()
      .describe('False: this is not the guest session that ordered, and a password is needed. The link still works.'),
  }),
  refusals: { 401: 'It is not the password of the order.', 410: 'The link was used or is too old.' },
  perMinute: 20,
  answerWithinMs: 10_000,
})

const accountOrder = z.object({
  id: z.string(),
  ...receiptFacts,
  item: z.string(),
  state: z.enum(orderStates),
  placedAt: z.iso.datetime(),
  events: z.array(orderEvent),
  care: orderCare,
  isWithdrawn: z.boolean().describe('The person has called it off.'),
  isNextPen: z.literal(true).optional().describe('The next pen of a patient on treatment, ordered by a check-in.'),
  canWithdraw: z.boolean().describe('Whether it can be called off now, which costs nothing.'),
})

export type AccountOrder = z.output<typeof accountOrder>

export const confirmBeforeSupply = call({
  name: 'confirm_before_supply',
  auth: 'account',
  summary: 'The owner of an order confirms what has to be confirmed before its parcel leaves.',
  body: z.strictObject({ orderId: id(), what: z.enum(confirmationNames) }),
  reply: done,
  refusals: { 404: 'This account has no such order.' },
  perMinute: 30,
})

export const reportParcel = call({
  name: 'report_parcel',
  auth: 'account',
  summary: 'The owner of an order says that its parcel came late or warm, or has not come.',
  body: z.strictObject({ orderId: id(), what: z.enum(parcelReports) }),
  reply: z.object({ state: z.enum(caseStates) }),
  refusals: {
    404: 'This account has no such order.',
    409: 'Nothing was sent, it is not late yet, or it came too long ago. The message says which.',
  },
  perMinute: 30,
})

export const withdrawOrder = call({
  name: 'withdraw_order',
  auth: 'account',
  summary:
    'Withdraws the caller’s order before it is approved. The card authorisation is released, and nothing is charged.',
  body: z.strictObject({ orderId: id() }),
  reply: z.object({
    isDone: z
      .boolean()
      .describe('False: the card provider is away. It is called off, and the hold ends as soon as it is back.'),
  }),
  refusals: {
    404: 'This account has no such order.',
    409: 'It is approved or has ended, or somebody is deciding just now: data.because says which. Nothing was changed.',
  },
  perMinute: 30,
  answerWithinMs: 10_000,
})

export const myAccount = call({
  name: 'my_account',
  auth: 'account',
  summary: 'The signed-in person’s own details, orders (newest first) and appointments.',
  body: z.strictObject({}),
  reply: z.object({
    profile: accountDetails,
    orders: z.array(accountOrder),
    appointments: z.array(accountAppointment).describe('Those to come first, the next one at the top.'),
    treatment: myTreatment.nullable().describe('Null: nothing has been delivered yet.'),
    unfinishedAssessment: z
      .enum(guestFlowNames)
      .nullable()
      .describe('The questionnaire there are answers to carry on from, the one answered last. Null: none.'),
    unreadMessages: z.int().describe('From the team.'),
    isBloodTestDue: z
      .literal(true)
      .optional()
      .describe('A blood test is due and neither results nor a kit are under way. Absent: none is.'),
    isRestricted: z
      .literal(true)
      .optional()
      .describe('They had the use of their data restricted: nothing is asked, ordered or sent. Absent: it is used.'),
    companion: z
      .object({ from: calendarDay(), until: calendarDay().describe('The first day without it.') })
      .optional()
      .describe('The digital companion, also after its end. Absent: they attended no assessment.'),
  }),
  refusals: {},
  perMinute: 120,
})
