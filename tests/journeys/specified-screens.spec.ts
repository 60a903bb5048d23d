// What the specification says of single screens, seen in a browser against the running product: no reply is made up but
// that of a server that fails.
import type { Page } from '@playwright/test'
import { agreeToAll, alert, answer, button, field, fillIn as fillInBooking, hold } from './booking.ts'
import { freshPhone, newPerson, post } from './customer.ts'
import { continueButton, expect, keepAnswers, savedAnswers, step, storedAnswers, test } from './journey.ts'
import { dialog, eligibleAnswers, fillIn, open, submit, verifyPhone } from './ordering.ts'

test.use({ allowedErrors: /Failed to load resource|net::ERR/, contextOptions: { reducedMotion: 'reduce' } })

const toast = (page: Page) => page.getByRole('status')
/** The content below a heading. */
const sectionOf = (page: Page, heading: string) => page.locator('section', { has: page.locator(`#${heading}`) }).last()
const fromStorage = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('VA-02 VA-04 VA-10 Q-06 each problem of a measurement has the specified words, and a BMI that cannot be read leads nowhere', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto(step('step-5'))
  const [weight, height] = [page.getByLabel('Weight', { exact: true }), page.getByLabel('Height', { exact: true })]
  const says = async (title: string, text: string) => {
    await page.getByRole('button', { name: 'Calculate BMI' }).click()
    await expect(toast(page).filter({ hasText: text }).first()).toContainText(title)
  }
  await says('Missing Info', 'Please provide valid weight')
  await weight.fill('abc')
  await says('Invalid Weight', 'Please enter a valid positive number for weight.')
  await weight.fill('0')
  await says('Invalid Weight', 'Please enter a valid positive number for weight.')
  await weight.fill('95')
  await says('Missing Info', 'Please provide valid height.')
  await height.fill('-1')
  await says('Invalid Height', 'Please enter a valid positive number for height in cm.')
  await page.getByRole('radio', { name: 'ft/in', exact: true }).check()
  await page.getByLabel('Feet').fill('0')
  await page.getByLabel('Inches').fill('0')
  await says('Invalid Height', 'Please enter valid numbers for feet and inches.')
  await continueButton(page).click()
  await expect(toast(page).filter({ hasText: 'Please calculate your BMI before proceeding.' }).first()).toContainText(
    'Calculate BMI',
  )
  await expect(page).toHaveURL(step('step-5'))
  await page.getByLabel('Feet').fill('5')
  await page.getByLabel('Inches').fill('7')
  await says('BMI Calculated', 'Your BMI is 32.8.')

  // 210 lb at 5 ft 7 in, by the specified conversions.
  await page.getByRole('radio', { name: 'lbs', exact: true }).check()
  await expect(page.getByText('Please enter total pounds if using lbs.')).toBeVisible()
  await weight.fill('210')
  const bmi = ((210 * 0.453592) / ((5 * 30.48 + 7 * 2.54) / 100) ** 2).toFixed(1)
  await says('BMI Calculated', `Your BMI is ${bmi}.`)
})

test('VA-04 a stored BMI that is no number is asked for again, in the specified words', { tag: '@soak' }, async ({
  page,
}) => {
  const measured = { weight: '95', weightUnit: 'kg', heightCm: '171', heightFt: '', heightIn: '', heightUnit: 'cm' }
  await keepAnswers(page, { Q4_answer: { ...measured, bmi: 'much' }, stepHistory: ['step-1', 'step-5'] })
  await page.goto(step('step-5'))
  await continueButton(page).click()
  await expect(toast(page).filter({ hasText: 'Could not determine BMI. Please recalculate.' }).first()).toContainText(
    'Invalid BMI',
  )
  await expect(page).toHaveURL(step('step-5'))
})

