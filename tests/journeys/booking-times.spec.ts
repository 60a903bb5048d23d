import { request as contexts, type Page } from '@playwright/test'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
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
import { botToken, newPerson, post } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'

test.use({ allowedErrors: /Failed to load resource|net::ERR/, contextOptions: { reducedMotion: 'reduce' } })

/** Turns the calendar to the month of this day. Days are there once the page is interactive. */
async function turnTo(page: Page, date: string): Promise<void> {
  const first = page.getByRole('radio').first()
  for (;;) {
    const shown = (await first.getAttribute('value')) ?? ''
    if (shown.slice(0, 7) >= date.slice(0, 7)) return
    await button(page, 'Next month').click()
    await expect(first).not.toHaveAttribute('value', shown)
  }
}

test('F-6 BK-01 BK-02 R-11 from the result, which is offered first, to the one option, the one service and on to the times', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await answer(page)
  await page.goto('/booking')
  const link = page.getByRole('link', { name: 'See your self-assessment result' })
  await expect(link).toHaveAttribute('href', '/assessment/adhd/question-7')
  await expect(page.getByRole('heading', { name: '2 more questions, then your result' })).toBeVisible()
  await expect(link).toBeInViewport({ ratio: 1 })
  const book = page.getByRole('link', { name: 'Book appointment' })
  expect((await link.boundingBox())?.y).toBeLessThan((await book.boundingBox())?.y ?? 0)
  await link.click()
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await page.getByRole('button', { name: 'Next question' }).click()
  await page.getByRole('radio', { name: 'Yes', exact: true }).check()
  await page.goto('/booking')
  // A visitor who has seen it is not notified of it again.
  await expect(page.getByRole('heading', { name: 'Your self-assessment result' })).toBeVisible()
  await expect(link).toHaveAttribute('href', '/assessment/adhd/result')

  await expect(page.getByRole('heading', { level: 2, name: 'Online Adult ADHD Assessment' })).toBeVisible()
  await expect(page.getByText('You need to be in the UK at the time of the appointment')).toBeVisible()
  await book.click()
  await expect(page).toHaveURL('/booking/select-service')
  const group = page.getByText('ADHD Appointments')
  const service = page.getByRole('link', { name: /Adult ADHD Assessment Online \(18\+\)/ })
  await expect(service).toContainText('90 mins')
  await expect(service).toContainText('£850.00')
  await group.click()
  await expect(service).toBeHidden()
  await group.click()
  await service.click()
  await expect(page).toHaveURL('/booking/schedule')
})

test('F-5 BK-01 R-8 a visitor without answers is told before they begin, and no time is held for them', async ({
  page,
}) => {
  await page.goto('/booking/schedule')
  await expect(page.getByText('A few questions come first')).toBeVisible()
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click()
  await expect(alert(page)).toContainText('Please answer a few questions first')
  await expect(alert(page).getByRole('link')).toHaveAttribute('href', '/assessment/adhd/diagnosis-status')
  await expect(page).toHaveURL('/booking/schedule')
  expect((await post(page.request, 'my_hold', {})).data.hold).toBeNull()
  await expectAccessible(page)
})

test('F-14 BK-03 R-35 a time, its end, the length and the price are visible at once on a phone; empty days look empty; by keyboard', {
  tag: '@soak',
}, async ({ page }) => {
  expect(await (await page.request.get('/booking/schedule')).text()).toContain('Loading schedule...')
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

  await page.getByRole('button', { name: 'Profile of Dr Imogen Ashdown' }).click()
  await expect(page.getByRole('dialog', { name: 'Dr Imogen Ashdown' })).toContainText('Takes time.')
  await page.clock.runFor(1_000)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Profile/ })).toBeFocused()

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

test('BK-03 BK-04 R-18 a second visitor stays and sees the remaining times; a chosen time is held, and an email address asked for', async ({
  page,
  baseURL,
}) => {
  const [taken, free] = [await freeTime(page.request), await freeTime(page.request)]
  const show = async ({ date }: typeof free) => {
    await page.locator('label', { has: page.locator(`input[value="${date}"]`) }).click()
  }
  await answer(page)
  await page.goto('/booking/schedule')
  await expect(page.getByText('Dr Imogen Ashdown', { exact: true })).toBeVisible()
  await turnTo(page, taken.date)
  await show(taken)
  await expect(time(page, taken.time)).toBeVisible()
  const first = await contexts.newContext({ baseURL: baseURL ?? '' })
  await post(first, 'save_answer', { ansData: JSON.stringify(finished), questionnaire_type: 'adhd' })
  await post(first, 'hold_slot', { ...taken, token: await botToken(first, 'hold_slot') })
  await first.dispose()
  await time(page, taken.time).click()
  await expect(alert(page)).toHaveText('That time has just been taken. Please choose another.')
  await expect(page).toHaveURL('/booking/schedule')
  await expect(time(page, taken.time)).toHaveCount(0)
  await expectAccessible(page, 'main')

  await page.goto('/booking/schedule')
  await turnTo(page, free.date)
  await show(free)
  await time(page, free.time).click()
  await expect(page).toHaveURL('/booking/your-account')
  await expect(page.getByRole('status').filter({ hasText: 'Slot Selected' }).first()).toBeVisible()
  await expect(page.getByText(formatDateTime(instantAt(free))).first()).toBeVisible()

  const left = page.getByRole('timer')
  await expect(left).toHaveText(/^We are holding this time for you for another 1[45]:\d\d$/)
  const before = await left.textContent()
  const next = button(page, 'Next')
  await expect(next).toBeDisabled()
  await expect(page.getByText('Enter your email address to continue.')).toBeVisible()
  await field(page, 'Email').fill('sam at post')
  await next.click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(field(page, 'Email')).toBeFocused()
  await expectAccessible(page)
  await expect(left).not.toHaveText(before ?? '')
  await field(page, 'Email').fill('sam@post.example')
  await field(page, 'Email').press('Enter')
  await expect(page).toHaveURL('/booking/details')
  await expect(field(page, 'Email')).toHaveValue('sam@post.example')
  expect(await page.evaluate(() => localStorage.getItem('user_email'))).toBe('sam@post.example')
})

test('F-11 R-18 when the hold expires, one press holds the time again, and nothing typed is lost', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await answer(page)
  const free = await hold(page)
  await page.goto('/booking/details')
  await fillIn(page, { ...newPerson(), email: 'kept@post.example', password: 'kept-otter-7' })
  await page.getByRole('checkbox').nth(2).check()
  await field(page, 'City').focus()
  await runOut(page)
  await expect(alert(page)).toContainText('Your time was released')
  await expect(alert(page)).toContainText(formatDateTime(instantAt(free)))
  const again = button(page, 'Keep this time again')
  await expect(again).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', { name: 'Your appointment' })).toContainText(formatDateTime(instantAt(free)))
  await expect(button(page, 'Pay now')).toBeDisabled()
  await expectAccessible(page, 'main')
  await again.click()
  await expect(page.getByRole('timer')).toHaveText(/^We are holding this time for you for another 1[45]:\d\d$/)
  await expect(field(page, 'City')).toBeFocused()

  // Released by a button.
  await expect(page.getByText('Everything you typed is saved.')).toBeVisible()
  await button(page, 'Choose another time').click()
  await expect(page).toHaveURL('/booking/schedule')
  expect((await post(page.request, 'my_hold', {})).data.hold).toBeNull()
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
