import type { Page } from '@playwright/test'
import { writtenTime } from '#domain/booking/written-time.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { riskAnswers } from '#domain/questionnaires/adhd/sample-answers.ts'
import {
  alert,
  answer,
  button,
  dayRadio,
  field,
  fillIn,
  finished,
  freeTime,
  hold,
  openSchedule,
  runOut,
  time,
} from './booking.ts'
import { newPerson, post } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'

test.use({ allowedErrors: /Failed to load resource|net::ERR/ })

/** Turns the calendar to the month of this day. Days are there once the page listens. */
async function turnTo(page: Page, date: string): Promise<void> {
  const first = page.getByRole('radio').first()
  for (;;) {
    const shown = (await first.getAttribute('value')) ?? ''
    if (shown.slice(0, 7) >= date.slice(0, 7)) return
    await button(page, 'Next month').click()
    await expect(first).not.toHaveAttribute('value', shown)
  }
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

  test('R-11 F-6 the result is offered first once all six are answered, and not before', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await answer(page)
    await page.goto('/booking')
    const link = page.getByRole('link', { name: 'See your self-assessment result' })
    await expect(link).toHaveAttribute('href', '/assessment/adhd/question-7')
    await expect(page.getByRole('heading', { name: '2 more questions, then your result' })).toBeVisible()
    await expect(link).toBeInViewport({ ratio: 1 })
    const book = await page.getByRole('link', { name: 'Book appointment' }).boundingBox()
    expect((await link.boundingBox())?.y).toBeLessThan(book?.y ?? 0)
    await link.click()
    await page.getByRole('radio', { name: 'No', exact: true }).check()
    await page.getByRole('button', { name: 'Next question' }).click()
    await page.getByRole('radio', { name: 'Yes', exact: true }).check()
    await page.goto('/booking')
    await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
    await expect(link).toHaveAttribute('href', '/assessment/adhd/result')

    const other = await browser.newPage({ baseURL: baseURL ?? '' })
    const { adhd_q6: _, ...five } = finished
    await answer(other, five)
    await other.goto('/booking')
    await expect(other.getByText('A few questions come first')).toBeVisible()
    await expect(other.getByRole('link', { name: 'Carry on with the questions' })).toHaveAttribute(
      'href',
      '/assessment/adhd/question-6',
    )
    await expect(other.getByRole('link', { name: 'See your self-assessment result' })).toHaveCount(0)
    await other.close()
  })

  test('F-5 BK-01 R-10 whoever will be refused is told before they begin, help first, and no time is held', async ({
    page,
    browser,
    baseURL,
  }) => {
    await answer(page, { ...finished, adhd_risk_factors: riskAnswers('toSelf') })
    await page.goto('/booking')
    const help = page.getByRole('link', { name: 'See who can help' })
    await expect(help).toHaveAttribute('href', '/assessment/not-eligible?reason=adhd_risk_factors')
    const [note, card] = [await help.boundingBox(), await page.getByRole('article').boundingBox()]
    expect(note?.y).toBeLessThan(card?.y ?? 0)
    await expectAccessible(page)

    const other = await browser.newPage({ baseURL: baseURL ?? '' })
    await other.goto('/booking/schedule')
    await expect(other.getByText('A few questions come first')).toBeVisible()
    await other
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .first()
      .click()
    await expect(alert(other)).toContainText('A few questions come first: please answer them')
    await expect(alert(other).getByRole('link')).toHaveAttribute('href', '/assessment/adhd/diagnosis-status')
    await expect(other).toHaveURL('/booking/schedule')
    await other.close()
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

  test('F-14 R-35 a time, its end, the length and the price are seen at once on a phone; empty days look it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await answer(page)
    await openSchedule(page)
    await expect(time(page, '13:00')).toBeInViewport({ ratio: 1 })
    await expect(time(page, '13:00')).toContainText('to 14:30')
    await expect(page.getByText('90 mins by video, £850.00')).toBeInViewport()
    const label = (day: RegExp) => page.locator('label', { has: dayRadio(page, day) })
    await expect(label(/^Tuesday 17/).getByText('7 times', { exact: true })).toBeVisible()
    await expect(label(/^Sunday 22/)).toHaveCSS('border-top-style', 'dashed')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test('C-7 BK-03 choosing another day clears the chosen time, and says that it is still held', async ({ page }) => {
    await answer(page)
    const free = await hold(page)
    await page.goto('/booking/schedule')
    await expect(page.getByText('Dr Imogen Ashdown', { exact: true })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'This time is yours for now' })).toBeVisible()
    await turnTo(page, free.date)
    await page.locator('label', { has: page.locator(`input[value="${free.date}"]`) }).click()
    await expect(time(page, free.time)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByText(`We are still holding ${writtenTime(instantAt(free))} for you.`)).toBeVisible()
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
      await answer(one)
      await one.goto('/booking/schedule')
      await expect(one.getByText('Dr Imogen Ashdown', { exact: true })).toBeVisible()
      await turnTo(one, free.date)
      const day = one.locator(`input[value="${free.date}"]`)
      await one.locator('label', { has: day }).click()
      await expect(time(one, free.time)).toBeVisible()
    }
    await time(page, free.time).click()
    await expect(page).toHaveURL('/booking/your-account')
    await expect(page.getByRole('status').filter({ hasText: 'Slot Selected' }).first()).toBeVisible()
    await expect(page.getByText(writtenTime(instantAt(free))).first()).toBeVisible()

    await time(second, free.time).click()
    await expect(alert(second)).toHaveText('That time has just been taken. Please choose another.')
    await expect(second).toHaveURL('/booking/schedule')
    await expect(time(second, free.time)).toHaveCount(0)
    await expectAccessible(second)
    await second.close()
  })
})

test.describe('while a time is kept', () => {
  test('BK-04 asks for an email address, and keeps it', async ({ page }) => {
    await answer(page)
    await hold(page)
    await page.goto('/booking/your-account')
    const next = button(page, 'Next')
    await expect(next).toBeDisabled()
    await expect(page.getByText('Enter your email address to continue.')).toBeVisible()
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
    await expect(left).toHaveText(/^We are holding this time for you for another 1[45]:\d\d$/)
    const before = await left.textContent()
    await expect(left).not.toHaveText(before ?? '')
    await expect(page.getByText('Everything you typed is saved.')).toBeVisible()
    await button(page, 'Choose another time').click()
    await expect(page).toHaveURL('/booking/schedule')
    expect((await post(page.request, 'my_hold', {})).data.hold).toBeNull()
  })

  test('F-11 R-18 when it runs out, that comes into view with one press to keep it, and nothing typed is lost', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await answer(page)
    const free = await hold(page)
    await page.goto('/booking/details')
    await fillIn(page, { ...newPerson(), email: 'kept@post.example', password: 'kept-otter-7' })
    await page.getByRole('checkbox').nth(2).check()
    await field(page, 'City').focus()
    await runOut(page)
    await expect(alert(page)).toContainText('Your time was released')
    await expect(alert(page)).toContainText(writtenTime(instantAt(free)))
    const again = button(page, 'Keep this time again')
    await expect(again).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('region', { name: 'Your appointment' })).toContainText(writtenTime(instantAt(free)))
    await expect(button(page, 'Pay now')).toBeDisabled()
    await expectAccessible(page)
    await again.click()
    await expect(page.getByRole('timer')).toHaveText(/^We are holding this time for you for another 1[45]:\d\d$/)
    await expect(field(page, 'City')).toBeFocused()

    await button(page, 'Choose another time').click()
    await expect(page).toHaveURL('/booking/schedule')
    await hold(page)
    await page.goBack()
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
