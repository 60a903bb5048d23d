import { expect, it } from 'vitest'
import { refundCapOf, whyNotRefund } from './refund-cap.ts'

it('support refunds at most £50 a day; leads and administrators as much as was charged', () => {
  expect(refundCapOf(['support'])).toBe(50_00)
  expect(refundCapOf(['clinical_lead'])).toBeNull()
  expect(refundCapOf(['support', 'administrator'])).toBeNull()
  expect(refundCapOf(['prescriber'])).toBe(0)
})

const wanted = { isTaken: true, wantedPence: 50_00, leftPence: 125_00, capPence: 50_00, givenTodayPence: 0 }

it('says why a refund is not possible', () => {
  expect(whyNotRefund(wanted)).toBeNull()
  expect(whyNotRefund({ ...wanted, wantedPence: 125_00, capPence: null })).toBeNull()
  expect(whyNotRefund({ ...wanted, isTaken: false })).toMatch(/^Nothing has been charged/)
  expect(whyNotRefund({ ...wanted, leftPence: 0 })).toMatch(/^All of it/)
  expect(whyNotRefund({ ...wanted, wantedPence: 125_01, capPence: null })).toBe(
    'You can refund at most £125.00 of this payment.',
  )
  expect(whyNotRefund({ ...wanted, givenTodayPence: 1 })).toContain('£49.99 of that is left')
  expect(whyNotRefund({ ...wanted, givenTodayPence: 60_00 })).toContain('£0.00 of that is left')
})
