import { describe, expect, test } from 'vitest'
import { consentKeys, type GivenConsents } from '#domain/appointments/consents.ts'
import {
  type BookingForm,
  digitsIn,
  emptyForm,
  filledIn,
  hasAllConsents,
  mobileDigits,
  problemFields,
  problemsIn,
  sentForm,
} from './booking-form.ts'

const today = { year: 2026, month: 3, day: 2 }
const allGiven = Object.fromEntries(consentKeys.map((key) => [key, true])) as unknown as GivenConsents
const complete: BookingForm = {
  email: 'sam@post.example',
  password: 'otters-7',
  title: 'ms',
  sex: 'female',
  firstName: 'Sam',
  lastName: 'Heron',
  mobile: '07700900123',
  day: '27',
  month: '3',
  year: '1985',
  address1: '1 Lark Lane',
  address2: '',
  city: 'Leeds',
  postcode: 'ls1 4ap',
  consents: allGiven,
}
const problems = (change: Partial<BookingForm>) => problemsIn({ ...complete, ...change }, today)

describe('BK-06 the details', () => {
  test('have nothing to say to somebody who filled them in', () => expect(problems({})).toEqual({}))

  test('ask for everything but the second line of the address, in the specification’s words', () => {
    expect(problemsIn(emptyForm, today)).toEqual({
      email: 'Please enter a valid email.',
      password: 'Password must be at least 8 characters.',
      title: 'Title is required.',
      firstName: 'First name is required.',
      lastName: 'Last name is required.',
      sex: 'Sex is required.',
      birth: 'Date of birth is required.',
      mobile: 'Valid mobile number is required.',
      address1: 'Address 1 is required.',
      city: 'City is required.',
      postcode: 'Postcode is required.',
      consents: 'You must agree to all consents.',
    })
    expect(Object.keys(problemsIn(emptyForm, today))).toEqual(problemFields)
  })

  test.each([
    [{ email: 'sam at post' }, 'email', 'Please enter a valid email.'],
    [{ password: 'seven-7' }, 'password', 'Password must be at least 8 characters.'],
    [{ password: 'password1' }, 'password', 'Many people use this password. Choose one that is harder to guess.'],
    [{ password: 'é'.repeat(100) + 'x'.repeat(101) }, 'password', 'Your password must have 200 characters or fewer.'],
    [{ day: '' }, 'birth', 'Date of birth is required.'],
    [{ day: '30', month: '2' }, 'birth', 'Enter a real date of birth, like 27 3 1985.'],
    [{ year: '2010' }, 'birth', 'You must be 18 or over to book this appointment.'],
    [{ mobile: '077009001' }, 'mobile', 'Valid mobile number is required.'],
    [{ postcode: '12345' }, 'postcode', 'Enter a full UK postcode, like SW1A 1AA.'],
    [{ consents: { ...allGiven, t5: false } }, 'consents', 'You must agree to all consents.'],
  ] as const)('find what is wrong with %o', (change, field, message) => {
    expect(problems(change)).toEqual({ [field]: message })
  })

  test.each([{ password: 'x7!kwmpq' }, { password: 'long and plain, without any number' }, { postcode: 'SW1A 1AA' }])(
    'R-4 R-5 take %o',
    (change) => expect(problems(change)).toEqual({}),
  )

  test('BK-05 R-15 every single consent is needed', () => {
    for (const key of consentKeys) {
      expect(hasAllConsents({ ...complete, consents: { ...allGiven, [key]: false } })).toBe(false)
    }
    expect(hasAllConsents(complete)).toBe(true)
  })
})

describe('BK-06 R-4 what is typed', () => {
  test.each([
    ['07700 900 123', '07700900123'],
    ['07700-900123x', '07700900123'],
    ['+447700900123', '07700900123'],
    ['+44 (0)7700 900123', '07700900123'],
    ['+33612345678', '+33612345678'],
    ['+', '+'],
    ['+44', '+44'],
    ['phone', ''],
  ])('as a mobile, %s is %s', (typed, kept) => expect(mobileDigits(typed)).toBe(kept))

  test('nothing but digits stays of a date', () => expect(digitsIn('2a7 ')).toBe('27'))
})

describe('BK-07 filling in what is known', () => {
  const known = {
    email: 'known@post.example',
    title: 'Dr',
    name: 'Known',
    legalSurname: 'Person',
    gender: 'Female',
    mobile: '07700900124',
    dob: '1990-12-05',
    address: 'Flat 2#14 Lark Rise',
    city: 'York',
    pincode: 'YO1 7HH',
  }

  test('fills in everything into an empty form, but never a password or a consent', () => {
    expect(filledIn(emptyForm, known)).toEqual({
      ...emptyForm,
      email: 'known@post.example',
      title: 'dr',
      sex: 'female',
      firstName: 'Known',
      lastName: 'Person',
      mobile: '07700900124',
      day: '5',
      month: '12',
      year: '1990',
      address1: 'Flat 2',
      address2: '14 Lark Rise',
      city: 'York',
      postcode: 'YO1 7HH',
    })
  })

  test('reads the lines of an order’s address as well', () => {
    expect(filledIn(emptyForm, { address: 'Flat 2\n14 Lark Rise\nThe Green' })).toMatchObject({
      address1: 'Flat 2',
      address2: '14 Lark Rise, The Green',
    })
  })

  test('changes nothing that was typed', () => expect(filledIn(complete, known)).toEqual(complete))

  test('takes nothing for known that it cannot read', () => {
    expect(filledIn(emptyForm, { title: 'sir', gender: 'other', dob: '5 December' })).toEqual(emptyForm)
  })
})

test('BK-07 the server can speak of every field that can have a problem', () => {
  expect(Object.values(sentForm.fieldOf).toSorted()).toEqual(problemFields.toSorted())
})
