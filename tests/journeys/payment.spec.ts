import type { Locator } from '@playwright/test'
import { freshPhone } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'
import {
  answer,
  button,
  dialog,
  fillIn,
  intent,
  open,
  openForm,
  payWith,
  reply,
  submit,
  verifyPhone,
} from './ordering.ts'

test.use({ allowedErrors: /Failed to load resource|net::ERR/, contextOptions: { reducedMotion: 'reduce' } })

/** The colour of a text, whatever notation the style sheet uses. */
const tintOf = (words: Locator) =>
  words.evaluate((element) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return 'unknown'
    pen.fillStyle = getComputedStyle(element).color
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
    if (red > green + 20 && red > blue + 20) return 'red'
    return green > red + 20 && green >= blue ? 'green' : 'neither'
  })

/** A minimal Stripe.js: a field that can be typed into, and a bank that accepts the word "good". */
const stripeStandIn = `
  window.Stripe = (key) => ({
    version: 'stand-in',
    elements: ({ locale }) => ({
      create(kind, { hidePostalCode }) {
        // This browser has no wallet.
        if (kind !== 'card') return { on() {}, mount() {}, destroy() {} }
        window.askedOfStripe = { key, locale, kind, hidePostalCode }
        const listeners = []
        const input = Object.assign(document.createElement('input'), { ariaLabel: 'Field of Stripe' })
        input.oninput = () => listeners.forEach((listener) => listener({}))
        return {
          input,
          on: (event, listener) => event === 'change' && listeners.push(listener),
          focus: () => input.focus(),
          mount: (box) => box.append(input),
          destroy: () => input.remove(),
        }
      },
    }),
    async confirmCardPayment(secret, { payment_method: { card } }) {
      window.confirmedByStripe = secret
      await new Promise((resolve) => setTimeout(resolve, 300))
      return card.input.value === 'good'
        ? { paymentIntent: { status: 'requires_capture' } }
        : { error: { message: 'Your card has insufficient funds.' } }
    },
  })`

test.describe('with Stripe', () => {
  // Its script is allowed only where its key is configured; here the page gets a stub.
  test.use({
    bypassCSP: true,
    allowedErrors: /Failed to load resource|net::ERR|outside request: https:\/\/js\.stripe\.com\//,
  })

  test('PD-01 PD-02 its own field is asked for without a postal code; its message is red, goes with typing, and success is green', async ({
    page,
  }) => {
    let status = 'Failed'
    await page.route('**/api/verify_payment_intent', (route) =>
      route.fulfill(reply(200, { status, reference: 'LW-6' })),
    )
    await answer(page, 'create_new_user', 200, { paymentId: 'order-1', uniqueId: crypto.randomUUID(), message: '' })
    await answer(page, 'create_payment_intent', 200, { ...intent, provider: 'stripe', publishableKey: 'pk_stand_in' })
    await page.route('https://js.stripe.com/**', (route) => route.abort())
    await openForm(page)
    await fillIn(page)
    await submit(page)
    // A script that fails to load is an exception, shown in words.
    await expect(dialog(page).getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)

    await page.route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: stripeStandIn }),
    )
    await submit(page)
    const field = dialog(page).getByLabel('Field of Stripe')
    await expect(field).toBeVisible()
    const asked = { key: 'pk_stand_in', locale: 'en-GB', kind: 'card', hidePostalCode: true }
    expect(await page.evaluate('window.askedOfStripe')).toEqual(asked)
    await expect(dialog(page).getByLabel('Card number', { exact: true })).toHaveCount(0)

    await field.fill('poor')
    await button(page, 'Pay £125.00').click()
    await expect(button(page, 'Processing...')).toBeDisabled()
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toContainText('Your card has insufficient funds.')
    expect(await tintOf(alert)).toBe('red')
    expect(await page.evaluate('window.confirmedByStripe')).toBe(intent.clientSecret)
    await field.pressSequentially('x')
    await expect(alert).toHaveCount(0)

    status = 'Success'
    await field.fill('good')
    await button(page, 'Pay £125.00').click()
    await expect(dialog(page).getByText('Payment successful!')).toBeVisible()
    expect(await tintOf(dialog(page).getByText('Payment successful!'))).toBe('green')
  })
})

