import type { Locator } from '@playwright/test'
import { wegovy } from '#domain/catalogue/medications.ts'
import { freshPhone } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'
import {
  answer,
  button,
  buy,
  cardReply,
  dialog,
  fillIn,
  intent,
  open,
  openForm,
  openPayment,
  payWith,
  reply,
  submit,
  verifyPhone,
} from './ordering.ts'

test.use({ allowedErrors: /Failed to load resource|net::ERR/ })

/** Which colour words have, whatever notation the style sheet uses. */
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

/** Just enough of Stripe.js: a field that can be typed into, and a bank that likes the word "good". */
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
  // Its script is allowed only where its key is configured; here the page is given a stand-in.
  test.use({
    bypassCSP: true,
    allowedErrors: /Failed to load resource|net::ERR|outside request: https:\/\/js\.stripe\.com\//,
  })

  test('PD-01 PD-02 its own field is asked for without a postal code; its message is red, goes with typing, and success is green', async ({
    page,
  }) => {
    await page.route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: stripeStandIn }),
    )
    let status = 'Failed'
    await page.route('**/api/verify_payment_intent', (route) =>
      route.fulfill(reply(200, { status, reference: 'LW-6' })),
    )
    await answer(page, 'create_new_user', 200, { paymentId: 'order-1', uniqueId: crypto.randomUUID(), message: '' })
    await answer(page, 'create_payment_intent', 200, { ...intent, provider: 'stripe', publishableKey: 'pk_stand_in' })
    await openForm(page)
    await fillIn(page)
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

  test('PD-02 a script of Stripe’s that does not come is an exception, told in words', async ({ page }) => {
    await page.route('https://js.stripe.com/**', (route) => route.abort())
    await answer(page, 'create_new_user', 200, { paymentId: 'order-1', uniqueId: crypto.randomUUID(), message: '' })
    await answer(page, 'create_payment_intent', 200, { ...intent, provider: 'stripe', publishableKey: 'pk_stand_in' })
    await openForm(page)
    await fillIn(page)
    await submit(page)
    await expect(dialog(page).getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.')
  })
})

