import { expect, test } from 'vitest'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { forgetPending, pendingPayment, savePending } from './pending-payment.ts'

const pending = {
  order: {
    kind: 'order',
    paymentId: 'order-1',
    uniqueId: 'visit-1',
    phone: '07700900123',
    item: 'Mounjaro',
    totalPence: 125_00,
  },
  paymentIntentId: 'pi_1',
  orderId: 'order-1',
  isConfirmed: true,
} as const

test('PD-03 a card that was sent is remembered until its outcome is known', () => {
  savePending(pending)
  expect(pendingPayment('order')).toEqual(pending)
  forgetPending()
  expect(pendingPayment('order')).toBeNull()
})

test('PD-03 only the page that has begun it takes it up', () => {
  savePending(pending)
  expect(pendingPayment('booking')).toBeNull()
  savePending({ ...pending, order: { ...pending.order, kind: 'booking' } })
  expect(pendingPayment('order')).toBeNull()
  expect(pendingPayment('booking')).not.toBeNull()
  forgetPending()
})

test.each(['', 'no json', 'null', '{}', '{"order": null}', '{"order": {}, "paymentIntentId": "pi_1", "orderId": 1}'])(
  'PD-03 what cannot be read is not asked about: %s',
  (kept) => {
    deviceStorage.setItem('pending_payment', kept)
    expect(pendingPayment('order')).toBeNull()
  },
)
