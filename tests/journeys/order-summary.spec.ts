import type { Page, Route } from '@playwright/test'
import { orderSummaryPath } from '#contract/pages.ts'
import { mounjaro, wegovy } from '#domain/catalogue/medications.ts'
import { expect, expectAccessible, saveCall, test } from './journey.ts'

test.use({ allowedErrors: /Failed to load resource|net::ERR/ })

const buy = '/assessment/buy'
const answers = {
  Q1_answer: '18-74',
  Q2_answer: 'White',
  Q3_answer: 'Male',
  Q4_answer: {
    weight: '100',
    weightUnit: 'kg',
    heightCm: '175',
    heightFt: '',
    heightIn: '',
    heightUnit: 'cm',
    bmi: '32.7',
  },
  Q5_answer: 'I do not have diabetes',
  Q6_answer: ['None of these'],
  Q7_answer: ['None of these'],
  Q10_answer: 'I have never taken medication to lose weight',
  Q10b_answer: 'no medication',
}

/** Each is asked for a code once: numbers that exist in films only. */
let used = 0
function freshPhone(): string {
  used += 1
  return `07700 900${500 + ((test.info().workerIndex * 40 + used) % 500)}`
}

const freshEmail = () => `sam.${Date.now()}.${test.info().workerIndex}@larkwell.example`

async function open(page: Page, { medication = mounjaro, verified = '' } = {}): Promise<void> {
  await page.addInitScript(
    ([given, phone]) => {
      if (localStorage.getItem('questionnaire_data') === null) {
        localStorage.setItem('questionnaire_data', JSON.stringify({ ...(given as object), stepHistory: ['step-1'] }))
        if (phone) localStorage.setItem('verified', phone as string)
      }
    },
    [answers, verified] as const,
  )
  await page.goto(orderSummaryPath(medication))
}

const openForm = (page: Page) => open(page, { verified: '07700900499' })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const stage = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pay by card' })
const problems = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' })

async function fillIn(page: Page, email = freshEmail()): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('three-green-herons-7')
  await page.getByLabel('Legal first name').fill('Sam')
  await page.getByLabel('Legal surname').fill('Heron')
  await page.getByRole('radio', { name: 'Male', exact: true }).check()
  await page.getByLabel('Day').fill('27')
  await page.getByLabel('Month').fill('March')
  await page.getByLabel('Year').fill('1985')
  await page.getByLabel('Address', { exact: true }).fill('1 Lark Lane')
  await page.getByLabel('Town or city').fill('Leeds')
  await page.getByLabel('Postcode').fill('ls1 4ap')
  await page.getByRole('checkbox', { name: /I agree to the terms of use/ }).check()
}

const submit = (page: Page) => button(page, 'Continue to payment').click()

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await button(page, /^Pay £/).click()
}

const reply = (code: number, data: unknown = null, message = '') => ({ status: code, json: { code, data, message } })

/** Stands in for one call of the server. */
const answer = (page: Page, call: string, ...given: Parameters<typeof reply>) =>
  page.route(`**/api/${call}`, (route) => route.fulfill(reply(...given)))

