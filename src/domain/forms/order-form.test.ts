import { describe, expect, it } from 'vitest'
import { type OrderForm, orderForm } from './order-form.ts'

const asked = { today: { year: 2026, month: 3, day: 2 }, asksForPassword: true }
const good: OrderForm = {
  name: 'Sam',
  legalSurname: 'Heron',
  email: 'sam@larkwell.example',
  password: 'three-green-otters-7',
  dob: '1985-03-27',
  gender: 'male',
  address: '1 Lark Lane\nHeadingley',
  city: 'Leeds',
  pincode: 'LS1 4AP',
  agreedTerms: true,
  declineOffers: false,
}

describe('OS-05 the order form', () => {
  it('accepts a complete form unchanged', () => {
    expect(orderForm.read(good, asked)).toEqual({ form: good, problems: [] })
  })

  it('stores the input in one spelling', () => {
    const sent = { ...good, name: ' Zoe\u0308 ', email: ' Sam@larkwell.example', gender: ' MALE', pincode: 'ls14ap' }
    expect(orderForm.normal({ ...sent, password: ' spaces count ' })).toEqual({
      ...good,
      name: 'Zoë',
      email: 'Sam@larkwell.example',
      password: ' spaces count ',
    })
  })

  it('keeps what it cannot read as it was typed', () => {
    expect(orderForm.normal({ ...good, pincode: ' ls1 ', dob: ' 30/2/1985 ' })).toMatchObject({
      pincode: 'ls1',
      dob: '30/2/1985',
    })
  })

  it('asks for everything, in its own order', () => {
    const { form, problems } = orderForm.read({}, asked)
    expect(problems.map(({ field, key }) => (field === key ? key : [field, key]))).toEqual([
      'email',
      ['password', 'password missing'],
      'name',
      'legalSurname',
      'gender',
      ['dob', 'dob missing'],
      'address',
      'city',
      'pincode',
      'agreedTerms',
    ])
    expect(problems.map(({ field }) => field)).toEqual(orderForm.fields)
    expect(form).toMatchObject({ agreedTerms: false, declineOffers: false, password: '' })
  })

  it.each<[keyof OrderForm, string, string, string]>([
    ['email', 'sam at larkwell', 'email', 'Enter an email address in the correct format, like name@example.com'],
    ['password', '', 'password missing', 'Enter a password'],
    ['password', 'short-1', 'password too short', 'Your password must have at least 12 characters'],
    ['password', `a1!${'x'.repeat(200)}`, 'password too long', 'Your password must have 200 characters or fewer'],
    [
      'password',
      'threegreenotters',
      'password not mixed',
      'Your password needs letters, numbers and special characters',
    ],
    [
      'password',
      'password1234!',
      'password too common',
      'Many people use this password. Choose one that is harder to guess',
    ],
    ['password', 'half a \ud83d-letter-1', 'not text', 'Remove the characters that are not text'],
    ['name', 'nul \0', 'not text', 'Remove the characters that are not text'],
    ['name', 'x'.repeat(201), 'too long', 'Use 200 characters or fewer'],
    ['legalSurname', 'x'.repeat(201), 'too long', 'Use 200 characters or fewer'],
    ['gender', 'other', 'gender', 'Choose male or female'],
    ['dob', '1985-02-30', 'dob unreal', 'Enter a real date of birth, like 27 3 1985'],
    ['dob', '2008-03-03', 'dob not adult', 'You must be 18 or over, and born in 1900 or later'],
    ['address', '\ud83d', 'not text', 'Remove the characters that are not text'],
    ['address', 'x'.repeat(1_001), 'address too long', 'Use 1,000 characters or fewer'],
    ['city', ' ', 'city', 'Enter your town or city'],
    ['pincode', '12345', 'pincode', 'Enter a full UK postcode, like SW1A 1AA'],
  ])('%s %j: %s', (field, value, key, message) => {
    expect(orderForm.read({ ...good, [field]: value }, asked).problems).toEqual([{ field, key, message }])
  })

  it('R-5 a password made of the typed name is reported before the form is sent', () => {
    const { problems } = orderForm.read({ ...good, password: 'Heron-1985-1985!' }, asked)
    expect(problems.map(({ key }) => key)).toEqual(['password too personal'])
  })

  it.each([
    { name: 'x'.repeat(200) },
    { city: 'x'.repeat(200) },
    { address: 'x'.repeat(1_000) },
    { dob: '2008-03-02' },
  ])('accepts what is just allowed: %o', (change) => {
    expect(orderForm.read({ ...good, ...change }, asked).problems).toEqual([])
  })

  it('F-13 a patient who is signed in is not asked for a password', () => {
    expect(orderForm.read({ ...good, password: '' }, { ...asked, asksForPassword: false }).problems).toEqual([])
  })
})