test('Q-27 the state: begins at step-1, grows with each step, is popped by Back, is the server’s by its uniqueId, and starts again', async ({
  page,
}) => {
  const history = async () => (await savedAnswers(page)).stepHistory
  await page.goto(step('step-1'))
  await page.getByRole('radio', { name: '18 to 74' }).check()
  await expect.poll(history).toEqual(['step-1'])
  await continueButton(page).click()
  await page.getByRole('radio', { name: 'White' }).check()
  await continueButton(page).click()
  await page.getByRole('radio', { name: 'Female', exact: true }).check()
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-4'))
  await expect.poll(history).toEqual(['step-1', 'step-2', 'step-3', 'step-4'])
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(step('step-3'))
  await expect.poll(history).toEqual(['step-1', 'step-2', 'step-3'])

  // With a single entry there is nothing to pop: Back leads to the consent.
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(step('step-1'))
  await expect.poll(history).toEqual(['step-1'])
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/assessment\/consent/)

  // The uniqueId in storage is that of the guest session whose answers the server holds.
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/save_answer')) sent.push(request.postDataJSON().uniqueId)
  })
  const uniqueId = await fromStorage(page, 'uniqueId')
  expect(uniqueId).toMatch(/^[0-9a-f-]{36}$/)
  await page.goto(step('step-2'))
  await page.getByRole('radio', { name: 'Mixed ethnicities' }).check()
  await continueButton(page).click()
  await expect.poll(() => sent.at(-1)).toBe(uniqueId)
  await expect.poll(async () => (await storedAnswers(page))?.Q2_answer).toBe('Mixed')

  await page.goto('/assessment/consent?flow=weight-management')
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.goto(step('step-1'))
  await expect(page.getByRole('radio', { name: '18 to 74' })).not.toBeChecked()
  expect(await savedAnswers(page)).not.toHaveProperty('Q1_answer')
})

test('API-09 Q-27 every specified storage key is written by a patient’s actions, and holds what the specification says', async ({
  page,
}) => {
  test.slow()
  await keepAnswers(page, { ...eligibleAnswers, stepHistory: ['step-1'] })
  await page.goto('/assessment/adhd/diagnosis-status')
  await page.getByRole('radio', { name: 'Yes', exact: true }).check()
  await page.getByRole('button', { name: /^Next/ }).click()
  const points = ['Never', 'Rarely', 'Sometimes', 'Often', 'Very often']
  for (let place = 1; place <= 6; place += 1) {
    await expect(page.getByText(`Question ${place}/6`)).toBeVisible()
    await page.getByRole('radio', { name: points[place % 5] as string, exact: true }).check()
    await page.getByRole('button', { name: 'Next question' }).click()
    await expect.poll(() => fromStorage(page, `adhd-q${place}`)).toBe(String(place % 5))
  }
  await expect(page).toHaveURL('/assessment/adhd/risk-factors')
  expect(await savedAnswers(page)).toMatchObject({ adhd_q0: 'yes', adhd_q6: 'Rarely' })
  await expect.poll(() => fromStorage(page, 'uniqueId')).toMatch(/^[0-9a-f-]{36}$/)

  await page.goto(step('special-offers'))
  await page.getByRole('main').getByRole('textbox').fill('offers@post.example')
  await page.getByRole('button', { name: /^(Next|Continue)$/ }).click()
  await expect(page).toHaveURL('/assessment/buy')
  expect(await fromStorage(page, 'email')).toBe('offers@post.example')

  const phone = freshPhone()
  await open(page)
  await verifyPhone(page, phone)
  expect(await fromStorage(page, 'verified')).toBe(phone)
  await fillIn(page, 'sent@post.example')
  await submit(page)
  await expect(dialog(page)).toBeVisible()
  expect(await fromStorage(page, 'user_email')).toBe('sent@post.example')
})

test('OS-08 the submit leads to the payment; what fails is said in the specified words, and nothing typed is lost', async ({
  page,
}) => {
  const phone = freshPhone()
  await open(page)
  await verifyPhone(page, phone)
  await fillIn(page, newPerson().email)
  const said = page.getByRole('main').getByRole('alert')

  // An exception: the call never arrives.
  await page.route('**/api/create_new_user', (route) => route.abort())
  await submit(page)
  await expect(said).toContainText('Something went wrong. Please try again.')
  await page.unroute('**/api/create_new_user')

  // A failure without a message of its own.
  await page.route('**/api/create_new_user', (route) =>
    route.fulfill({ status: 500, json: { code: 500, data: null, message: '' } }),
  )
  await submit(page)
  await expect(said).toContainText('Failed to create user')
  await page.unroute('**/api/create_new_user')

  // The server's validation errors are shown beside their fields, in its words.
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('Heron-1985-Sam!')
  await submit(page)
  await expect(password).toHaveAccessibleDescription(/not made of your name/)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByLabel('Town or city')).toHaveValue('Leeds')
  await password.fill('three-green-herons-7')

  const [placed] = await Promise.all([
    page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/create_new_user') && response.request().postDataJSON().mode === 'finalSubmit',
    ),
    submit(page),
  ])
  expect((await placed.json()).code).toBe(200)
  await expect(dialog(page)).toContainText('£125.00')
})