/** Verifies a phone with the code shown on the screen, as somebody trying the product out does. */
async function verifyPhone(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile phone number').fill(phone)
  await button(page, 'Send me a code').click()
  const code = /\d{6}/.exec((await page.getByText('Demo: your code is').textContent()) ?? '')?.[0] ?? ''
  await page.getByLabel('Six-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await button(page, 'Verify').click()
  await expect(stage(page, 'Your details')).toBeFocused()
}

const intent = {
  clientSecret: 'pi_1_secret_2',
  orderId: 'order-1',
  paymentIntent: 'pi_1',
  provider: 'sandbox',
  publishableKey: null,
}

/** Everything up to the open dialog, with stand-ins for the server. */
async function openPayment(page: Page): Promise<void> {
  await answer(page, 'create_new_user', 200, { paymentId: 'order-1', uniqueId: crypto.randomUUID(), message: '' })
  await answer(page, 'create_payment_intent', 200, intent)
  await openForm(page)
  await fillIn(page)
  await submit(page)
  await expect(page.getByLabel('Card number')).toBeVisible()
}

const cardReply = (page: Page, json: object) =>
  page.route('**/sandbox-cards/confirm', (route) => route.fulfill({ json }))

test.describe('what is ordered', () => {
  for (const missing of ['name', 'price', 'priceNew', 'image']) {
    test(`OS-01 without ${missing} it leads to the choice, and Back does not lead here again`, async ({ page }) => {
      await page.goto('/about-us')
      const address = new URL(orderSummaryPath(mounjaro), 'http://localhost')
      address.searchParams.delete(missing)
      await page.goto(`${address.pathname}${address.search}`)
      await expect(page).toHaveURL(buy)
      await page.goBack()
      await expect(page).toHaveURL('/about-us')
    })
  }

  test('OS-01 R-3 a medication that is not in the catalogue leads to the choice', async ({ page }) => {
    await page.goto('/assessment/order-summary?name=Ozempic&price=1&priceNew=1&image=x')
    await expect(page).toHaveURL(buy)
  })

  test('OS-01 says that it is loading until the medication is known', async ({ page }) => {
    const html = await (await page.request.get(orderSummaryPath(mounjaro))).text()
    expect(html).toContain('Loading order details...')
    expect(html).not.toContain('£')
  })

  test('OS-01 Back leads to the choice', async ({ page }) => {
    await open(page)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(buy)
  })

  test('R-3 a tampered address changes no price and no picture', async ({ page }) => {
    const tampered = { name: 'Mounjaro', price: '£1.00', priceNew: '£0.50', image: 'https://elsewhere.example/x.png' }
    await page.goto(`/assessment/order-summary?${new URLSearchParams(tampered)}`)
    const price = page.getByRole('region', { name: 'What you pay' })
    await expect(price).toContainText('From £209.00*')
    await expect(price).toContainText('£125.00')
    await expect(price.locator('img')).toHaveAttribute('src', '/medications/mounjaro.svg')
    await expect(page.getByText('£1.00')).toHaveCount(0)
    await expect(page.getByText('£0.50')).toHaveCount(0)
  })

  test('OS-03 R-17 every line of the price, the benefits, and when it is paid', async ({ page }) => {
    await open(page)
    const price = page.getByRole('region', { name: 'What you pay' })
    await expect(price).toContainText('From £209.00* per month, delivered monthly')
    await expect(price).toContainText('First-month promotional discount−£84.00')
    await expect(price).toContainText('Total for the first month£125.00')
    await expect(price).toContainText('The price may change after your consultation')
    for (const benefit of ['Free delivery', 'Pause or cancel anytime', 'Expert clinical support']) {
      await expect(page.getByRole('listitem').filter({ hasText: benefit }).first()).toBeVisible()
    }
    await expect(page.getByText('Today your card is authorised for £125.00. Nothing is charged unless')).toBeVisible()
  })

  test('OS-03 Wegovy’s sum is explained, because the card before said £125.00', async ({ page }) => {
    await open(page, { medication: wegovy })
    const price = page.getByRole('region', { name: 'What you pay' })
    await expect(price).toContainText('From £199.00*')
    await expect(price).toContainText('Total for the first month£115.00')
    await expect(price).toContainText('Your discount is £84.00 off £199.00, so you pay less: £115.00')
  })
})

test.describe('the phone', () => {
  test('OS-02 OS-04 refuses what is no number, beside the field', async ({ page }) => {
    await open(page)
    const phone = page.getByLabel('Mobile phone number')
    await expect(phone).toHaveAttribute('type', 'tel')
    await expect(phone).toHaveAttribute('autocomplete', 'tel')
    await phone.fill('07700 900')
    await button(page, 'Send me a code').click()
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
    await expect(phone).toBeFocused()
    await expectAccessible(page, 'main')
  })

  test('OS-04 says when no code could be sent, and when it is too soon', async ({ page }) => {
    await answer(page, 'generate_otp', 502, null, 'The provider is away.')
    await open(page)
    await page.getByLabel('Mobile phone number').fill('+44 7700 900499')
    await button(page, 'Send me a code').click()
    await expect(page.getByRole('alert')).toHaveText('Failed to send OTP')
    await answer(page, 'generate_otp', 429, null, 'Please wait 20 seconds before asking for another code.')
    await button(page, 'Send me a code').click()
    await expect(page.getByRole('alert')).toHaveText('Please wait 20 seconds before asking for another code.')
    await page.route('**/api/generate_otp', (route) => route.abort())
    await button(page, 'Send me a code').click()
    await expect(page.getByRole('alert')).toHaveText('Failed to send OTP')
    await expect(page.getByLabel('Mobile phone number')).toHaveValue('+44 7700 900499')
  })

  test('R-6 a token the server does not take is replaced, unseen', async ({ page }) => {
    const tokens: string[] = []
    await page.route('**/api/generate_otp', (route) => {
      tokens.push(route.request().postDataJSON().token)
      if (tokens.length === 1) return route.fulfill(reply(403))
      return route.fulfill(reply(200, { expiresInSeconds: 600, resendAfterSeconds: 30 }))
    })
    await open(page)
    await page.getByLabel('Mobile phone number').fill('07700 900499')
    await button(page, 'Send me a code').click()
    await expect(stage(page, 'Enter your code')).toBeVisible()
    expect(new Set(tokens).size).toBe(2)
  })

  test('OS-02 OS-04 R-14 a wrong code, then the right one with a space in it', async ({ page }) => {
    await open(page)
    const phone = freshPhone()
    await page.getByLabel('Mobile phone number').fill(phone)
    await button(page, 'Send me a code').click()
    await expect(stage(page, 'Enter your code')).toBeFocused()
    const shown = (await page.getByText('Demo: your code is').textContent()) ?? ''
    const right = /\d{6}/.exec(shown)?.[0] ?? ''
    const code = page.getByLabel('Six-digit code')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await code.fill(right === '000000' ? '000001' : '000000')
    await button(page, 'Verify').click()
    await expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible()
    await expect(code).toBeFocused()
    await expectAccessible(page, 'main')
    const kept = page.waitForRequest(
      (request) => request.url().endsWith('/create_new_user') && request.postDataJSON().mode === 'otpSuccess',
    )
    await code.fill(`${right.slice(0, 3)}-${right.slice(3)}`)
    await button(page, 'Verify').click()
    await expect(stage(page, 'Your details')).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('verified'))).toBe(phone.replace(' ', ''))
    const draft = (await kept).postDataJSON()
    expect(draft).toMatchObject({ mobile: phone.replace(' ', ''), otpVerified: true, medication: 'mounjaro' })
    expect(draft.answers).toEqual(answers)
    expect(draft).not.toHaveProperty('password')
    await expectAccessible(page, 'main')
  })

  test('R-14 another code after a visible countdown, and another number', async ({ page }) => {
    await page.clock.install()
    let sent = 0
    await page.route('**/api/generate_otp', (route) => {
      sent += 1
      return route.fulfill(reply(200, { otp: `00000${sent}`, expiresInSeconds: 600, resendAfterSeconds: 30 }))
    })
    await open(page)
    await page.getByLabel('Mobile phone number').fill('07700 900498')
    await button(page, 'Send me a code').click()
    await expect(page.getByText(/You can ask for a new code in \d+ s/)).toBeVisible()
    await expect(button(page, 'Send a new code')).toHaveCount(0)
    await page.clock.fastForward(30_000)
    await button(page, 'Send a new code').click()
    await expect(page.getByText('Demo: your code is 000002')).toBeVisible()
    await expect(page.getByText(/You can ask for a new code in \d+ s/)).toBeVisible()
    await button(page, 'Change number').click()
    await expect(page.getByLabel('Mobile phone number')).toHaveValue('07700 900498')
  })
})

