import { expect, test } from 'vitest'
import { openingOf } from './intent.ts'

const answered = (code: number, data: unknown = null, message = '') => openingOf({ code, data: data as never, message })

test('PD-01 a payment that can begin', () => {
  const intent = { clientSecret: 's', orderId: 'o', paymentIntent: 'p', provider: 'sandbox', publishableKey: null }
  expect(answered(200, intent)).toEqual({ is: 'ready', intent })
})

test('R-3 another amount is told in pence, without a crumb of binary arithmetic', () => {
  expect(answered(409, { amount: 125 })).toEqual({ is: 'another amount', pence: 125_00 })
  expect(answered(409, { amount: 1.15 })).toEqual({ is: 'another amount', pence: 115 })
})

test('PD-03 an order that is paid already', () => {
  expect(answered(409, { status: 'Success', reference: 'LW-1' })).toEqual({ is: 'paid', reference: 'LW-1' })
  expect(answered(409, { status: 'Success' })).toEqual({ is: 'paid', reference: null })
})

test('R-18 a time that is no longer kept cannot be paid for', () => {
  const released = answered(409, { reason: 'hold' }, 'The time is over.')
  expect(released).toEqual({ is: 'released', message: 'The time is over.' })
})

test('PD-02 everything else in the server’s words, or in the specification’s', () => {
  expect(answered(502, null, 'Nothing was charged.')).toEqual({ is: 'refused', message: 'Nothing was charged.' })
  expect(answered(500)).toEqual({ is: 'refused', message: 'An unexpected error occurred. Please try again.' })
})
