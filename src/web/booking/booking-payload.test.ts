import { expect, test } from 'vitest'
import { createNewUser } from '#contract/checkout/create-new-user.ts'
import { versionsFor } from '#domain/appointments/consents.ts'
import { type BookingForm, emptyForm } from './booking-form.ts'
import { bookingPayload } from './booking-payload.ts'

const hold = {
  startsAt: '2026-06-15T09:00:00.000Z',
  expiresAt: '2026-06-01T09:15:00.000Z',
  hasBeenExtended: false,
  date: '2026-06-15',
  time: '10:00',
  clinician: { id: 'consultant', name: 'Dr Imogen Ashdown', title: 'Consultant psychiatrist' },
}
const consents = { t1: true, t2: true, t3: true, t4: true, t5: true, t6: true, t7: true, t8: true }
const form: BookingForm = {
  email: ' sam@post.example ',
  password: ' herons-7',
  title: 'ms',
  sex: 'female',
  firstName: ' Sam ',
  lastName: 'Heron',
  mobile: '07700900123',
  day: '7',
  month: '3',
  year: '1985',
  address1: '1 Lark Lane',
  address2: 'Headingley',
  city: 'Leeds',
  postcode: 'ls14ap',
  consents,
}

test('BK-08 every field in its name, as the server takes it', () => {
  const answers = { adhd_q0: 'yes', adhd_q1: 'Often' }
  const payload = bookingPayload(form, { hold, canCancel: true, uniqueId: 'visit-1', answers })
  expect(payload).toEqual({
    email: 'sam@post.example',
    password: ' herons-7',
    title: 'ms',
    gender: 'female',
    name: 'Sam',
    legalSurname: 'Heron',
    mobile: '07700900123',
    dob: '1985-03-07',
    address: '1 Lark Lane#Headingley',
    city: 'Leeds',
    pincode: 'LS1 4AP',
    selectedSlot: '2026-06-15T09:00:00.000Z',
    selectedDate: Date.UTC(2026, 5, 15, 9),
    questionnaire_type: 'adhd',
    consents,
    consentVersions: versionsFor({ canCancel: true }),
    uniqueId: 'visit-1',
    answers,
  })
  expect(createNewUser.body.safeParse({ ...payload, mode: 'finalSubmit', token: 'x' }).success).toBe(true)
})

test('BK-08 the separator stands between the two lines only', () => {
  const addressOf = (address1: string, address2: string) =>
    bookingPayload({ ...form, address1, address2 }, { hold, canCancel: true, uniqueId: null, answers: {} }).address
  expect(addressOf('Flat #2', '')).toBe('Flat 2#')
  expect(addressOf('1 Lark Lane', '')).toBe('1 Lark Lane#')
})

test('BK-07 R-7 what is not filled in yet is left out of the draft', () => {
  const payload = bookingPayload(
    { ...emptyForm, email: 'sam@post.example' },
    { hold: null, canCancel: false, uniqueId: null, answers: {} },
  )
  expect(payload).toEqual({
    email: 'sam@post.example',
    selectedSlot: null,
    selectedDate: null,
    questionnaire_type: 'adhd',
    consents: emptyForm.consents,
    consentVersions: versionsFor({ canCancel: false }),
    uniqueId: null,
    answers: {},
  })
  expect(createNewUser.body.safeParse({ ...payload, mode: 'otpSuccess', token: 'x' }).success).toBe(true)
})
