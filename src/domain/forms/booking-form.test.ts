import { describe, expect, it } from 'vitest'
import { consentKeys, type GivenConsents } from '#domain/appointments/consents.ts'
import { type BookingForm, bookingForm } from './booking-form.ts'

const asked = { today: { year: 2026, month: 3, day: 2 }, asksForPassword: true }
const consents = Object.fromEntries(consentKeys.map((key) => [key, true])) as GivenConsents
const good: BookingForm = {
  email: 'sam@post.example',
  password: 'otters-7',
  title: 'ms',
  gender: 'female',
  name: 'Sam',
  legalSurname: 'Heron',
  mobile: '07700900123',
  dob: '1985-03-27',
  address: '1 Lark Lane#Headingley',
  city: 'Leeds',
  pincode: 'LS1 4AP',
  consents,
}

describe('BK-05 BK-06 the booking form', () => {
  it('accepts a complete form unchanged', () => {
    expect(bookingForm.read(good, asked)).toEqual({ form: good, problems: [] })
  })

  it.each([
    ['1 Lark Lane#', '1 Lark Lane'],
    [' 1 Lark Lane # Headingley ', '1 Lark Lane#Headingley'],
    ['1 Lark Lane##Headingley', '1 Lark Lane#Headingley'],
    ['#Headingley', '#Headingley'],
    ['#', ''],
    [undefined, ''],
  ])('BK-08 the address %j is stored as %j', (address, kept) => {
    expect(bookingForm.normal({ ...good, address }).address).toBe(kept)
  })

  it('R-4 title, sex, phone and postcode are stored in one spelling, or as typed where they cannot be read', () => {
    const sent = { ...good, title: ' Ms', gender: 'FEMALE', mobile: '+44 7700 900123', pincode: 'ls14ap' }
    expect(bookingForm.normal(sent)).toEqual(good)
    expect(bookingForm.normal({ mobile: ' 0770 ', pincode: 'ls1', consents: { t1: true } })).toMatchObject({
      mobile: '0770',
      pincode: 'ls1',
      consents: { ...Object.fromEntries(consentKeys.map((key) => [key, false])), t1: true },
    })
  })

  it('asks for everything, in its own order and the specification’s words', () => {
    const { problems } = bookingForm.read({}, asked)
    expect(problems.map(({ field, message }) => [field, message])).toEqual([
      ['email', 'Please enter a valid email.'],
      ['password', 'Password must be at least 8 characters.'],
      ['title', 'Title is required.'],
      ['name', 'First name is required.'],
      ['legalSurname', 'Last name is required.'],
      ['gender', 'Sex is required.'],
      ['dob', 'Date of birth is required.'],
      ['mobile', 'Valid mobile number is required.'],
      ['address', 'Address 1 is required.'],
      ['city', 'City is required.'],
      ['pincode', 'Postcode is required.'],
      ['consents', 'You must agree to all consents.'],
    ])
  })

  it.each<[keyof BookingForm, unknown, string, string]>([
    ['password', 'é'.repeat(201), 'password too long', 'Your password must have 200 characters or fewer.'],
    [
      'password',
      'password1',
      'password too common',
      'Many people use this password. Choose one that is harder to guess.',
    ],
    [
      'password',
      'heron-1985',
      'password too personal',
      'Choose a password that is not made of your name, your email address or our name.',
    ],
    ['password', 'nul \0 in it', 'not text', 'Remove the characters that are not text.'],
    ['title', 'constructor', 'title', 'Title is required.'],
    ['name', 'x'.repeat(201), 'too long', 'Use 200 characters or fewer.'],
    ['dob', '1985-02-30', 'dob unreal', 'Enter a real date of birth, like 27 3 1985.'],
    ['dob', '2008-03-03', 'dob not adult', 'You must be 18 or over to book this appointment.'],
    ['mobile', '077009001', 'mobile', 'Valid mobile number is required.'],
    ['address', '#Flat 2', 'address', 'Address 1 is required.'],
    ['address', 'x'.repeat(1_001), 'address too long', 'Use 1,000 characters or fewer.'],
    ['pincode', '12345', 'pincode unreal', 'Enter a full UK postcode, like SW1A 1AA.'],
    ['consents', { ...consents, t5: false }, 'consents', 'You must agree to all consents.'],
  ])('%s %j: %s', (field, value, key, message) => {
    expect(bookingForm.read({ ...good, [field]: value }, asked).problems).toEqual([{ field, key, message }])
  })

  it('R-5 only the length of a password is required, and no password of a patient who is signed in', () => {
    expect(bookingForm.read({ ...good, password: 'long and plain' }, asked).problems).toEqual([])
    expect(bookingForm.read({ ...good, password: '' }, { ...asked, asksForPassword: false }).problems).toEqual([])
  })
})
