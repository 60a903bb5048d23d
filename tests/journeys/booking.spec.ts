import type { APIRequestContext, Page } from '@playwright/test'
import type { AccountAppointment } from '#contract/appointments.ts'
import { monthAvailability } from '#domain/booking/availability.ts'
import { defaultTemplate } from '#domain/booking/default-template.ts'
import { instantAt } from '#domain/booking/london-time.ts'
import { writtenTime } from '#domain/booking/written-time.ts'
import { riskAnswers } from '#domain/questionnaires/adhd/sample-answers.ts'
import { newPerson, post } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'

test.use({ allowedErrors: /Failed to load resource|net::ERR/ })

const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map((place) => [`adhd_q${place}`, 'Often']))
const finished: Record<string, unknown> = { adhd_q0: 'yes', ...six, adhd_risk_factors: riskAnswers() }

/** Answers the self-assessment without its screens. */
const answer = (page: Page, answers: object = finished) =>
  page.addInitScript((given) => {
    if (localStorage.getItem('questionnaire_data') === null) {
      localStorage.setItem('questionnaire_data', JSON.stringify({ ...given, stepHistory: ['question-1'] }))
    }
  }, answers)

const reply = (code: number, data: unknown = null, message = '') => ({ status: code, json: { code, data, message } })

/** Stands in for one call of the server. */
const standIn = (page: Page, call: string, ...given: Parameters<typeof reply>) =>
  page.route(`**/api/${call}`, (route) => route.fulfill(reply(...given)))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const time = (page: Page, written: string) => page.getByRole('button', { name: written, exact: true })
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const dayRadio = (page: Page, day: RegExp) => page.getByRole('radio', { name: day })

/** A Monday at ten in the morning, on the clock of London. */
const monday = instantAt({ date: '2026-03-16', time: '10:05' })
const clinician = {
  id: 'consultant',
  name: 'Dr Imogen Ashdown',
  title: 'Consultant psychiatrist',
  profile: ['Takes time.'],
}

/** The server's month as it would be at that moment, with nothing taken but these. */
async function openSchedule(page: Page, { now = monday, taken = [] as number[] } = {}): Promise<void> {
  await page.clock.install({ time: now })
  const schedule = { template: defaultTemplate, exceptions: [], minutes: 90, taken }
  await page.route('**/api/booking_month', (route) => {
    const { month } = route.request().postDataJSON()
    return route.fulfill(reply(200, { clinician, month, days: monthAvailability(month, schedule, now) }))
  })
  await standIn(page, 'my_hold', 200, { hold: null })
  await page.goto('/booking/schedule')
  await page.clock.runFor(1_000)
}

interface Free {
  readonly date: string
  readonly time: string
}

let lastFree = 0

/** A time nobody else in these journeys picks: the workers share one consultant. */
async function freeTime(request: APIRequestContext): Promise<Free> {
  lastFree += 1
  const place = lastFree * 7 + test.info().parallelIndex
  const ahead = new Date()
  ahead.setUTCDate(15)
  ahead.setUTCMonth(ahead.getUTCMonth() + 2 + (place % 6))
  const { data } = await post(request, 'booking_month', { month: ahead.toISOString().slice(0, 7) })
  const all = data.days.flatMap(({ date, morning, afternoon, evening }: (typeof data.days)[number]) =>
    [...morning, ...afternoon, ...evening].map((free: string) => ({ date, time: free })),
  )
  return all[(place * 11 + test.info().parallelIndex * 3) % all.length]
}

/** Holds a time by the server's own call, with the cookies of this browser. */
async function hold(page: Page): Promise<Free> {
  const free = await freeTime(page.request)
  const held = await post(page.request, 'hold_slot', free)
  expect(held.code).toBe(200)
  return free
}

