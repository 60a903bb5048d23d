import type { Route } from '@playwright/test'
import { orderSummaryPath } from '#contract/pages.ts'
import { mounjaro, wegovy } from '#domain/catalogue/medications.ts'
import { freshPhone } from './customer.ts'
import { expect, expectAccessible, saveCall, test } from './journey.ts'
import {
  answer,
  button,
  buy,
  dialog,
  eligibleAnswers,
  fillIn,
  intent,
  open,
  openForm,
  openPayment,
  problems,
  reply,
  stage,
  submit,
} from './ordering.ts'

test.use({ allowedErrors: /Failed to load resource|net::ERR/ })

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

  test('OS-03 R-17 E-5 E-18 every line of the price, the benefits, and when it is decided and paid', async ({
    page,
  }) => {
    await open(page)
    const price = page.getByRole('region', { name: 'What you pay' })
    await expect(price).toContainText('From £209.00* per month, delivered monthly')
    await expect(price).toContainText('First-month promotional discount−£84.00')
    await expect(price).toContainText('Total for the first month£125.00')
    await expect(price).toContainText('Then£209 to £299 a month, by dose')
    await expect(price).toContainText('The price may change after your consultation')
    await expect(page.getByText('Step 1 of 4')).toBeVisible()
    await expect(page.getByText('They decide within 7 days, and we email you either way')).toBeVisible()
    for (const benefit of ['Free delivery', 'Pause or cancel anytime', 'Expert clinical support']) {
      await expect(page.getByRole('listitem').filter({ hasText: benefit }).first()).toBeVisible()
    }
    await expect(page.getByText('Today your card is authorised for £125.00. Nothing is charged unless')).toBeVisible()
  })

  test('OS-03 E-5 Wegovy’s sum is explained, because the card before said £125.00', async ({ page }) => {
    await open(page, { medication: wegovy })
    const price = page.getByRole('region', { name: 'What you pay' })
    await expect(price).toContainText('From £199.00*')
    await expect(price).toContainText('Total for the first month£115.00')
    await expect(price).toContainText('£199.00 less £84.00 is £115.00: £10.00 less than the £125.00 you saw before.')
    await expect(price).toContainText('Then£209 to £299 a month, by dose')
  })
})

