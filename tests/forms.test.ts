import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { CallBody } from '#contract/calls.ts'
import { createNewUser } from '#contract/checkout/create-new-user.ts'
import { contactUs } from '#contract/enquiries/contact-form.ts'
import { askForCall } from '#contract/safeguarding/safeguarding.ts'
import { consentKeys, type GivenConsents } from '#domain/appointments/consents.ts'
import { bookingForm as bookingDefinition } from '#domain/forms/booking-form.ts'
import { callRequestForm as callDefinition } from '#domain/forms/call-request.ts'
import { contactForm as contactDefinition } from '#domain/forms/contact-form.ts'
import { orderForm as orderDefinition } from '#domain/forms/order-form.ts'
import { medicines } from '#domain/medicines/medicines.ts'
import { readBookingForm } from '../src/server/checkout/booking-form.ts'
import { readOrderForm } from '../src/server/checkout/order-form.ts'
import { readContactForm } from '../src/server/enquiries/contact-form.ts'
import * as booking from '../src/web/booking/booking-form.ts'
import { bookingPayload } from '../src/web/booking/booking-payload.ts'
import * as order from '../src/web/checkout/summary/account-form.ts'
import { accountPayload } from '../src/web/checkout/summary/account-payload.ts'
import { checkoutOutcome, type SentForm } from '../src/web/shared/checkout/outcome.ts'
import { problemsIn as contactProblemsIn } from '../src/web/site/enquiries/send-request.ts'

// The list that only the server has: its check is a second step, after the rules that both sides share.
vi.mock('../src/server/identity/accounts/common-passwords.ts', () => ({ isCommonPassword: () => false }))

const today = { year: 2026, month: 3, day: 2 }
const numRuns = 500

/** Any possible input: blank, far too long, half a surrogate pair, and look-alikes. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom('', ' ', '\u00a0\t', '\n', '#', '# #', '\0', 'nul \0 in it', '\ud83d', 'K', 'e\u0301', '\u0958'),
  fc
    .tuple(fc.constantFrom('a', ' ', '#', '🦦', '1', '\u0958'), fc.constantFrom(70, 150, 200, 201, 1_001))
    .map(([letter, times]) => letter.repeat(times)),
)
/** Mostly one of these, so that the rest of a form is often right. */
const text = (...likely: string[]) =>
  fc.oneof({ arbitrary: fc.constantFrom(...likely), weight: 3 }, { arbitrary: anyText, weight: 1 })

const person = {
  email: text('sam@post.example', ' Sam.Heron@post.example ', 'sam@', 'sam@post.example\0'),
  password: text(
    'three-green-herons-7',
    'Heron-1985-1985!',
    'password',
    'short-1',
    'onlylettershere',
    'ten\ud83dacross',
  ),
  city: text('Leeds', ' York '),
  postcode: text('ls1 4ap', 'SW1A 1AA', '12345', 'LS1'),
}
/** Also a whole date in one field, which neither side may read as one. */
const birthday = fc.oneof(
  {
    arbitrary: fc.record({
      day: text('27', '3', '30', '0', '2a7'),
      month: text('3', '03', 'March', '2', '13'),
      year: text('1985', '2008', '0033', '1899', '85'),
    }),
    weight: 9,
  },
  { arbitrary: fc.constant({ day: '1985-02-28', month: ' ', year: '' }), weight: 1 },
)
const mostly = fc.oneof({ arbitrary: fc.constant(true), weight: 5 }, { arbitrary: fc.boolean(), weight: 1 })

const orderFields = fc.record({
  ...person,
  legalFirstName: text('Sam', ' Zoë ', 'Zoe\u0308'),
  legalSurname: text('Heron', "O'Neil"),
  sex: text('male', 'female', 'other') as fc.Arbitrary<order.AccountForm['sex']>,
  address: text('1 Lark Lane\nHeadingley'),
  consentTerms: mostly,
  marketingOptOut: fc.boolean(),
})
const typedOrder = fc
  .tuple(orderFields, birthday)
  .map(([typed, { day, month, year }]) => ({ ...typed, birthDay: day, birthMonth: month, birthYear: year }))

const bookingFields = fc.record({
  ...person,
  title: text('ms', 'dr', 'sir') as fc.Arbitrary<booking.BookingForm['title']>,
  sex: text('male', 'female', 'other') as fc.Arbitrary<booking.BookingForm['sex']>,
  firstName: text('Sam', ' Zoë '),
  lastName: text('Heron', "O'Neil"),
  mobile: text('07700900123', '+44 7700 900123', '0770', '+33612345678'),
  address1: text('1 Lark Lane', 'Flat #2', ' # '),
  address2: text('', 'Headingley'),
  consents: fc.record(
    Object.fromEntries(consentKeys.map((key) => [key, mostly])),
  ) as unknown as fc.Arbitrary<GivenConsents>,
})

const typedBooking = fc.tuple(bookingFields, birthday).map(([typed, born]) => ({ ...typed, ...born }))

const typedRequest = fc.record({
  email: person.email,
  reason: text('order', 'constructor'),
  subject: text('Where is my parcel?', '🦦'.repeat(151), 'two\u2028lines'),
  description: text('It has not come.\r\n', '🦦'.repeat(10_001), 'x'.repeat(22_001)),
})

const typedCall = fc.record({
  phone: text('07700 900123', '+44 (0)1534 445 290', '0770', 'ring me'),
  name: text('Wren', ' Jo  Ann '),
  mayLeaveMessage: fc.boolean(),
})

type Body = CallBody<'create_new_user'>

