import { describe, expect, test } from 'vitest'
import { type AccountForm, emptyForm, filledIn, problemFields, problemsIn, sentForm } from './account-form.ts'

const today = { year: 2026, month: 3, day: 2 }
const complete: AccountForm = {
  email: 'sam@larkwell.example',
  password: 'three-green-herons-7',
  legalFirstName: 'Sam',
  legalSurname: 'Heron',
  sex: 'male',
  birthDay: '27',
  birthMonth: 'March',
  birthYear: '1985',
  address: '1 Lark Lane',
  city: 'Leeds',
  postcode: 'ls1 4ap',
  consentTerms: true,
  marketingOptOut: false,
}
const problems = (change: Partial<AccountForm>) => problemsIn({ ...complete, ...change }, today)

describe('OS-05 the account form', () => {
  test('has nothing to say to somebody who filled it in', () => {
    expect(problemsIn(complete, today)).toEqual({})
  })

  test('asks for everything but the marketing choice', () => {
    expect(Object.keys(problemsIn(emptyForm, today)).sort()).toEqual([...problemFields].sort())
  })

  test.each([
    [{ email: 'sam at larkwell' }, 'email', /correct format/],
    [{ password: '' }, 'password', /^Enter a password$/],
    [{ password: 'short-1' }, 'password', /at least 12/],
    [{ password: 'threegreenherons' }, 'password', /letters, numbers and special/],
    [{ password: 'password1234!' }, 'password', /harder to guess/],
    [{ password: `a1!${'x'.repeat(200)}` }, 'password', /200 characters or fewer/],
    [{ birthDay: '30', birthMonth: '2' }, 'birth', /real date/],
    [{ birthDay: '' }, 'birth', /real date/],
    [{ birthYear: '2010' }, 'birth', /18 or over/],
    [{ birthYear: '1899' }, 'birth', /1900 or later/],
    [{ postcode: '12345' }, 'postcode', /SW1A 1AA/],
    [{ legalFirstName: '   ' }, 'legalFirstName', /first name/],
    [{ consentTerms: false }, 'consentTerms', /Agree/],
  ] as const)('finds what is wrong with %o', (change, field, message) => {
    expect(problems(change)).toEqual({ [field]: expect.stringMatching(message) })
  })

  test('OS-06 lets in somebody who is 18 today, and nobody a day younger', () => {
    expect(problems({ birthDay: '2', birthMonth: '3', birthYear: '2008' })).toEqual({})
    expect(problems({ birthDay: '3', birthMonth: '3', birthYear: '2008' })).toHaveProperty('birth')
  })
})

describe('OS-07 filling in what is known', () => {
  const known = {
    email: 'known@larkwell.example',
    name: 'Known',
    legalSurname: 'Person',
    gender: 'Female',
    dob: '1990-12-05',
    address: '2 Lark Lane',
    city: 'York',
    pincode: 'YO1 7HH',
  }

  test('fills in everything into an empty form, but never a password', () => {
    expect(filledIn(emptyForm, known)).toEqual({
      ...emptyForm,
      email: 'known@larkwell.example',
      legalFirstName: 'Known',
      legalSurname: 'Person',
      sex: 'female',
      birthDay: '5',
      birthMonth: '12',
      birthYear: '1990',
      address: '2 Lark Lane',
      city: 'York',
      postcode: 'YO1 7HH',
    })
  })

  test('changes nothing that was typed', () => {
    expect(filledIn(complete, known)).toEqual(complete)
  })

  test('does not mix a known birthday with one half typed', () => {
    expect(filledIn({ ...emptyForm, birthYear: '1985' }, known)).toMatchObject({
      birthDay: '',
      birthMonth: '',
      birthYear: '1985',
    })
  })

  test('takes nothing for known that it cannot read', () => {
    expect(filledIn(emptyForm, { gender: 'other', dob: '5 December' })).toEqual(emptyForm)
  })
})

test('OS-08 the server can speak of every field that can have a problem', () => {
  expect(Object.values(sentForm.fieldOf).toSorted()).toEqual(problemFields.toSorted())
})