test.describe('the account form', () => {
  test('OS-05 knows what every field is for', async ({ page }) => {
    await openForm(page)
    const expected: Record<string, string> = {
      email: 'email',
      password: 'new-password',
      legalFirstName: 'given-name',
      legalSurname: 'family-name',
      birth: 'bday-day',
      'birth-month': 'bday-month',
      'birth-year': 'bday-year',
      address: 'street-address',
      city: 'address-level2',
      postcode: 'postal-code',
    }
    for (const [id, autocomplete] of Object.entries(expected)) {
      await expect(page.locator(`#${id}`)).toHaveAttribute('autocomplete', autocomplete)
    }
    await expect(page.getByText('At least 12 characters with a mix of letters, numbers and special')).toBeVisible()
    await expect(page.getByText('07700 900499')).toBeVisible()
  })

  test('OS-05 lists every problem with a link, and the same words beside the field', async ({ page }) => {
    await openForm(page)
    await page.getByLabel('Postcode').fill('12345')
    await submit(page)
    await expect(problems(page)).toBeFocused()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(problems(page).getByRole('link')).toHaveCount(9)
    await expectAccessible(page, 'main')
    for (const link of await problems(page).getByRole('link').all()) {
      await expect(page.locator('form').getByText((await link.textContent()) ?? '')).toHaveCount(2)
    }
    await problems(page).getByRole('link', { name: 'Enter your date of birth' }).click()
    await expect(page.getByLabel('Day')).toBeFocused()
    await problems(page).getByRole('link', { name: 'Enter a full UK postcode' }).click()
    await expect(page.getByLabel('Postcode')).toBeFocused()
    await expect(page.getByLabel('Postcode')).toHaveValue('12345')
  })

  test('OS-05 the password can be looked at and pasted, and is kept nowhere', async ({ page }) => {
    await openForm(page)
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('three-green-herons-7')
    await expect(password).toHaveAttribute('type', 'password')
    await button(page, 'Show password').click()
    await expect(password).toHaveAttribute('type', 'text')
    await button(page, 'Hide password').click()
    await expect(password).toHaveAttribute('type', 'password')
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toContain('herons')
  })

  test('OS-06 the calendar and the typed date fill in each other', async ({ page }) => {
    await page.clock.setFixedTime('2026-03-02T08:00:00Z')
    await openForm(page)
    await page.getByLabel('Day').fill('27')
    await page.getByLabel('Month').fill('mar')
    await page.getByLabel('Year').fill('1985')
    await button(page, 'Choose from a calendar').click()
    const calendar = page.getByRole('dialog', { name: 'Your date of birth' })
    const year = calendar.getByRole('combobox', { name: /year/i })
    await expect(year).toHaveValue('1985')
    await expect(year.locator('option').first()).toHaveText('1900')
    await expect(year.locator('option').last()).toHaveText('2008')
    await expect(calendar.locator('[aria-selected="true"]')).toHaveText('27')
    await expectAccessible(page, 'main')

    await year.selectOption('2008')
    await calendar.getByRole('combobox', { name: /month/i }).selectOption({ label: 'March' })
    await expect(calendar.getByRole('button', { name: /\b3 March 2008/ })).toBeDisabled()
    await calendar.getByRole('button', { name: /\b2 March 2008/ }).click()
    await expect(calendar).toHaveCount(0)
    await expect(page.getByLabel('Day')).toHaveValue('2')
    await expect(page.getByLabel('Month')).toHaveValue('3')
    await expect(page.getByLabel('Year')).toHaveValue('2008')
    await expect(button(page, 'Choose from a calendar')).toBeFocused()
  })

  test('OS-07 fills in what the server may tell, and leaves alone what is typed', async ({ page }) => {
    let asked: unknown
    let tell: () => void = () => undefined
    const isTime = new Promise<void>((resolve) => {
      tell = resolve
    })
    await page.route('**/api/fetch_user_data', async (route) => {
      asked = route.request().postDataJSON()
      await isTime
      const userData = { name: 'Known', legalSurname: 'Person', dob: '1990-12-05', city: 'York', password: 'nobody’s' }
      await route.fulfill(reply(200, { userData }))
    })
    await openForm(page)
    await page.getByLabel('Legal first name').fill('Typed')
    tell()
    await expect(page.getByLabel('Legal surname')).toHaveValue('Person')
    await expect(page.getByLabel('Legal first name')).toHaveValue('Typed')
    await expect(page.getByLabel('Month')).toHaveValue('12')
    await expect(page.getByLabel('Town or city')).toHaveValue('York')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    // Answered in the questionnaire, so not asked again.
    await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked()
    expect(asked).toEqual({ mobile: '07700900499' })
  })

  test('OS-05 what was typed survives a reload and another page, but for the password', async ({ page }) => {
    await openForm(page)
    await fillIn(page, 'kept@larkwell.example')
    await page.reload()
    await expect(page.getByLabel('E-mail address')).toHaveValue('kept@larkwell.example')
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(buy)
    await page.goBack()
    await expect(page.getByLabel('Month')).toHaveValue('March')
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('1 Lark Lane')
    await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  })
})