test.describe('paying', () => {
  test('PD-01 PD-02 PD-03 R-19 D-11 E-1 E-2 E-5 E-11 from the phone to the payment and the order, on a phone', async ({
    page,
  }) => {
    test.slow()
    const carried: string[] = []
    page.on('request', (request) => {
      if (request.postData()?.replaceAll(' ', '').includes('4242424242424242')) carried.push(request.url())
    })
    await open(page)
    await verifyPhone(page, freshPhone())
    await fillIn(page)
    await submit(page)
    await expect(dialog(page)).toContainText('£125.00')
    await expect(dialog(page)).toContainText('Step 4 of 4')
    await expect(page.getByLabel('Card number')).toBeFocused()
    await page.keyboard.press('Escape')
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

    await payWith(page, '4000 0000 0000 0002')
    await expect(dialog(page).getByRole('alert')).toContainText('Your card was declined.')
    await expect(dialog(page).getByRole('alert')).toContainText('Nothing was taken. Try another card or ask your bank.')
    expect(await tintOf(dialog(page).getByRole('alert'))).toBe('red')
    await expect(dialog(page)).toContainText('We do not keep your card: nothing is taken later without you.')
    await expectAccessible(page, 'main')
    await page.getByLabel('Security code').fill('12')
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)

    await payWith(page, '4242 4242 4242 4242')
    await expect(dialog(page).getByText('Payment successful!')).toBeVisible()
    await expect(dialog(page)).toContainText('Nothing has been taken yet.')
    expect(await tintOf(dialog(page).getByText('Payment successful!'))).toBe('green')
    await expect(page).toHaveURL('/')
    await expect(dialog(page)).toHaveCount(0)
    const toast = page.locator('[data-variant]')
    await expect(toast).toContainText('Payment successful!')
    await expect(toast).toContainText(/Your reference is LW-\w+\. We have emailed you a receipt/)
    expect(carried).toEqual([expect.stringMatching(/\/sandbox-cards\/confirm$/)])
    const kept = await page.evaluate(() => ({ ...localStorage }))
    expect(kept).toMatchObject({ questionnaire_data: expect.any(String), verified: expect.any(String) })
    expect(JSON.stringify(kept)).not.toContain('4242')
    expect(kept).not.toHaveProperty('pending_payment')

    await toast.getByRole('button', { name: 'See your order' }).click()
    await expect(page).toHaveURL('/your-order')
    const order = page.getByRole('article')
    for (const words of [
      'Being reviewed',
      /A clinician reads your answers and decides by \d+ \w+ 20\d\d\. We email you either way/,
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
    await page.getByRole('banner').getByRole('link', { name: 'Your order' }).click()
    await expect(page).toHaveURL('/your-order')
    await expect(order).toContainText('Mounjaro')
  })

  test('E-2 whoever has paid for nothing here sees nothing, and is led on', async ({ page }) => {
    await page.goto('/faq')
    await page.evaluate(() => localStorage.setItem('paid_here', '1'))
    await page.goto('/your-order')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no order to show here')
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await expectAccessible(page, 'main')
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Your order' })).toHaveCount(0)
  })

  test('PD-02 E-11 the bank asks, says no when cancelled and keeps the card, and yes when approved', async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, { medication: wegovy })
    await verifyPhone(page, freshPhone())
    await fillIn(page)
    await submit(page)
    await expect(button(page, 'Pay £115.00')).toBeVisible()
    await payWith(page, '4000 0025 0000 3155')
    const bank = dialog(page).getByRole('region', { name: 'Your bank asks you to confirm this payment' })
    await expect(bank).toBeVisible()
    await expectAccessible(page, 'main')
    await page.keyboard.press('Escape')
    await expect(bank).toBeVisible()
    await bank.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Card number')).toHaveValue('4000 0025 0000 3155')
    await expect(page.getByLabel('Security code')).toHaveValue('123')
    await payWith(page, '4000 0025 0000 3155')
    await bank.getByRole('button', { name: 'Approve' }).click()
    await expect(dialog(page).getByText('Payment successful!')).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('PD-01 E-11 says what is missing of a card, without sending it, and lines up', async ({ page }) => {
    await openPayment(page)
    await button(page, 'Pay £125.00').click()
    await expect(page.getByText('Enter your card number')).toBeVisible()
    const tops = (labels: string[]) =>
      Promise.all(labels.map(async (label) => (await page.getByText(label, { exact: true }).boundingBox())?.y))
    const [expiry, code] = await tops(['Expiry date', 'Security code'])
    expect(expiry).toBe(code)
    await expect(page.getByLabel('Card number')).toBeFocused()
    await expectAccessible(page, 'main')
    await page.getByLabel('Card number').pressSequentially('4242424242424242')
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
    await expect(dialog(page).locator('[data-typed]')).toHaveText(/Visa/)
    await page.getByLabel('Expiry date').pressSequentially('1234')
    await expect(page.getByLabel('Expiry date')).toHaveValue('12/34')
  })

  test('PD-02 while it is processed nothing can be pressed or closed', async ({ page }) => {
    await openPayment(page)
    await answer(page, 'verify_payment_intent', 200, { status: 'Success', reference: 'LW-1' })
    let confirm: () => void = () => undefined
    let confirmations = 0
    await page.route('**/sandbox-cards/confirm', async (route) => {
      confirmations += 1
      await new Promise<void>((resolve) => {
        confirm = resolve
      })
      await route.fulfill({ json: { status: 'requires_capture' } })
    })
    await payWith(page, '4242 4242 4242 4242')
    const processing = button(page, 'Processing...')
    await expect(processing).toBeDisabled()
    await processing.click({ force: true })
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog(page)).toBeVisible()
    await expect(button(page, 'Close')).toHaveCount(0)
    confirm()
    await expect(dialog(page).getByText('Payment successful!')).toBeVisible()
    expect(confirmations).toBe(1)
  })

  test('PD-03 home after 1500 ms, not before', async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T08:00:00Z' })
    await openPayment(page)
    await answer(page, 'verify_payment_intent', 200, { status: 'Success', reference: 'LW-1' })
    await cardReply(page, { status: 'requires_capture' })
    await page.clock.pauseAt('2026-03-02T09:00:00Z')
    await payWith(page, '4242 4242 4242 4242')
    await expect(dialog(page).getByText('Payment successful!')).toBeVisible()
    await page.clock.runFor(1_499)
    await expect(dialog(page).getByText('Payment successful!')).toBeVisible()
    await page.clock.runFor(1)
    await expect(page).toHaveURL('/')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('PD-02 D-11 E-11 an exception is told, the server is asked, and the card can be sent again', async ({
    page,
  }) => {
    await openPayment(page)
    let asked = 0
    await page.route('**/api/verify_payment_intent', (route) => {
      asked += 1
      return route.fulfill(reply(200, { status: 'Failed', reference: null }))
    })
    await page.route('**/sandbox-cards/confirm', (route) => route.abort())
    await payWith(page, '4242 4242 4242 4242')
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'An unexpected error occurred. Please try again.You have not been charged. Trying again is safe.',
    )
    expect(asked).toBe(1)
    await page.getByLabel('Security code').fill('1')
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    await page.context().setOffline(true)
    await payWith(page, '4242 4242 4242 4242')
    await expect(dialog(page).getByRole('alert')).toContainText('You have not been charged. Trying again is safe.')
    expect(asked).toBe(1)
  })

  test('PD-03 a yes that was lost on its way is found out: no second charge', async ({ page }) => {
    await openPayment(page)
    await answer(page, 'verify_payment_intent', 200, { status: 'Success', reference: 'LW-2' })
    await page.route('**/sandbox-cards/confirm', (route) => route.abort())
    await payWith(page, '4242 4242 4242 4242')
    await expect(dialog(page).getByText('Payment successful!')).toBeVisible()
    await expect(page.locator('[data-variant]')).toContainText('LW-2')
  })

  test('PD-03 the network lost after the provider’s yes: the truth is told, and a reload asks again', async ({
    page,
  }) => {
    test.slow()
    await openPayment(page)
    await cardReply(page, { status: 'requires_capture' })
    await page.route('**/api/verify_payment_intent', (route) => route.abort())
    await payWith(page, '4242 4242 4242 4242')
    await expect(dialog(page)).toContainText('Your payment went through, we are waiting for confirmation')
    await expect(button(page, 'Check again')).toBeVisible({ timeout: 20_000 })
    await expect(dialog(page)).toContainText('You will not be charged twice')
    await expectAccessible(page, 'main')

    let begun = 0
    await page.route('**/api/create_payment_intent', (route) => {
      begun += 1
      return route.fulfill(reply(200, intent))
    })
    await answer(page, 'verify_payment_intent', 200, { status: 'Success', reference: 'LW-3' })
    await page.reload()
    await expect(dialog(page).getByText('Payment successful!')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.locator('[data-variant]')).toContainText('LW-3')
    expect(begun).toBe(0)
  })

  test('PD-03 whoever leaves while it is processed hears of it on the page they went to', async ({ page }) => {
    await openPayment(page)
    await answer(page, 'verify_payment_intent', 200, { status: 'Success', reference: 'LW-5' })
    let confirm: () => void = () => undefined
    const isTime = new Promise<void>((resolve) => {
      confirm = resolve
    })
    await page.route('**/sandbox-cards/confirm', async (route) => {
      await isTime
      await route.fulfill({ json: { status: 'requires_capture' } })
    })
    await payWith(page, '4242 4242 4242 4242')
    await expect(button(page, 'Processing...')).toBeVisible()
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/assessment/buy"]')?.click())
    await expect(page).toHaveURL(buy)
    confirm()
    await expect(page.locator('[data-variant]')).toContainText('Your reference is LW-5')
    await expect(page).toHaveURL(buy)
  })

  test('R-3 another amount is shown and must be accepted', async ({ page }) => {
    const amounts: unknown[] = []
    await page.route('**/api/create_payment_intent', (route) => {
      const { amount } = route.request().postDataJSON()
      amounts.push(amount)
      return route.fulfill(amount === 115 ? reply(200, intent) : reply(409, { amount: 115 }, 'The price has changed.'))
    })
    await answer(page, 'create_new_user', 200, { paymentId: 'order-1', uniqueId: 'visit-1', message: '' })
    await openForm(page)
    await fillIn(page)
    await submit(page)
    await expect(dialog(page).getByRole('alert')).toContainText('The total of this order is £115.00')
    await button(page, 'Continue with £115.00').click()
    await expect(button(page, 'Pay £115.00')).toBeVisible()
    expect(amounts).toEqual([125, 115])
  })

  test('PD-03 an order that is paid already says so', async ({ page }) => {
    await answer(page, 'create_new_user', 200, { paymentId: 'order-1', uniqueId: 'visit-1', message: '' })
    await answer(page, 'create_payment_intent', 409, { status: 'Success', reference: 'LW-4' })
    await openForm(page)
    await fillIn(page)
    await submit(page)
    await expect(dialog(page).getByText('Payment successful!')).toBeVisible()
    await expect(page.locator('[data-variant]')).toContainText('LW-4')
  })

  test('PD-01 a payment that cannot begin says why, and can be tried again', async ({ page }) => {
    let isAway = true
    await page.route('**/api/create_payment_intent', (route) =>
      route.fulfill(isAway ? reply(502, null, 'We could not reach the card provider.') : reply(200, intent)),
    )
    await answer(page, 'create_new_user', 200, { paymentId: 'order-1', uniqueId: 'visit-1', message: '' })
    await openForm(page)
    await fillIn(page)
    await submit(page)
    await expect(dialog(page).getByRole('alert')).toHaveText('We could not reach the card provider.')
    isAway = false
    await button(page, 'Try again').click()
    await expect(button(page, 'Pay £125.00')).toBeVisible()
  })

  test('PD-01 closed before paying, everything is kept and the button opens it again', async ({ page }) => {
    await openPayment(page)
    let submits = 0
    await page.route('**/api/create_new_user', (route) => {
      submits += 1
      return route.fulfill(reply(200, { paymentId: 'order-1', uniqueId: 'visit-1', message: '' }))
    })
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page, 'Continue to payment')).toBeFocused()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('three-green-herons-7')
    await submit(page)
    await expect(button(page, 'Pay £125.00')).toBeVisible()
    expect(submits).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByLabel('Legal surname').fill('Kestrel')
    await submit(page)
    await expect(button(page, 'Pay £125.00')).toBeVisible()
    expect(submits).toBe(1)
  })
})
