import { orderSummaryPath } from '#contract/pages.ts'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { wegovy } from '#domain/medicines/wegovy.ts'
import { freshPhone, newPerson, placeUnprovenOrder } from './customer.ts'
import { eligibleAnswers } from './eligible-answers.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { button, buy, dialog, fillIn, open, openForm, problems, stage, submit } from './ordering.ts'

test.use({
  allowedErrors: /Failed to (load resource|fetch dynamically imported module)|net::ERR/,
  contextOptions: { reducedMotion: 'reduce' },
})

test('OS-01 OS-03 R-3 says that it is loading, has the catalogue’s price whatever the address says, and leads to the choice without one', async ({
  page,
  browser,
  baseURL,
}) => {
  // Before its scripts have loaded the page shows the price already, and no other one.
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const early = await context.newPage()
  await early.route('**/*.js', (route) => route.abort())
  await early.goto(orderSummaryPath(wegovy))
  await expect(early.getByText('Loading order details...')).toBeVisible()
  await expect(early.getByRole('region', { name: 'What you pay' })).toHaveText(/Wegovy.*From £199\.00\*/)
  await early.goto('/assessment/order-summary')
  await expect(early.getByText('Loading order details...')).toBeVisible()
  await expect(early.getByText('£').filter({ visible: true })).toHaveCount(0)
  await context.close()

  await page.goto('/about-us')
  const address = new URL(orderSummaryPath(mounjaro), 'http://localhost')
  address.searchParams.delete('price')
  await page.goto(`${address.pathname}${address.search}`)
  await expect(page).toHaveURL(buy)
  await page.goBack()
  await expect(page).toHaveURL('/about-us')

  const tampered = { name: 'Mounjaro', price: '£1.00', priceNew: '£0.50', image: 'https://elsewhere.example/x.png' }
  await page.goto(`/assessment/order-summary?${new URLSearchParams(tampered)}`)
  const price = page.getByRole('region', { name: 'What you pay' })
  await expect(price).toContainText('From £209.00*')
  await expect(price).toContainText('First-month promotional discount−£84.00')
  await expect(price).toContainText('Total for the first month£125.00')
  await expect(page.getByRole('listitem').filter({ hasText: 'Free delivery' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(buy)
})

test('B-9 E-4 E-8 OS-02 OS-04 R-14 what is no mobile is refused, then a wrong code; the right one is sent with its last digit', async ({
  page,
}) => {
  await open(page)
  const field = page.getByLabel('Mobile phone number')
  await expect(field).toHaveAttribute('type', 'tel')
  await expect(field).toHaveAttribute('autocomplete', 'tel')
  await field.fill('07700 900')
  await button(page, 'Send me a code').click()
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
  await expect(field).toBeFocused()
  await expectAccessible(page, 'main')
  await field.fill('07700 900123')
  await expect(page.getByText('Please enter a valid phone number')).toHaveCount(0)
  await field.fill('020 7946 0123')
  await expect(field).toHaveAccessibleDescription('For example 07700 900123. Spaces and +44 are fine.')
  await field.blur()
  await expect(field).toHaveAccessibleDescription(/Enter a mobile number that starts with 07/)
  await field.fill('+33 6 12 34 56 78')
  await expect(field).not.toHaveAccessibleDescription(/Error/)
  await button(page, 'Send me a code').click()
  await expect(field).toHaveAccessibleDescription(/Enter a UK mobile number/)
  await expect(field).toBeFocused()

  const phone = freshPhone()
  await field.fill(phone)
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
})

test('E-8 OS-05 OS-06 the form lists every problem with a link, has a calendar, fits a very small screen and outlives a reload', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-03-02T08:00:00Z')
  await openForm(page)
  await expect(page.getByLabel('Postcode')).toBeVisible()
  const meant = await page
    .locator('form input[autocomplete], form textarea[autocomplete]')
    .evaluateAll((all) => Object.fromEntries(all.map((one) => [one.id, one.getAttribute('autocomplete')])))
  expect(meant).toMatchObject({
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
  })
  await expect(page.getByText('At least 12 characters with a mix of letters, numbers and special')).toBeVisible()
  await expect(page.getByText('07700 900998')).toBeVisible()

  await page.getByLabel('Postcode').fill('12345')
  await submit(page)
  await expect(problems(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(problems(page).getByRole('link')).toHaveCount(9)
  await expectAccessible(page, 'main')
  const form = await page.locator('form').textContent()
  for (const words of await problems(page).getByRole('link').allTextContents()) {
    expect(form?.split(words), words).toHaveLength(3)
  }
  await problems(page).getByRole('link', { name: 'Enter your date of birth' }).click()
  await expect(page.getByLabel('Day')).toBeFocused()
  await problems(page).getByRole('link', { name: 'Enter a full UK postcode' }).click()
  const postcode = page.getByLabel('Postcode')
  await expect(postcode).toBeFocused()
  await expect(postcode).toHaveValue('12345')
  const wrong = page.locator('#postcode-error')
  await postcode.fill('LS1 4')
  await expect(wrong).toBeVisible()
  await postcode.fill('LS1 4AP')
  await expect(wrong).toHaveCount(0)
  await postcode.fill('LS')
  await expect(wrong).toHaveCount(0)
  await postcode.blur()
  await expect(wrong).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width: 390, height: 844 })

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
  await expectAccessible(page, '[role="dialog"]')
  await year.selectOption('2008')
  await calendar.getByRole('combobox', { name: /month/i }).selectOption({ label: 'March' })
  await expect(calendar.getByRole('button', { name: /\b3 March 2008/ })).toBeDisabled()
  await calendar.getByRole('button', { name: /\b2 March 2008/ }).click()
  await expect(calendar).toHaveCount(0)
  await expect(page.getByLabel('Day')).toHaveValue('2')
  await expect(page.getByLabel('Month')).toHaveValue('3')
  await expect(page.getByLabel('Year')).toHaveValue('2008')
  await expect(button(page, 'Choose from a calendar')).toBeFocused()

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

test('OS-07 OS-08 fills in what the server may tell and nothing typed; what the server finds wrong stands beside the field', async ({
  page,
}) => {
  const person = newPerson()
  await placeUnprovenOrder(page.request, person)
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>()
  await page.route('**/api/fetch_user_data', async (route) => {
    const response = await route.fetch()
    await isTyped
    await route.fulfill({ response })
  })
  await open(page, { verified: person.phone })
  await page.getByLabel('Legal first name').fill('Typed')
  typed()
  await expect(page.getByLabel('Legal surname')).toHaveValue('Whitfield')
  await expect(page.getByLabel('Legal first name')).toHaveValue('Typed')
  await expect(page.getByLabel('Month')).toHaveValue('3')
  await expect(page.getByLabel('Town or city')).toHaveValue('Bath')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveValue('')

  await fillIn(page)
  await password.fill('Heron-1985-Sam!')
  await submit(page)
  await expect(problems(page)).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/not made of your name/)
  await expectAccessible(page, 'main')
  await password.fill('three-green-herons-7')
  await submit(page)
  await expect(dialog(page)).toContainText('£125.00')
  expect(await page.evaluate(() => localStorage.getItem('uniqueId'))).toMatch(/^[\w-]{36}$/)
})