test.describe('submitting', () => {
  test('OS-08 sends the form in the names of the specification, once for a double click', async ({ page }) => {
    const sent: Record<string, unknown>[] = []
    await page.route('**/api/create_new_user', async (route) => {
      sent.push(route.request().postDataJSON())
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.fulfill(reply(200, { paymentId: 'order-1', uniqueId: 'visit-1', message: '' }))
    })
    await answer(page, 'create_payment_intent', 200, intent)
    await openForm(page)
    await fillIn(page, 'sam@larkwell.example')
    await button(page, 'Continue to payment').dblclick()
    await expect(dialog(page)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      mode: 'finalSubmit',
      name: 'Sam',
      legalSurname: 'Heron',
      email: 'sam@larkwell.example',
      password: 'three-green-herons-7',
      dob: '1985-03-27',
      gender: 'male',
      mobile: '07700900499',
      address: '1 Lark Lane',
      city: 'Leeds',
      pincode: 'LS1 4AP',
      agreedTerms: true,
      declineOffers: false,
      otpVerified: true,
      medication: 'mounjaro',
      answers,
    })
    expect(await page.evaluate(() => localStorage.getItem('uniqueId'))).toBe('visit-1')
    await expectAccessible(page, 'main')
  })

  test('OS-08 what the server finds wrong stands beside the field', async ({ page }) => {
    const fields = [{ field: 'pincode', message: 'We do not deliver there yet' }]
    await answer(page, 'create_new_user', 400, { fields })
    await openForm(page)
    await fillIn(page)
    await submit(page)
    await expect(problems(page)).toBeFocused()
    await problems(page).getByRole('link', { name: 'We do not deliver there yet' }).click()
    await expect(page.getByLabel('Postcode')).toBeFocused()
  })

  for (const [what, fulfil, words] of [
    ['the server’s words', reply(503, null, 'Please try again in a moment.'), 'Please try again in a moment.'],
    ['the specification’s when it has none', reply(500), 'Failed to create user'],
    ['those of an exception when there is no answer', null, 'Something went wrong. Please try again.'],
  ] as const) {
    test(`OS-08 a refusal is told in ${what}, and nothing typed is lost`, async ({ page }) => {
      await page.route('**/api/create_new_user', (route: Route) => (fulfil ? route.fulfill(fulfil) : route.abort()))
      await openForm(page)
      await fillIn(page, 'sam@larkwell.example')
      await submit(page)
      await expect(page.getByRole('alert')).toHaveText(words)
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.getByLabel('E-mail address')).toHaveValue('sam@larkwell.example')
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('three-green-herons-7')
    })
  }

  test('R-2 an unverified phone leads back to the phone, and everything typed is kept', async ({ page }) => {
    await openForm(page)
    await fillIn(page)
    await answer(page, 'create_new_user', 403, { reason: 'phone' }, 'Please verify your phone.')
    await submit(page)
    await expect(page.getByText('Please verify your phone once more. Everything you typed is kept.')).toBeVisible()
    await expect(page.getByLabel('Mobile phone number')).toHaveValue('07700 900499')
    await expectAccessible(page, 'main')
    await answer(page, 'generate_otp', 200, { otp: '123456', expiresInSeconds: 600, resendAfterSeconds: 30 })
    await answer(page, 'verify_otp', 200, { phone: '07700900499' })
    await button(page, 'Send me a code').click()
    await page.getByLabel('Six-digit code').fill('123456')
    await button(page, 'Verify').click()
    await expect(page.getByLabel('Legal surname')).toHaveValue('Heron')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('three-green-herons-7')
  })

  test('OS-08 answers that rule the order out lead to the page that says why', async ({ page }) => {
    await answer(page, 'create_new_user', 403, { notEligible: 'bmi_low' })
    await openForm(page)
    await fillIn(page)
    await submit(page)
    await expect(page).toHaveURL('/assessment/not-eligible?reason=bmi_low')
  })

  test('OS-08 a question that is not answered is named, and a link leads to it', async ({ page }) => {
    await answer(page, 'create_new_user', 422, {
      missing: '/assessment/questionnaire/step-6',
      question: 'Do you have diabetes?',
    })
    await openForm(page)
    await fillIn(page)
    await submit(page)
    await expect(page.getByRole('alert')).toContainText('Do you have diabetes?')
    await page.getByRole('link', { name: 'Answer it now' }).click()
    await expect(page).toHaveURL('/assessment/questionnaire/step-6')
  })

  test('R-8 is refused while answers are unsaved, with a way to save them', async ({ page }) => {
    let isAway = true
    await page.route(saveCall, (route) => (isAway ? route.fulfill(reply(503)) : route.continue()))
    let submits = 0
    await page.route('**/api/create_new_user', (route) => {
      submits += 1
      return route.fulfill(reply(200, { paymentId: 'order-1', uniqueId: 'visit-1', message: '' }))
    })
    await answer(page, 'create_payment_intent', 200, intent)
    await openForm(page)
    await fillIn(page)
    await submit(page)
    await expect(page.getByRole('alert')).toContainText('Some of your answers are not saved yet')
    expect(submits).toBe(0)
    isAway = false
    await button(page, 'Save them now').click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await submit(page)
    await expect(dialog(page)).toBeVisible()
  })
})