async function fillIn(page: Page, { email, password, phone } = newPerson()): Promise<void> {
  await field(page, 'Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('radio', { name: 'Ms' }).check()
  await field(page, 'First name').fill('Amara')
  await field(page, 'Last name').fill('Whitfield')
  await page.getByRole('radio', { name: 'Female' }).check()
  await field(page, 'Day').fill('4')
  await field(page, 'Month').fill('3')
  await field(page, 'Year').fill('1988')
  await field(page, 'Mobile number').fill(phone)
  await field(page, 'Address 1').fill('14 Lark Rise')
  await field(page, 'Address 2 (optional)').fill('Flat 2')
  await field(page, 'City').fill('Bath')
  await field(page, 'Postcode').fill('ba1 1aa')
}

async function agreeToAll(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry date').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await button(page, 'Pay £850.00').click()
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign In').click()
  await expect(page).toHaveURL('/account')
}

test.describe('where booking begins', () => {
  test('BK-01 BK-02 from the one option to the one service and on to the times', async ({ page }) => {
    await answer(page)
    await page.goto('/booking')
    await expect(page.getByRole('heading', { level: 2, name: 'Online Adult ADHD Assessment' })).toBeVisible()
    await expect(page.getByText('You need to be in the UK at the time of the appointment')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Book appointment' }).click()
    await expect(page).toHaveURL('/booking/select-service')
    const group = page.getByText('ADHD Appointments')
    const service = page.getByRole('link', { name: /Adult ADHD Assessment Online \(18\+\)/ })
    await expect(service).toContainText('90 mins')
    await expect(service).toContainText('£850.00')
    await expectAccessible(page)
    await group.click()
    await expect(service).toBeHidden()
    await group.click()
    await service.click()
    await expect(page).toHaveURL('/booking/schedule')
  })

  test('R-11 the result is offered once all six are answered, and not before', async ({ page, browser, baseURL }) => {
    await answer(page)
    await page.goto('/booking')
    const link = page.getByRole('link', { name: 'See your self-assessment result' })
    await expect(link).toHaveAttribute('href', '/assessment/adhd/question-7')

    const other = await browser.newPage({ baseURL: baseURL ?? '' })
    const { adhd_q6: _, ...five } = finished
    await answer(other, five)
    await other.goto('/booking')
    await expect(other.getByText('A few questions come first')).toBeVisible()
    await expect(other.getByRole('link', { name: 'Go on with the questions' })).toHaveAttribute(
      'href',
      '/assessment/adhd/question-6',
    )
    await expect(other.getByRole('link', { name: 'See your self-assessment result' })).toHaveCount(0)
    await other.close()
  })

  test('BK-01 R-10 whoever cannot be seen by video is led to help', async ({ page }) => {
    await answer(page, { ...finished, adhd_risk_factors: riskAnswers('toSelf') })
    await page.goto('/booking')
    await expect(page.getByRole('link', { name: 'See who can help' })).toHaveAttribute(
      'href',
      '/assessment/not-eligible?reason=adhd_risk_factors',
    )
  })
})

test.describe('the schedule', () => {
  test('BK-03 opens at today if it has times; past days are closed and say so; bars show what is free', async ({
    page,
  }) => {
    await openSchedule(page, { taken: [instantAt({ date: '2026-03-17', time: '08:30' })] })
    await expect(page.getByRole('heading', { name: 'Monday 16 March 2026' })).toBeVisible()
    await expect(dayRadio(page, /^Monday 16 March/)).toBeChecked()
    // Two of the morning have begun.
    await expect(dayRadio(page, /^Monday 16 March 2026, 5 times/)).toBeEnabled()
    await expect(page.getByRole('heading', { name: 'Morning' })).toHaveCount(0)
    await expect(time(page, '13:00')).toBeVisible()
    const past = dayRadio(page, /^Sunday 15 March 2026, Past/)
    await expect(past).toBeDisabled()
    await expect(page.locator('label', { has: past })).toContainText('Past')
    const bar = (day: RegExp) => page.locator('label', { has: dayRadio(page, day) }).locator('rect')
    await expect(bar(/^Wednesday 18/).nth(1)).toHaveAttribute('width', '70%')
    await expect(bar(/^Tuesday 17/).nth(1)).toHaveAttribute('width', '60%')
    await expect(bar(/^Sunday 22/)).toHaveCount(1)
    await expectAccessible(page)
  })

  test('BK-03 opens at the next day with times on a Sunday, and an empty day says so', async ({ page }) => {
    await openSchedule(page, { now: instantAt({ date: '2026-03-15', time: '09:00' }) })
    await expect(page.getByRole('heading', { name: 'Monday 16 March 2026' })).toBeVisible()
    await page.locator('label', { has: dayRadio(page, /^Sunday 22 March/) }).click()
    await expect(page.getByText('No available slots on Sunday 22 March 2026. Please select another day.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^\d\d:\d\d$/ })).toHaveCount(0)
    await expectAccessible(page)
  })

  test('BK-03 works by keyboard, from month to month and day to day', async ({ page }) => {
    await openSchedule(page)
    await expect(button(page, 'Previous month')).toBeDisabled()
    await button(page, 'Next month').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Wednesday 1 April 2026' })).toBeVisible()
    await expect(page.getByText('April 2026', { exact: true })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(dayRadio(page, /^Wednesday 1 April/)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { name: 'Thursday 2 April 2026' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: /^Profile/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(time(page, '08:30')).toBeFocused()
    await button(page, 'Previous month').click()
    await expect(page.getByRole('heading', { name: 'Monday 16 March 2026' })).toBeVisible()
  })

  test('BK-03 the clinician has a profile', async ({ page }) => {
    await openSchedule(page)
    await expect(page.getByText('Consultant psychiatrist')).toBeVisible()
    await page.getByRole('button', { name: 'Profile of Dr Imogen Ashdown' }).click()
    const profile = page.getByRole('dialog', { name: 'Dr Imogen Ashdown' })
    await expect(profile).toContainText('Takes time.')
    await page.clock.runFor(1_000)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Profile/ })).toBeFocused()
  })

  test('BK-03 says that it is loading, before any script has run as well, and what to do when it could not', async ({
    page,
  }) => {
    expect(await (await page.request.get('/booking/schedule')).text()).toContain('Loading schedule...')
    let isDown = true
    await page.route('**/api/booking_month', (route) => (isDown ? route.abort() : route.continue()))
    await page.goto('/booking/schedule')
    await expect(alert(page)).toContainText('We could not load the schedule')
    isDown = false
    await button(page, 'Try again').click()
    await expect(page.getByText('Dr Imogen Ashdown', { exact: true })).toBeVisible()
  })

  test('BK-03 R-18 a time that is picked is kept, and whoever comes second stays and sees what is left', async ({
    page,
    browser,
    baseURL,
  }) => {
    const free = await freeTime(page.request)
    const second = await browser.newPage({ baseURL: baseURL ?? '' })
    for (const one of [page, second]) {
      await one.goto('/booking/schedule')
      await expect(one.getByText('Dr Imogen Ashdown', { exact: true })).toBeVisible()
      const day = one.locator(`input[value="${free.date}"]`)
      for (let month = 0; month < 8 && (await day.count()) === 0; month += 1) {
        const loaded = one.waitForResponse('**/api/booking_month')
        await button(one, 'Next month').click()
        await loaded
      }
      await one.locator('label', { has: day }).click()
      await expect(time(one, free.time)).toBeVisible()
    }
    await time(page, free.time).click()
    await expect(page).toHaveURL('/booking/your-account')
    await expect(page.getByRole('status').filter({ hasText: 'Slot Selected' }).first()).toBeVisible()
    await expect(page.getByText(writtenTime(instantAt(free))).first()).toBeVisible()

    await time(second, free.time).click()
    await expect(alert(second)).toHaveText('That time has just been taken. Please choose another.')
    await expect(second.getByRole('status').filter({ hasText: 'has just been taken' }).first()).toBeVisible()
    await expect(second).toHaveURL('/booking/schedule')
    await expect(time(second, free.time)).toHaveCount(0)
    await expectAccessible(second)
    await second.close()
  })
})

test.describe('while a time is kept', () => {
  test('BK-04 asks for an e-mail address, and keeps it', async ({ page }) => {
    await answer(page)
    await hold(page)
    await page.goto('/booking/your-account')
    const next = button(page, 'Next')
    await expect(next).toBeDisabled()
    await expect(page.getByText('Enter your e-mail address to continue.')).toBeVisible()
    await field(page, 'Email').fill('sam at post')
    await next.click()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(field(page, 'Email')).toBeFocused()
    await expectAccessible(page)
    await field(page, 'Email').fill('sam@post.example')
    await field(page, 'Email').press('Enter')
    await expect(page).toHaveURL('/booking/details')
    await expect(field(page, 'Email')).toHaveValue('sam@post.example')
    expect(await page.evaluate(() => localStorage.getItem('user_email'))).toBe('sam@post.example')
  })

  test('R-18 the time that is left runs down in sight, and is given up by a button', async ({ page }) => {
    await hold(page)
    await page.goto('/booking/your-account')
    const left = page.getByRole('timer')
    await expect(left).toHaveText(/^We keep this time for you for another 1[45]:\d\d$/)
    const before = await left.textContent()
    await expect(left).not.toHaveText(before ?? '')
    await expect(page.getByText('Everything you typed is kept.')).toBeVisible()
    await button(page, 'Choose another time').click()
    await expect(page).toHaveURL('/booking/schedule')
    expect((await post(page.request, 'my_hold', {})).data.hold).toBeNull()
  })

  test('R-18 when it runs out, the way leads back to the schedule and nothing typed is lost', async ({ page }) => {
    await answer(page)
    const free = await hold(page)
    await page.goto('/booking/details')
    await fillIn(page, { ...newPerson(), email: 'kept@post.example', password: 'kept-otter-7' })
    await page.getByRole('checkbox').nth(2).check()
    await post(page.request, 'release_hold', {})
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(alert(page)).toContainText('Your time was released')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Choose a time' }).click()
    await expect(page).toHaveURL('/booking/schedule')
    await post(page.request, 'hold_slot', free)
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('link', { name: /Adult ADHD Assessment/ }).click()
    await page.getByRole('link', { name: 'Carry on with this time' }).click()
    await button(page, 'Next').click()
    await expect(field(page, 'First name')).toHaveValue('Amara')
    await expect(field(page, 'Postcode')).toHaveValue('ba1 1aa')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('kept-otter-7')
    await expect(page.getByRole('checkbox').nth(2)).toBeChecked()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage))).not.toContain(
      'kept-otter-7',
    )
  })

  test('R-18 whoever comes without a time is told to choose one', async ({ page }) => {
    await page.goto('/booking/details')
    await expect(alert(page)).toContainText('Choose a time first')
  })
})

test.describe('the details', () => {
  test('BK-05 BK-06 what is missing is said after the first try, in the specification’s words', async ({ page }) => {
    await answer(page)
    await hold(page)
    await page.goto('/booking/details')
    const payNow = button(page, 'Pay now')
    await expect(payNow).toBeDisabled()
    await expect(page.getByText('Agree to all of the points above to continue.')).toBeVisible()
    await expect(page.getByText('First name is required.')).toHaveCount(0)
    await payNow.focus()
    await page.keyboard.press('Enter')
    const problems = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(problems).toBeFocused()
    await expect(problems.getByRole('listitem')).toHaveText([
      'Please enter a valid email.',
      'Password must be at least 8 characters.',
      'Title is required.',
      'First name is required.',
      'Last name is required.',
      'Sex is required.',
      'Date of birth is required.',
      'Valid mobile number is required.',
      'Address 1 is required.',
      'City is required.',
      'Postcode is required.',
      'You must agree to all consents.',
    ])
    await expectAccessible(page)
    await problems.getByRole('link', { name: 'You must agree to all consents.' }).click()
    await expect(page.getByRole('checkbox').first()).toBeFocused()
    await field(page, 'First name').fill('Amara')
    await expect(page.getByText('First name is required.')).toHaveCount(0)
  })

  test('BK-05 BK-06 R-4 R-15 R-18 the fields take what people write, and each of the eight consents is needed', async ({
    page,
  }) => {
    await answer(page)
    await hold(page)
    await page.goto('/booking/details')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /8-12 characters with an upper-case letter, a number and a symbol/,
    )
    await field(page, 'Mobile number').fill('+44 7700 900 123')
    await expect(field(page, 'Mobile number')).toHaveValue('07700900123')
    await field(page, 'Day').fill('2a7')
    await expect(field(page, 'Day')).toHaveValue('27')
    await field(page, 'Postcode').fill('SW1A 1AA')
    await expect(field(page, 'Postcode')).toHaveValue('SW1A 1AA')
    const boxes = page.getByRole('checkbox')
    await expect(boxes).toHaveCount(8)
    for (const box of await boxes.all()) {
      await expect(button(page, 'Pay now')).toBeDisabled()
      await box.check()
    }
    await expect(button(page, 'Pay now')).toBeEnabled()
    // At the end of a long form the time that is left is still in sight.
    await expect(page.getByText(/^1[45]:\d\d left$/)).toBeInViewport()
  })

  test('BK-05 the summary says what, with whom, when and for how much', async ({ page }) => {
    await answer(page)
    const free = await hold(page)
    await page.goto('/booking/details')
    const summary = page.getByRole('region', { name: 'Your appointment' })
    await expect(summary).toContainText('Adult ADHD Assessment Online (18+), 90 mins')
    await expect(summary).toContainText('Dr Imogen Ashdown, Consultant psychiatrist')
    await expect(summary).toContainText(writtenTime(instantAt(free)))
    await expect(summary).toContainText('All times are UK time (Europe/London).')
    await expect(summary).toContainText('£850.00')
  })

  test('BK-07 what the server knows of the person is filled in, and no password', async ({ page }) => {
    await standIn(page, 'check_user_by_email', 200, {
      user: {
        email: 'known@post.example',
        title: 'dr',
        name: 'Known',
        address: '1 Lark Lane#Headingley',
        dob: '1990-12-05',
      },
    })
    await answer(page)
    await hold(page)
    await page.addInitScript(() => localStorage.setItem('user_email', 'known@post.example'))
    const asked = page.waitForRequest('**/api/check_user_by_email')
    await page.goto('/booking/details')
    expect((await asked).postDataJSON()).toEqual({ email: 'known@post.example' })
    await expect(field(page, 'First name')).toHaveValue('Known')
    await expect(page.getByRole('radio', { name: 'Dr' })).toBeChecked()
    await expect(field(page, 'Address 2 (optional)')).toHaveValue('Headingley')
    await expect(field(page, 'Month')).toHaveValue('12')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  })

  const refusals = [
    ['BK-07 in the server’s words', 503, null, 'Please try again in a moment.', 'Please try again in a moment.'],
    ['BK-07 without any', 500, null, '', 'Failed to create user'],
    [
      'R-8 with the question that is missing',
      422,
      { missing: 'question-3', question: 'How often?' },
      '',
      'A question of your assessment is not answered yet.',
    ],
  ] as const
  for (const [title, code, data, message, shown] of refusals) {
    test(`${title}, a refusal is told under the button, and everything typed stays`, async ({ page }) => {
      await answer(page)
      await hold(page)
      await page.goto('/booking/details')
      await fillIn(page)
      await agreeToAll(page)
      await standIn(page, 'create_new_user', code, data, message)
      await button(page, 'Pay now').click()
      await expect(alert(page)).toContainText(shown)
      await expect(field(page, 'City')).toHaveValue('Bath')
      if (code === 422) {
        await expect(alert(page).getByRole('link')).toHaveAttribute('href', '/assessment/adhd/question-3')
      }
      await expectAccessible(page)
    })
  }

  test('R-10 answers that rule the appointment out lead to help', async ({ page }) => {
    await answer(page)
    await hold(page)
    await page.goto('/booking/details')
    await fillIn(page)
    await agreeToAll(page)
    await standIn(page, 'create_new_user', 403, { notEligible: 'adhd_risk_factors' })
    await button(page, 'Pay now').click()
    await expect(page).toHaveURL('/assessment/not-eligible?reason=adhd_risk_factors')
  })

  test('R-18 a time that ran out leads back to the schedule, and says why', async ({ page }) => {
    await answer(page)
    await hold(page)
    await page.goto('/booking/details')
    await fillIn(page)
    await agreeToAll(page)
    await post(page.request, 'release_hold', {})
    await button(page, 'Pay now').click()
    await expect(page).toHaveURL('/booking/schedule')
    await expect(page.getByRole('status').filter({ hasText: 'Your time was released' }).first()).toBeVisible()
  })

  test('R-18 money that came too late is given back, and the person is told so', async ({ page }) => {
    await answer(page)
    await hold(page)
    await page.goto('/booking/details')
    await fillIn(page)
    await agreeToAll(page)
    await button(page, 'Pay now').click()
    await standIn(page, 'verify_payment_intent', 200, { status: 'Failed', reference: null, refundedPence: 850_00 })
    await pay(page)
    const dialog = page.getByRole('dialog', { name: 'Pay by card' })
    await expect(dialog.getByRole('alert')).toContainText('We have refunded £850.00 to your card')
    await expectAccessible(page)
    await dialog.getByRole('link', { name: 'Choose a time' }).click()
    await expect(page).toHaveURL('/booking/schedule')
  })
})