test.describe('the phone', () => {
  test('B-9 E-8 OS-02 OS-04 refuses what is no number or no mobile, beside the field, until it is right', async ({
    page,
  }) => {
    await open(page)
    const phone = page.getByLabel('Mobile phone number')
    await expect(phone).toHaveAttribute('type', 'tel')
    await expect(phone).toHaveAttribute('autocomplete', 'tel')
    await phone.fill('07700 900')
    await button(page, 'Send me a code').click()
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
    await expect(phone).toBeFocused()
    await expectAccessible(page, 'main')
    await phone.fill('07700 900123')
    await expect(page.getByText('Please enter a valid phone number')).toHaveCount(0)
    await phone.fill('020 7946 0123')
    await expect(phone).toHaveAccessibleDescription('For example 07700 900123. Spaces and +44 are fine.')
    await phone.blur()
    await expect(phone).toHaveAccessibleDescription(/Enter a mobile number that starts with 07/)
    await phone.fill('+33 6 12 34 56 78')
    await expect(phone).not.toHaveAccessibleDescription(/Error/)
    await button(page, 'Send me a code').click()
    await expect(phone).toHaveAccessibleDescription(/Enter a UK mobile number/)
    await expect(phone).toBeFocused()
  })

  test('E-4 R-14 a code that is over says so, and sending a new one is the thing to do', async ({ page }) => {
    await answer(page, 'generate_otp', 200, { otp: '654321', expiresInSeconds: 600, resendAfterSeconds: 0 })
    await answer(page, 'verify_otp', 400, { reason: 'over' }, 'This code no longer works. Send a new one.')
    await open(page)
    await page.getByLabel('Mobile phone number').fill('07700 900998')
    await button(page, 'Send me a code').click()
    const code = page.getByLabel('Six-digit code')
    await code.pressSequentially('123456')
    await expect(code).toHaveAccessibleDescription(/This code no longer works. Send a new one./)
    await expect(button(page, 'Verify')).toHaveCount(0)
    const main = button(page, 'Send a new code')
    await expect(main).toHaveCount(1)
    await expectAccessible(page, 'main')
    await main.click()
    await expect(code).toHaveValue('')
    await expect(code).toBeFocused()
    await expect(code).not.toHaveAccessibleDescription(/no longer works/)
    await answer(page, 'verify_otp', 200, { phone: '07700900998' })
    await code.pressSequentially('654321')
    await expect(stage(page, 'Your details')).toBeFocused()
  })

  test('OS-04 says when no code could be sent, and when it is too soon', async ({ page }) => {
    await answer(page, 'generate_otp', 502, null, 'The provider is away.')
    await open(page)
    await page.getByLabel('Mobile phone number').fill('+44 7700 900998')
    await button(page, 'Send me a code').click()
    await expect(page.getByRole('alert')).toHaveText('Failed to send OTP')
    await answer(page, 'generate_otp', 429, null, 'Please wait 20 seconds before asking for another code.')
    await button(page, 'Send me a code').click()
    await expect(page.getByRole('alert')).toHaveText('Please wait 20 seconds before asking for another code.')
    await page.route('**/api/generate_otp', (route) => route.abort())
    await button(page, 'Send me a code').click()
    await expect(page.getByRole('alert')).toHaveText('Failed to send OTP')
    await expect(page.getByLabel('Mobile phone number')).toHaveValue('+44 7700 900998')
  })

  test('R-6 a token the server does not take is replaced, unseen', async ({ page }) => {
    const tokens: string[] = []
    await page.route('**/api/generate_otp', (route) => {
      tokens.push(route.request().postDataJSON().token)
      if (tokens.length === 1) return route.fulfill(reply(403))
      return route.fulfill(reply(200, { expiresInSeconds: 600, resendAfterSeconds: 30 }))
    })
    await open(page)
    await page.getByLabel('Mobile phone number').fill('07700 900998')
    await button(page, 'Send me a code').click()
    await expect(stage(page, 'Enter your code')).toBeVisible()
    expect(new Set(tokens).size).toBe(2)
  })

  test('E-4 OS-02 OS-04 R-14 a wrong code, then the right one, each sent with its last digit', async ({ page }) => {
    await open(page)
    const phone = freshPhone()
    await page.getByLabel('Mobile phone number').fill(phone)
    await button(page, 'Send me a code').click()
    await expect(stage(page, 'Enter your code')).toBeVisible()
    const shown = (await page.getByText('Demo: your code is').textContent()) ?? ''
    const right = /\d{6}/.exec(shown)?.[0] ?? ''
    const code = page.getByLabel('Six-digit code')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await expect(code).toBeFocused()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/verify_otp')) sent.push(request.postDataJSON().otp)
    })
    const wrong = right === '000000' ? '000001' : '000000'
    await code.pressSequentially(wrong)
    await expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible()
    await expect(code).toBeFocused()
    await expectAccessible(page, 'main')
    const kept = page.waitForRequest(
      (request) => request.url().endsWith('/create_new_user') && request.postDataJSON().mode === 'otpSuccess',
    )
    await code.fill('')
    await expect(page.getByText('Invalid OTP. Please try again.')).toHaveCount(0)
    await code.fill(`${right.slice(0, 3)}-${right.slice(3)}`)
    await expect(stage(page, 'Your details')).toBeFocused()
    expect(sent).toEqual([wrong, right])
    expect(await page.evaluate(() => localStorage.getItem('verified'))).toBe(phone.replace(' ', ''))
    const draft = (await kept).postDataJSON()
    expect(draft).toMatchObject({ mobile: phone.replace(' ', ''), otpVerified: true, medication: 'mounjaro' })
    expect(draft.answers).toEqual(eligibleAnswers)
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
    await page.getByLabel('Mobile phone number').fill('07700 900997')
    await button(page, 'Send me a code').click()
    await expect(page.getByText(/You can ask for a new code in \d+ s/)).toBeVisible()
    await expect(button(page, 'Send a new code')).toHaveCount(0)
    await page.clock.fastForward(30_000)
    await button(page, 'Send a new code').click()
    await expect(page.getByText('Demo: your code is 000002')).toBeVisible()
    await expect(page.getByText(/You can ask for a new code in \d+ s/)).toBeVisible()
    await button(page, 'Change number').click()
    await expect(page.getByLabel('Mobile phone number')).toHaveValue('07700 900997')
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
    await expect(page.getByText('07700 900998')).toBeVisible()
  })

  test('OS-05 E-8 lists every problem with a link, and the same words beside the field until it is right', async ({
    page,
  }) => {
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

    const wrong = page.locator('#postcode-error')
    await page.getByLabel('Postcode').fill('LS1 4')
    await expect(wrong).toBeVisible()
    await page.getByLabel('Postcode').fill('LS1 4AP')
    await expect(wrong).toHaveCount(0)
    await page.getByLabel('Postcode').fill('LS')
    await expect(wrong).toHaveCount(0)
    await page.getByLabel('Postcode').blur()
    await expect(wrong).toBeVisible()
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
    expect(asked).toEqual({ mobile: '07700900998' })
  })

  test('OS-05 what was typed survives a reload and another page, but for the password', async ({ page }) => {
    await openForm(page)
    await fillIn(page, 'kept@larkwell.example')
    await page.reload()
    await expect(page.getByLabel('Email address')).toHaveValue('kept@larkwell.example')
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
      mobile: '07700900998',
      address: '1 Lark Lane',
      city: 'Leeds',
      pincode: 'LS1 4AP',
      agreedTerms: true,
      declineOffers: false,
      otpVerified: true,
      medication: 'mounjaro',
      answers: eligibleAnswers,
    })
    expect(await page.evaluate(() => localStorage.getItem('uniqueId'))).toBe('visit-1')
    await expectAccessible(page, 'main')
  })

  test('F-13 E-18 whoever is signed in is not asked who they are again, and who wanted no offers wants none', async ({
    page,
  }) => {
    await page.addInitScript((given) => {
      localStorage.setItem('signed_in', '1')
      localStorage.setItem('verified', '07700900998')
      localStorage.setItem('questionnaire_data', JSON.stringify({ ...given, email: '', stepHistory: ['step-1'] }))
    }, eligibleAnswers)
    const profile = {
      email: 'amara@post.example',
      name: 'Amara',
      legalSurname: 'Whitfield',
      gender: 'female',
      dob: '1988-03-04',
      address: '14 Lark Rise',
      city: 'Bath',
      pincode: 'BA1 1AA',
    }
    await answer(page, 'my_account', 200, { profile, orders: [], appointments: [], unfinishedAssessment: false })
    const sent: Record<string, unknown>[] = []
    await page.route('**/api/create_new_user', (route) => {
      const body = route.request().postDataJSON()
      if (body.mode === 'finalSubmit') sent.push(body)
      return route.fulfill(reply(400, { fields: [{ field: 'password', message: 'Enter a password' }] }))
    })
    await openForm(page)
    await expect(page.getByText('amara@post.example')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
    await expect(page.getByLabel('Legal surname')).toHaveValue('Whitfield')
    await expect(page.getByLabel('Postcode')).toHaveValue('BA1 1AA')
    await expect(page.getByRole('checkbox', { name: 'Please do not send me offers and news' })).toBeChecked()
    await page.getByRole('checkbox', { name: /I agree to the terms of use/ }).check()
    await submit(page)
    // The session had ended: then the form asks after all.
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    expect(sent[0]).toMatchObject({ email: 'amara@post.example', declineOffers: true })
    expect(sent[0]).not.toHaveProperty('password')
  })

  test('E-1 a form that comes after the payment is refused, with the way to the order', async ({ page }) => {
    const message =
      'Your order LW-7 has been paid for, with the details you sent earlier. To change something, please contact us.'
    await answer(page, 'create_new_user', 409, { status: 'Success', reference: 'LW-7' }, message)
    await openForm(page)
    await fillIn(page)
    await submit(page)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(message)
    await expect(alert.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', '/your-order')
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
    await expect(page.locator('#postcode-error')).toHaveText(/We do not deliver there yet/)
    await page.getByLabel('Postcode').fill('LS2 9JT')
    await expect(page.locator('#postcode-error')).toHaveCount(0)
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
      await expect(page.getByLabel('Email address')).toHaveValue('sam@larkwell.example')
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('three-green-herons-7')
    })
  }

  test('R-2 an unverified phone leads back to the phone, and everything typed is kept', async ({ page }) => {
    await openForm(page)
    await fillIn(page)
    await answer(page, 'create_new_user', 403, { reason: 'phone' }, 'Please verify your phone.')
    await submit(page)
    await expect(page.getByText('Please verify your phone again. Everything you typed is still here.')).toBeVisible()
    await expect(page.getByLabel('Mobile phone number')).toHaveValue('07700 900998')
    await expectAccessible(page, 'main')
    await answer(page, 'generate_otp', 200, { otp: '123456', expiresInSeconds: 600, resendAfterSeconds: 30 })
    await answer(page, 'verify_otp', 200, { phone: '07700900998' })
    await button(page, 'Send me a code').click()
    await page.getByLabel('Six-digit code').fill('123456')
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

test('OS-05 fits a very small screen, without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPayment(page)
  await page.keyboard.press('Escape')
  await page.getByLabel('Legal surname').fill('')
  await submit(page)
  await expect(problems(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