test.describe('paying', () => {
  test('PD-01 PD-02 PD-03 R-19 from the phone to the payment, on a phone', async ({ page }) => {
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
    await expect(dialog(page).getByRole('alert')).toContainText('declined')
    await expectAccessible(page, 'main')
    await page.getByLabel('Security code').fill('12')
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)

    await payWith(page, '4242 4242 4242 4242')
    await expect(dialog(page).getByText('Payment successful!')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(dialog(page)).toHaveCount(0)
    const toast = page.locator('[data-variant]')
    await expect(toast).toContainText('Payment successful!')
    await expect(toast).toContainText(/Your reference is LW-\w+\. We have e-mailed you a receipt/)
    expect(carried).toEqual([expect.stringMatching(/\/sandbox-cards\/confirm$/)])
    const kept = await page.evaluate(() => ({ ...localStorage }))
    expect(kept).toMatchObject({ questionnaire_data: expect.any(String), verified: expect.any(String) })
    expect(JSON.stringify(kept)).not.toContain('4242')
    expect(kept).not.toHaveProperty('pending_payment')
  })

  test('PD-02 the bank asks, says no when cancelled, and yes when approved', async ({ page }) => {
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
    await payWith(page, '4000 0025 0000 3155')
    await bank.getByRole('button', { name: 'Approve' }).click()
    await expect(dialog(page).getByText('Payment successful!')).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('PD-01 says what is missing of a card, without sending it', async ({ page }) => {
    await openPayment(page)
    await button(page, 'Pay £125.00').click()
    await expect(page.getByText('Enter your card number')).toBeVisible()
    await expect(page.getByLabel('Card number')).toBeFocused()
    await expectAccessible(page, 'main')
    await page.getByLabel('Card number').pressSequentially('4242424242424242')
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
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

  test('PD-02 an exception is told, the server is asked, and the card can be sent again', async ({ page }) => {
    await openPayment(page)
    let asked = 0
    await page.route('**/api/verify_payment_intent', (route) => {
      asked += 1
      return route.fulfill(reply(200, { status: 'Failed', reference: null }))
    })
    await page.route('**/sandbox-cards/confirm', (route) => route.abort())
    await payWith(page, '4242 4242 4242 4242')
    await expect(dialog(page).getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.')
    expect(asked).toBe(1)
    await page.getByLabel('Security code').fill('1')
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
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

test('OS-05 fits a very small screen, without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPayment(page)
  await page.keyboard.press('Escape')
  await page.getByLabel('Legal surname').fill('')
  await submit(page)
  await expect(problems(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
