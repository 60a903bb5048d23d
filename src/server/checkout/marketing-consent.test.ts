import { afterAll, beforeAll, expect, it } from 'vitest'
import { weightAnswers } from '#domain/clinical/sample-answers.ts'
import { consentRule } from '#domain/forms/booking-form.ts'
import { allConsents, type BookingApp, newGuest, startBookingApp } from '../testing/test-booking.ts'
import { formOf, newBrowser, newPhone, proveAddress, saveAnswers, verifyPhone } from '../testing/test-browser.ts'
import { authorise } from '../testing/test-case.ts'
import { cards } from '../testing/test-order.ts'

/** As an operator may set it in the brand file; booking-form.test.ts tests the specified setting. */
const rule: { marketingConsentRequired: boolean } = consentRule
const asSpecified = rule.marketingConsentRequired

let app: BookingApp
beforeAll(async () => {
  app = await startBookingApp()
  rule.marketingConsentRequired = false
})
afterAll(async () => {
  rule.marketingConsentRequired = asSpecified
  await app.close()
})

type Agreed = { readonly kind: string; readonly topic: string; readonly isGiven: boolean }

it('U-10 R-15 where the operator makes marketing a free choice, a booking succeeds without it, and the No is recorded', async () => {
  const guest = await newGuest(app)
  expect((await guest.hold({ date: '2026-04-14', time: '10:00' })).statusCode).toBe(200)
  // The other consents are unchanged.
  const refused = await guest.submit({ consents: { ...allConsents, t1: false, t2: false, t3: false } })
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain('You must agree to all consents.')
  const placed = await guest.submit({ consents: { ...allConsents, t1: false, t2: false } })
  expect(placed.statusCode, placed.body).toBe(200)
  const { paymentId } = placed.json().data
  const { clientSecret, paymentIntent } = (await guest.begin(paymentId)).json().data
  await guest.charge(clientSecret)
  expect((await guest.verify(paymentId, paymentIntent)).json().data.status).toBe('Success')
  await guest.signIn()
  const { agreed, holding } = (await guest.browser.post('my_consents', {})).json().data
  const marketing = (agreed as Agreed[]).filter(({ topic }) => topic === 'marketing')
  expect(marketing.map(({ isGiven }) => isGiven)).toEqual([false, false])
  expect(holding).not.toContain('marketing')
})

it('U-10 R-15 an order never needs it: a patient who wants no offers can order', async () => {
  const browser = newBrowser(app)
  await saveAnswers(browser, weightAnswers())
  const [phone, email] = [newPhone(), 'no-offers@ferncliff.example']
  await verifyPhone(browser, phone)
  const form = { ...formOf(phone, email), declineOffers: true }
  const placed = await browser.post('create_new_user', form)
  expect(placed.statusCode, placed.body).toBe(200)
  await proveAddress(app, email)
  await authorise(app, browser, placed.json().data.paymentId, cards.good)
  await browser.post('sign_in', { email, password: form.password })
  const { agreed, holding } = (await browser.post('my_consents', {})).json().data
  expect((agreed as Agreed[]).find(({ kind }) => kind === 'marketing')?.isGiven).toBe(false)
  expect(holding).not.toContain('marketing')
})