test('D-11 E-1 E-2 E-5 E-11 PD-01 PD-02 PD-03 R-2 R-19 from the form to the payment and the order: declined, offline, asked by the bank, unheard of, and paid', async ({
  page,
}) => {
  test.slow()
  const carried: string[] = []
  page.on('request', (request) => {
    const sent = request.postData()?.replaceAll(' ', '') ?? ''
    if (/4242424242424242|4000000000000002|4000002500003155/.test(sent)) carried.push(request.url())
  })
  const phone = freshPhone()
  await open(page, { verified: phone })
  await fillIn(page)
  await submit(page)
  // This browser remembers a phone that the server has never verified.
  await expect(page.getByText('Please verify your phone again. Everything you typed is still here.')).toBeVisible()
  await verifyPhone(page, phone)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('three-green-herons-7')
  await submit(page)
  await expect(dialog(page)).toContainText('£125.00')
  await expect(dialog(page)).toContainText('Step 3 of 3')
  await expect(page.getByLabel('Card number')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Continue to payment')).toBeFocused()
  await page.getByLabel('Address', { exact: true }).fill('99 Right Road')
  await submit(page)
  await expect(page.getByLabel('Card number')).toBeFocused()
  await expect(page.getByLabel(/postal|postcode/i).and(dialog(page).locator('input'))).toHaveCount(0)
  for (const [label, autocomplete] of [
    ['Card number', 'cc-number'],
    ['Expiry date', 'cc-exp'],
    ['Security code', 'cc-csc'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', autocomplete)
    await expect(page.getByLabel(label)).toHaveAttribute('inputmode', 'numeric')
  }

  await button(page, 'Pay £125.00').click()
  await expect(page.getByText('Enter your card number')).toBeVisible()
  const tops = (labels: string[]) =>
    Promise.all(labels.map(async (label) => (await page.getByText(label, { exact: true }).boundingBox())?.y))
  const [expiry, code] = await tops(['Expiry date', 'Security code'])
  expect(expiry).toBe(code)
  await expectAccessible(page, '[role="dialog"]')

  await payWith(page, '4000 0000 0000 0002')
  const alert = dialog(page).getByRole('alert')
  await expect(alert).toContainText('Your card was declined.')
  await expect(alert).toContainText('Nothing was taken. Try another card or ask your bank.')
  expect(await tintOf(alert)).toBe('red')
  await expect(dialog(page)).toContainText('We don’t save this card. You approve every payment yourself.')
  await page.getByLabel('Security code').fill('12')
  await expect(alert).toHaveCount(0)

  await page.context().setOffline(true)
  await payWith(page, '4242 4242 4242 4242')
  await expect(alert).toContainText('You haven’t been charged. It’s safe to try again.')
  await page.context().setOffline(false)
  expect(carried).toHaveLength(1)

  await payWith(page, '4000 0025 0000 3155')
  const bank = dialog(page).getByRole('region', { name: 'Your bank asks you to confirm this payment' })
  await expect(bank).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(bank).toBeVisible()
  await bank.getByRole('button', { name: 'Cancel' }).click()
  await expect(alert).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0025 0000 3155')
  await expect(page.getByLabel('Security code')).toHaveValue('123')

  // The provider accepts, and the connection is lost before our own server can.
  await page.route('**/api/verify_payment_intent', (route) => route.abort())
  await payWith(page, '4000 0025 0000 3155')
  await bank.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog(page)).toContainText('Your payment went through. We’re waiting for confirmation')
  await page.unroute('**/api/verify_payment_intent')
  await page.reload()
  await expect(dialog(page).getByText('Payment successful!')).toBeVisible()
  await expect(dialog(page)).toContainText('Nothing has been taken yet.')
  expect(await tintOf(dialog(page).getByText('Payment successful!'))).toBe('green')
  await expect(page).toHaveURL('/')
  await expect(dialog(page)).toHaveCount(0)
  const toast = page.locator('[data-variant]')
  await expect(toast).toContainText('Payment successful!')
  await expect(toast).toContainText(/Your reference is LW-\w+\. We have emailed you a receipt/)
  const onlyTo = expect.stringMatching(/\/sandbox-cards\/confirm$/)
  expect(carried).toEqual([onlyTo, onlyTo, onlyTo])
  const kept = await page.evaluate(() => ({ ...localStorage }))
  expect(kept).toMatchObject({ questionnaire_data: expect.any(String), verified: expect.any(String) })
  expect(JSON.stringify(kept)).not.toMatch(/4242 ?4242|0000 ?3155/)
  expect(kept).not.toHaveProperty('pending_payment')

  await toast.getByRole('button', { name: 'See your order' }).click()
  await expect(page).toHaveURL('/your-order')
  const order = page.getByRole('article')
  for (const words of [
    'Waiting for you',
    'It’s your turn. A clinician will start your review as soon as you’ve done what we need from you.',
    'What we need from you',
    'Sam Heron, 99 Right Road, Leeds, LS1 4AP',
    'Mounjaro, first month£209.00First-month discount−£84.00DeliveryFreeTotal£125.00',
    'Nothing has been taken: you pay only if a clinician approves.',
  ]) {
    await expect(order).toContainText(words)
  }
  await expectAccessible(page, 'main')
  await page.reload()
  await expect(order).toContainText(/LW-\w+/)
  await page.setViewportSize({ width: 320, height: 568 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.goto('/')
  // It is there again, in another tab too, until it is dismissed.
  const other = await page.context().newPage()
  await other.goto('/')
  const [here, there] = [page, other].map((tab) => tab.getByRole('region', { name: /^Thank you\./ }))
  await expect(there as Locator).toBeVisible()
  await expect(here as Locator).toContainText('Four short tasks, about 18 minutes')
  await expect(here as Locator).toContainText(/ReferenceLW-\w+/)
  await expectAccessible(page, 'main')
  await (here as Locator).getByRole('link', { name: 'Start the first task' }).click()
  await expect(page).toHaveURL('/account/evidence?task=identity')
  await page.goBack()
  await (here as Locator).getByRole('button', { name: 'Hide this confirmation' }).click()
  await expect(here as Locator).toHaveCount(0)
  await expect(there as Locator).toHaveCount(0)
  await other.close()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(here as Locator).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Your order' }).click()
  await expect(page).toHaveURL('/your-order')
  await expect(order).toContainText('Mounjaro')
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  test('answers that were changed in another tab while the payment was open are not paid with', async ({ page }) => {
    await open(page)
    await verifyPhone(page, freshPhone())
    await fillIn(page)
    await submit(page)
    await expect(button(page, 'Pay £125.00')).toBeVisible()

    const other = await page.context().newPage()
    await other.goto('/assessment/questionnaire/step-7')
    await other.getByRole('checkbox', { name: 'None of these' }).uncheck()
    const pancreatitis = other.getByRole('checkbox', { name: /^Pancreatitis/ })
    await pancreatitis.click()
    await expect(pancreatitis).toBeChecked()
    await button(other, 'Continue').click()
    await expect(other).toHaveURL(/not-eligible/)
    await other.close()

    await expect(dialog(page)).toContainText('your answers have since changed in another tab')
    await expect(button(page, 'Pay £125.00')).toHaveCount(0)
    await button(page, 'Reload').click()
    await expect(page.getByText('We may not be the right service for you just now.')).toBeInViewport()
  })
})