test('BK-03 R-25 R-35 the schedule has the server’s days, closes past ones, opens at the first with a time, and keeps the selected one', {
  tag: '@soak',
}, async ({ page }) => {
  await answer(page)
  expect(await (await page.request.get('/booking/schedule')).text()).toContain('Loading schedule...')
  await page.goto('/booking/schedule')
  const first = page.getByRole('radio').first()
  await expect(first).toBeVisible()
  const month = ((await first.getAttribute('value')) ?? '').slice(0, 7)
  interface Day {
    readonly date: string
    readonly count: number
    readonly isPast: boolean
    readonly morning: string[]
    readonly afternoon: string[]
    readonly evening: string[]
  }
  const { data } = await post(page.request, 'booking_month', { month })
  const days = data.days as Day[]
  await expect(page.getByRole('radio')).toHaveCount(days.length)
  const dayBox = (date: string) => page.locator(`input[value="${date}"]`)
  const label = (date: string) => page.locator('label', { has: dayBox(date) })
  for (const { date, isPast } of days) {
    if (isPast) await expect(dayBox(date)).toBeDisabled()
    if (isPast) await expect(label(date)).toContainText('Past')
  }
  // Other journeys book as well, so a bar is compared with the server's reply: "n times", 10 being full.
  for (const { date, count, isPast } of days.filter(({ isPast: gone, count: free }) => !gone && free > 0)) {
    expect(isPast).toBe(false)
    const shown = Number.parseInt(
      (await label(date)
        .getByText(/^\d+ times?$/)
        .textContent()) ?? '',
      10,
    )
    expect(Math.abs(shown - count), date).toBeLessThanOrEqual(2)
    await expect(label(date).locator('rect').first()).toHaveAttribute('width', `${Math.min(shown, 10) * 10}%`)
  }
  const open = days.filter(({ isPast, count }) => !isPast && count > 0)
  expect(await page.locator('input[type=radio]:checked').getAttribute('value')).toBe(open[0]?.date)

  await page.getByRole('button', { name: /^Profile of/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Consultant psychiatrist')
  await page.keyboard.press('Escape')

  const empty = days.find(({ isPast, count }) => !isPast && count === 0)
  if (empty) {
    await label(empty.date).click()
    await expect(page.getByText(/^No available slots on .+\. Please select another day\.$/)).toBeVisible()
  }

  const chosen = await post(page.request, 'booking_month', { month: nextMonth(month) })
  const busy = (chosen.data.days as Day[]).filter(
    ({ morning, afternoon, evening }) => morning.length > 0 && afternoon.length > 0 && evening.length > 0,
  )
  const [day, other] = [busy.at(-1) as Day, busy.at(-2) as Day]
  await button(page, 'Next month').click()
  await label(day.date).click()
  for (const part of ['Morning', 'Afternoon', 'Evening'])
    await expect(page.getByRole('heading', { name: part })).toBeVisible()
  await page.getByRole('button', { name: day.evening[0] as string, exact: true }).click()
  await expect(page).toHaveURL('/booking/your-account')
  await expect(toast(page).filter({ hasText: 'Slot Selected' }).first()).toBeVisible()
  const { data: held } = await post(page.request, 'my_hold', {})
  expect(held.hold).toMatchObject({ date: day.date, time: day.evening[0] })

  // Selecting another day clears the chosen time.
  await page.goto(`/booking/schedule?day=${day.date}`)
  const pressed = page.getByRole('button', { pressed: true })
  await expect(pressed).toHaveCount(1)
  await label(other.date).click()
  await expect(pressed).toHaveCount(0)
})

const nextMonth = (month: string) => {
  const [year = 0, place = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, place, 1)).toISOString().slice(0, 7)
}

test('BK-07 BK-08 the details are looked up and drafted on opening, sent by Pay now, and lead to a payment of 850', async ({
  page,
}) => {
  await answer(page)
  await hold(page)
  const person = newPerson()
  const asked: { call: string; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    const call = request.url().split('/api/')[1]
    if (call) asked.push({ call, body: request.postDataJSON() })
  })
  const modes = () => asked.filter(({ call }) => call === 'create_new_user').map(({ body }) => body.mode)
  await page.goto('/booking/your-account')
  await field(page, 'Email').fill(person.email)
  await button(page, 'Next').click()
  await expect(page).toHaveURL('/booking/details')
  await expect
    .poll(() => asked.find(({ call }) => call === 'check_user_by_email')?.body)
    .toEqual({
      email: person.email,
    })
  await expect.poll(modes).toEqual(['otpSuccess'])
  await fillInBooking(page, person)
  await agreeToAll(page)

  // Under Pay now: a failure without a message, then no reply at all.
  await page.route('**/api/create_new_user', (route) =>
    route.fulfill({ status: 500, json: { code: 500, data: null, message: '' } }),
  )
  await button(page, 'Pay now').click()
  await expect(alert(page).filter({ hasText: 'Failed to create user' })).toBeVisible()
  await page.unroute('**/api/create_new_user')

  await button(page, 'Pay now').click()
  await expect(page.getByRole('dialog')).toContainText('£850.00')
  expect(modes().at(-1)).toBe('finalSubmit')
  const intent = asked.find(({ call }) => call === 'create_payment_intent')
  expect(intent?.body).toMatchObject({ amount: 850, answerId: await fromStorage(page, 'paymentId') })
  expect(await fromStorage(page, 'uniqueId')).toMatch(/^[0-9a-f-]{36}$/)

  // Opened again, in the guest session that typed it: the server returns it, and never the password.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/booking/details')
  await expect(field(page, 'First name')).toHaveValue('Amara')
  await expect(field(page, 'City')).toHaveValue('Bath')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('WL-02 the weight page has outcomes, scale and app with four measures, care team and obesity report, in sight when scrolled to', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/weight-management')
  const parts = {
    outcomes: [/Up to 22%/, /Up to 15%/],
    'scale-and-app': [/BMI/, /Body fat %/, /Habits/, /Hydration/],
    'care-team': [/Clinicians/, /Coaches/, /Nutritionists/],
    'obesity-report': [/Health Survey for England/],
  }
  for (const [id, words] of Object.entries(parts)) {
    const part = sectionOf(page, id)
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport()
    for (const word of words) await expect(part.getByText(word).first()).toBeVisible()
  }
})

test('AL-01 the ADHD page leads to the welcome, tells the three parts of the service, and shows four people with their profiles', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/adhd-assessment')
  for (const part of ['An online questionnaire', 'A clinician appointment', 'Ongoing care and medication reviews']) {
    const shown = page.getByText(part).first()
    await shown.scrollIntoViewIfNeeded()
    await expect(shown).toBeVisible()
  }
  const people = page.getByRole('region', { name: 'Our clinicians and coaches' })
  await people.scrollIntoViewIfNeeded()
  await expect(people.locator('a[href^="/team/"]')).toHaveCount(4)
  await expect(people.locator('a[href^="/team/dr-"]')).toHaveCount(1)
  expect(await people.getByRole('group').locator('img, svg[role=img], svg').count()).toBeGreaterThanOrEqual(4)
  await page.getByRole('link', { name: 'Take Assessment' }).first().click()
  await expect(page).toHaveURL('/assessment/adhd-welcome')
})