test.describe('an appointment', () => {
  test('BK-07 BK-08 PO-01 PO-02 is booked, paid, moved once and cancelled with all the money back', async ({
    page,
  }) => {
    test.slow()
    await answer(page)
    const free = await hold(page)
    const person = newPerson()
    const sent: Record<string, unknown>[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/create_new_user')) sent.push(request.postDataJSON())
    })
    const intents: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/create_payment_intent')) intents.push(request.postDataJSON())
    })
    await page.goto('/booking/details')
    await fillIn(page, person)
    await agreeToAll(page)
    await expect.poll(() => sent.map(({ mode }) => mode)).toEqual(['otpSuccess'])
    await button(page, 'Pay now').click()
    await expect(page.getByLabel('Card number')).toBeVisible()
    expect(sent.at(-1)).toEqual({
      mode: 'finalSubmit',
      token: expect.any(String),
      email: person.email,
      password: person.password,
      title: 'ms',
      gender: 'female',
      name: 'Amara',
      legalSurname: 'Whitfield',
      mobile: person.phone,
      dob: '1988-03-04',
      address: '14 Lark Rise#Flat 2',
      city: 'Bath',
      pincode: 'BA1 1AA',
      selectedSlot: new Date(instantAt(free)).toISOString(),
      selectedDate: instantAt(free),
      questionnaire_type: 'adhd',
      consents: { t1: true, t2: true, t3: true, t4: true, t5: true, t6: true, t7: true, t8: true },
      uniqueId: expect.any(String),
      answers: finished,
    })
    expect(intents).toEqual([expect.objectContaining({ amount: 850 })])
    const kept = await page.evaluate(() => [localStorage.getItem('paymentId'), localStorage.getItem('uniqueId')])
    expect(kept).toEqual([expect.any(String), expect.any(String)])
    await expectAccessible(page)
    await pay(page)
    await expect(page.getByText('Payment successful!')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('status').filter({ hasText: 'Your appointment is booked' }).first()).toBeVisible()

    await signIn(page, person)
    const card = page.getByRole('article')
    await expect(card).toContainText(writtenTime(instantAt(free)))
    await expect(card).toContainText('Dr Imogen Ashdown')
    await expect(card).toContainText('Booked')
    await expectAccessible(page)

    await card.getByRole('link', { name: /^Reschedule/ }).click()
    await expect(page.getByText('Choose a day and a time to continue.')).toBeVisible()
    await button(page, 'Next month').click()
    await page
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .last()
      .click()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Move my appointment to/ }).click()
    await expect(page).toHaveURL('/account')
    await expect(page.getByText('It can no longer be moved.')).toBeVisible()

    await page.getByRole('button', { name: /^Cancel appointment/ }).click()
    const asking = page.getByRole('dialog', { name: 'Cancel this appointment?' })
    await expect(asking).toContainText('You will get £850.00 back, all that you paid.')
    await expectAccessible(page)
    await button(page, 'Yes, cancel it').click()
    await expect(card).toContainText('Cancelled')
    await expect(card).toContainText('Given back£850.00')
    await expect(page.getByRole('button', { name: /^Cancel appointment/ })).toHaveCount(0)
  })

  const appointment: AccountAppointment = {
    id: '3f0c0b7e-4a57-4a55-9a3a-0d1f5f4d9a10',
    reference: 'LW-TEST1234',
    service: 'Adult ADHD Assessment Online (18+)',
    clinician: { id: 'consultant', name: 'Dr Imogen Ashdown', title: 'Consultant psychiatrist' },
    startsAt: '2031-06-16T09:00:00.000Z',
    minutes: 90,
    state: 'booked',
    amountPence: 850_00,
    refundedPence: 0,
    canReschedule: true,
    cancel: { isAllowed: true, refundPence: 850_00 },
  }
  const openAccount = async (page: Page, change: Partial<AccountAppointment>) => {
    const appointments = [{ ...appointment, ...change }]
    const profile = { name: 'Amara', email: 'amara@post.example' }
    await standIn(page, 'my_account', 200, { profile, orders: [], appointments, unfinishedAssessment: false })
    await page.goto('/account')
  }

  test('BK-08 summer time is written with the hour', async ({ page }) => {
    await openAccount(page, {})
    await expect(page.getByRole('article')).toContainText('Monday 16 June 2031, 10:00 BST')
  })

  test('PO-02 half the money, and none', async ({ page }) => {
    await openAccount(page, { cancel: { isAllowed: true, refundPence: 425_00 } })
    await page.getByRole('button', { name: /^Cancel appointment/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(
      'You will get £425.00 back. We keep £425.00, because there are fewer than 7 days left.',
    )
    await openAccount(page, { cancel: { isAllowed: true, refundPence: 0 } })
    await page.getByRole('button', { name: /^Cancel appointment/ }).click()
    await expect(dialog).toContainText('You will get £0.00 back')
    await expect(dialog).toContainText('DNA (did not attend)')
  })

  test('PO-02 what changed while somebody thought about it is shown before they can say yes again', async ({
    page,
  }) => {
    await openAccount(page, {})
    const asked: unknown[] = []
    await page.route('**/api/cancel_appointment', (route) => {
      asked.push(route.request().postDataJSON().expectedRefundPence)
      return route.fulfill(
        asked.length === 1 ? reply(409, { refundPence: 425_00 }, 'Changed') : reply(200, { refundPence: 425_00 }),
      )
    })
    await page.getByRole('button', { name: /^Cancel appointment/ }).click()
    await button(page, 'Yes, cancel it').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toContainText('now you would get £425.00 back')
    await expect(dialog).toContainText('You will get £425.00 back. We keep £425.00')
    await button(page, 'Yes, cancel it').click()
    await expect(dialog).toHaveCount(0)
    expect(asked).toEqual([850_00, 425_00])
  })

  test('R-18 PO-01 another time that has just gone is told, and the appointment stays', async ({ page }) => {
    await openAccount(page, {})
    await standIn(page, 'reschedule_appointment', 409, null, 'That time has just been taken. Please choose another.')
    await page.getByRole('link', { name: /^Reschedule/ }).click()
    await button(page, 'Next month').click()
    await page
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .first()
      .click()
    await page
      .locator('label', { has: page.getByRole('radio', { checked: false, disabled: false }) })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Move my appointment/ })).toHaveCount(0)
    await page
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Move my appointment/ }).click()
    await expect(alert(page)).toHaveText('That time has just been taken. Please choose another.')
    await expect(page).toHaveURL(/reschedule=/)
  })

  test('PO-01 what can no longer be moved or cancelled says so', async ({ page }) => {
    await openAccount(page, { canReschedule: false, cancel: { isAllowed: false, refundPence: 0 } })
    await expect(page.getByText('It can no longer be moved. It can no longer be cancelled here.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Reschedule/ })).toHaveCount(0)
    await page.goto(`/account?reschedule=${appointment.id}`)
    await expect(page.getByText('There is no such appointment to move in your account.')).toBeVisible()
  })
})

test('BK-01 BK-05 every page fits a wide screen and the narrowest', async ({ page }) => {
  test.slow()
  await answer(page)
  await hold(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['', '/select-service', '/schedule', '/your-account', '/details']) {
      await page.goto(`/booking${path}`)
      await page.waitForLoadState('networkidle')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
  }
})
