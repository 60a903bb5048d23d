import { describe, expect, test } from 'vitest'
import { outcomeOf } from '#web/placing/outcome.ts'
import { sentForm } from './booking-form.ts'

const answered = (code: number, data: unknown = null, message = '') =>
  outcomeOf({ code, data: data as never, message }, sentForm)

describe('BK-07 what the answer to the form means', () => {
  test('200 with a booking leads to the payment, and without one does not', () => {
    expect(answered(200, { paymentId: 'p', uniqueId: 'u', message: '' })).toEqual({
      is: 'placed',
      paymentId: 'p',
      uniqueId: 'u',
    })
    expect(answered(200, { paymentId: null, uniqueId: 'u', message: '' }).is).toBe('refused')
  })

  test('400 goes beside the fields, by the names they have here', () => {
    const fields = [
      { field: 'pincode', message: 'No such postcode' },
      { field: 'consents.t3', message: 'Not given' },
      { field: 'gender', message: 'Unknown' },
      { field: 'constructor', message: 'Unknown field' },
    ]
    expect(answered(400, { fields })).toEqual({
      is: 'fields',
      problems: { postcode: 'No such postcode', consents: 'Not given', sex: 'Unknown' },
      others: ['Unknown field'],
    })
  })

  test('403, 409 and 422 lead where something can be done', () => {
    expect(answered(403, { reason: 'bot' }, 'Not human')).toEqual({ is: 'taken for a robot', message: 'Not human' })
    expect(answered(403, { notEligible: 'adhd_risk_factors' })).toEqual({
      is: 'not eligible',
      reason: 'adhd_risk_factors',
    })
    expect(answered(409, { reason: 'hold' }, 'Gone')).toEqual({ is: 'released', message: 'Gone' })
    const to = '/assessment/adhd/question-3'
    expect(answered(422, { missing: 'question-3', question: 'How often?' })).toEqual({
      is: 'unanswered',
      message: 'How often?',
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
    expect(answered(409)).toEqual({ is: 'refused', message: 'Failed to create user' })
  })
})