test('HC-01 the coaching page has hero, work of a coach, six cards, care team and six articles that open', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/health-coaching')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const id of ['coach-work', 'support', 'care-team', 'articles']) {
    const part = sectionOf(page, id)
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport()
  }
  await expect(sectionOf(page, 'support').getByRole('heading', { level: 3 })).toHaveCount(6)
  const articles = sectionOf(page, 'articles').locator('a[href^="/blog/"]')
  const hrefs = [...new Set(await articles.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))]
  expect(hrefs).toHaveLength(6)
  for (const href of hrefs) expect((await page.request.get(href ?? '')).status(), href ?? '').toBe(200)
  await sectionOf(page, 'articles').getByRole('link', { name: 'View All Articles' }).click()
  await expect(page).toHaveURL('/blog')
})

test('Q-04 sex is asked at 15% and leads to the question on pregnancy or past it, also when saving fails', async ({
  page,
}) => {
  await page.goto(step('step-3'))
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '15')
  await page.getByRole('radio', { name: 'Female', exact: true }).check()
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-4'))
  await expect.poll(async () => (await storedAnswers(page))?.Q3_answer).toBe('Female')
  await page.goto(step('step-3'))
  await page.route('**/api/save_answer', (route) => route.abort())
  await page.getByRole('radio', { name: 'Male', exact: true }).check()
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-5'))
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save progress. Please try again.' })).toBeVisible()
})

test('Q-07 Q-12 diabetes is stored by its label, and thyroid surgery in own words before the next list', async ({
  page,
}) => {
  await page.goto(step('step-6'))
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30')
  await expect(page.getByRole('radio')).toHaveCount(5)
  const chosen = page.getByRole('radio').nth(1)
  const label = await chosen.locator('xpath=ancestor::label').locator('span[id]').first().textContent()
  await chosen.check()
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-7'))
  await expect.poll(async () => (await storedAnswers(page))?.Q5_answer).toBe(label)

  await page.locator('input[value=thyroid_surgery]').check()
  await continueButton(page).click()
  await expect(page).toHaveURL(step('thyroid-surgery-details'))
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  await page.getByRole('textbox').fill('A nodule was removed in 2019.')
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-8'))
  await expect.poll(async () => (await storedAnswers(page))?.Q6a_answer).toBe('A nodule was removed in 2019.')
})