/** What the browser shows after the server's validation: by its own fields, in its own words. */
function reportedByServer<Field extends string>(
  payload: object,
  read: (body: Body) => object,
  form: SentForm<Field>,
): { readonly is: 'refused unread' | 'read'; readonly problems: Partial<Record<Field, string>> } {
  const wire = JSON.parse(JSON.stringify({ ...payload, mode: 'finalSubmit', token: 'x' }))
  const parsed = createNewUser.body.safeParse(wire)
  const fields = parsed.success
    ? read(parsed.data)
    : parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  if (!Array.isArray(fields) || fields.length === 0) return { is: 'read', problems: {} }
  const outcome = checkoutOutcome({ code: 400, data: { fields } as never, message: '' }, form)
  expect(outcome).toMatchObject({ is: 'fields', others: [] })
  return { is: parsed.success ? 'read' : 'refused unread', problems: outcome.is === 'fields' ? outcome.problems : {} }
}

/** Input the server refuses before the form's rules is refused by the browser too, in words for people. */
function expectSame(browser: object, server: ReturnType<typeof reportedByServer>) {
  if (server.is === 'read') expect(browser).toEqual(server.problems)
  else expect(Object.keys(browser)).toEqual(expect.arrayContaining(Object.keys(server.problems)))
}

describe('for any input, browser and server find the same problems', () => {
  const [medication] = medicines
  const orderFacts = { phone: '07700900123', medication: medication as never, uniqueId: null, answers: {} }

  test('OS-05 R-4 R-5 in the order form', () => {
    fc.assert(
      fc.property(typedOrder, fc.boolean(), (typed, asksForPassword) => {
        // A patient who is signed in types no password.
        const form = asksForPassword ? typed : { ...typed, password: '' }
        const read = (body: Body) => readOrderForm(body, today, { asksForPassword })
        const server = reportedByServer(accountPayload(form, orderFacts), read, order.sentForm)
        expectSame(order.problemsIn(form, today, asksForPassword), server)
      }),
      { numRuns },
    )
  })

  test('BK-05 BK-06 R-4 R-5 R-15 in the booking form', () => {
    fc.assert(
      fc.property(typedBooking, fc.boolean(), (typed, asksForPassword) => {
        const form = asksForPassword ? typed : { ...typed, password: '' }
        const read = (body: Body) => readBookingForm(body, today, { asksForPassword })
        const payload = bookingPayload(form, { hold: null, canCancel: true, uniqueId: null, answers: {} })
        expectSame(booking.problemsIn(form, today, asksForPassword), reportedByServer(payload, read, booking.sentForm))
      }),
      { numRuns },
    )
  })

  test('ST-03 in the contact form', () => {
    const id = '0190a1b2-3c4d-4e5f-8a9b-0c1d2e3f4a5b'
    fc.assert(
      fc.property(typedRequest, (request) => {
        const browser = contactProblemsIn(request).map(({ fieldId, message }) => ({ field: fieldId, message }))
        const wire = JSON.parse(JSON.stringify({ id, token: 'x', ...request, files: [] }))
        const parsed = contactUs.body.safeParse(wire)
        if (parsed.success) expect(browser).toEqual(readContactForm(parsed.data).problems)
        const refused = parsed.error?.issues.map(({ path }) => path.join('.')) ?? []
        expect(browser.map(({ field }) => field)).toEqual(expect.arrayContaining(refused))
      }),
      { numRuns },
    )
  })
})

test('a request for a call that is refused before validation is refused by the browser too', () => {
  fc.assert(
    fc.property(typedCall, (typed) => {
      const parsed = askForCall.body.safeParse(JSON.parse(JSON.stringify({ token: 'x', ...typed })))
      const told = callDefinition.read(typed).problems.map(({ field }) => field as string)
      const refused = parsed.error?.issues.map(({ path }) => path.join('.')) ?? []
      expect(told).toEqual(expect.arrayContaining(refused))
    }),
    { numRuns },
  )
})

test('OS-05 BK-05 ST-03 stored input is in its normal form: read again it stays the same', () => {
  fc.assert(
    fc.property(typedOrder, typedBooking, typedRequest, typedCall, (typed, booked, request, wanted) => {
      const ordered = orderDefinition.normal(order.asSent(typed))
      expect(orderDefinition.normal(ordered)).toEqual(ordered)
      const appointment = bookingDefinition.normal(booking.asSent(booked))
      expect(bookingDefinition.normal(appointment)).toEqual(appointment)
      const asked = contactDefinition.normal(request)
      expect(contactDefinition.normal(asked)).toEqual(asked)
      const call = callDefinition.normal(wanted)
      expect(callDefinition.normal(call)).toEqual(call)
    }),
    { numRuns },
  )
})

describe('a reply names its fields in the order of the form', () => {
  const sent = { mode: 'finalSubmit', token: 'x' } as const
  const asked = { asksForPassword: true }
  const fieldsOf = (read: object) => (read as readonly { field: string }[]).map(({ field }) => field)
  const [who, where] = [
    ['email', 'name', 'legalSurname', 'gender'],
    ['mobile', 'address', 'city', 'pincode', 'password'],
  ]

  test('OS-08 of an order: an impossible date comes later than a missing one', () => {
    const rest = ['agreedTerms', 'medication']
    expect(fieldsOf(readOrderForm(sent, today, asked))).toEqual([...who, 'dob', ...where, ...rest])
    const unreal = readOrderForm({ ...sent, dob: '1985-02-30' }, today, asked)
    expect(fieldsOf(unreal)).toEqual([...who, ...where, 'dob', ...rest])
  })

  test('BK-07 of a booking', () => {
    expect(fieldsOf(readBookingForm(sent, today, asked)).join(' ')).toBe(
      'email password title gender name legalSurname mobile dob address city pincode consents',
    )
  })
})
