import { describe, expect, test } from 'vitest'
import { checkoutOutcome } from './outcome.ts'

const form = { flow: 'weight-management', fieldOf: { pincode: 'postcode', dob: 'birth' } } as const
const answered = (code: number, data: unknown = null, message = '') =>
  checkoutOutcome({ code, data: data as never, message }, form)

describe('OS-08 BK-07 what the answer to a form means', () => {
  test('200 leads to the payment, and without anything to pay for does not', () => {
    expect(answered(200, { paymentId: 'p', uniqueId: 'u', message: '' })).toEqual({
      is: 'placed',
      paymentId: 'p',
      uniqueId: 'u',
    })
    expect(answered(200, { paymentId: null, uniqueId: 'u', message: '' }).is).toBe('refused')
  })

  test('400 goes beside the fields, the first about each, and what has no field stands alone', () => {
    const fields = [
      { field: 'pincode', message: 'No such postcode' },
      { field: 'dob.day', message: 'Too young' },
      { field: 'dob', message: 'Not real' },
      { field: 'mobile', message: 'No such number' },
      { field: 'constructor', message: 'Unknown' },
    ]
    expect(answered(400, { fields })).toEqual({
      is: 'fields',
      problems: { postcode: 'No such postcode', birth: 'Too young' },
      others: ['No such number', 'Unknown'],
    })
  })

  test('403 tells three things apart', () => {
    expect(answered(403, { reason: 'phone' })).toEqual({ is: 'unverified phone' })
    expect(answered(403, { reason: 'bot' }, 'Not human')).toEqual({ is: 'taken for a robot', message: 'Not human' })
    expect(answered(403, { notEligible: 'bmi_low' })).toEqual({ is: 'not eligible', reason: 'bmi_low' })
    expect(answered(403, null, 'No').is).toBe('refused')
  })

  test('409 says that the time is gone', () => {
    expect(answered(409, { reason: 'hold' }, 'Gone')).toEqual({ is: 'released', message: 'Gone' })
    expect(answered(409).is).toBe('refused')
  })

  test('C-16: 409 leads somebody on treatment to the check-in', () => {
    const told = { reason: 'on treatment', path: '/account/check-in' }
    expect(answered(409, told, 'Already')).toEqual({ is: 'in account', message: 'Already', to: '/account/check-in' })
  })

  test('C-4: 409 leads somebody whose record rules it out to the care team', () => {
    const told = { reason: 'on record', path: '/account/messages' }
    expect(answered(409, told, 'Ask us')).toEqual({ is: 'in account', message: 'Ask us', to: '/account/messages' })
  })

  test('422 leads to the question, however its address is written', () => {
    const to = '/assessment/questionnaire/step-6'
    expect(answered(422, { missing: 'step-6', question: 'Do you have diabetes?' })).toEqual({
      is: 'unanswered',
      message: 'Do you have diabetes?',
      to,
    })
    expect(answered(422, { missing: to })).toMatchObject({ is: 'unanswered', to })
  })

  test('anything else is told in the server’s words, or in the specification’s', () => {
    expect(answered(503, null, 'Please try again in a moment.')).toEqual({
      is: 'refused',
      message: 'Please try again in a moment.',
    })
    expect(answered(500)).toEqual({ is: 'refused', message: 'Failed to create user' })
    expect(answered(400)).toEqual({ is: 'refused', message: 'Failed to create user' })
  })
})
