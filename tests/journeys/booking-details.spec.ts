import { consentsFor } from '#domain/appointments/consents.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { agreeToAll, alert, answer, button, field, fillIn, hold, pay, runOut, standIn } from './booking.ts'
import { post } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'

test.use({ allowedErrors: /Failed to load resource|net::ERR/, contextOptions: { reducedMotion: 'reduce' } })

test('E-8 BK-05 BK-06 R-4 R-15 R-18 the summary, the fields, the eight consents, and what is missing in the specification’s words', async ({
  page,
}) => {
  await answer(page)
  const free = await hold(page)
  await page.goto('/booking/details')
  const summary = page.getByRole('region', { name: 'Your appointment' })
  await expect(summary).toContainText('Adult ADHD Assessment Online (18+), 90 mins')
  await expect(summary).toContainText('Dr Imogen Ashdown, Consultant psychiatrist')
  await expect(summary).toContainText(formatDateTime(instantAt(free)))
  await expect(summary).toContainText('All times are UK time (Europe/London).')
  await expect(summary).toContainText('£850.00')

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
  // The error disappears as soon as the field is right, and returns only when it is left wrong.
  await field(page, 'First name').fill('')
  await expect(page.getByText('First name is required.')).toHaveCount(0)
  const email = field(page, 'Email')
  await email.fill('sam@post')
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email/)
  await email.fill('sam@post.example')
  await expect(email).not.toHaveAccessibleDescription(/Please enter a valid email/)

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
    await expect(payNow).toBeDisabled()
    await box.check()
  }
  await expect(payNow).toBeEnabled()
  // At the end of a long form the price and the remaining time are visible.
  await payNow.scrollIntoViewIfNeeded()
  await expect(page.getByText(/^1[45]:\d\d left$/)).toBeInViewport()
  await expect(page.getByText('You pay £850.00 now.')).toBeInViewport()
})

test('F-1 R-15 a patient who has used their cancellation is told before they agree and pay', { tag: '@soak' }, async ({
  page,
}) => {
  await answer(page)
  const { date, time } = await hold(page)
  const { data } = await post(page.request, 'my_hold', {})
  await standIn(page, 'my_hold', 200, { ...data, canCancel: false })
  await page.goto('/booking/details')
  await expect(page.getByText('This appointment cannot be cancelled for a refund')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: consentsFor({ canCancel: false }).t8.wording })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: consentsFor({ canCancel: true }).t8.wording })).toHaveCount(0)
  await fillIn(page)
  await agreeToAll(page)
  const sent = page.waitForRequest((request) => request.postDataJSON()?.mode === 'finalSubmit')
  await button(page, 'Pay now').click()
  expect((await sent).postDataJSON()).toMatchObject({
    consentVersions: { t8: consentsFor({ canCancel: false }).t8.version },
    selectedDate: instantAt({ date, time }),
  })
  // The server's words win: nobody agrees to less than they are entitled to.
  await expect(alert(page)).toContainText('What you agree to has changed since this page was opened.')
})

test('F-4 F-15 R-34 the dialog names what is paid and counts down; at the end it is locked until the time is held again', async ({
  page,
}) => {
  await answer(page)
  const free = await hold(page)
  await page.goto('/booking/details')
  await fillIn(page)
  await agreeToAll(page)
  await button(page, 'Pay now').click()
  const dialog = page.getByRole('dialog', { name: 'Pay by card' })
  await expect(dialog).toContainText(formatDateTime(instantAt(free)))
  await expect(dialog).toContainText('Dr Imogen Ashdown')
  await expect(dialog.getByRole('timer')).toHaveText(/^We are holding this time for you for another 1[45]:\d\d$/)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await runOut(page)
  await expect(dialog.getByRole('alert')).toContainText('We’re no longer holding it, and nothing has been taken')
  await expect(button(page, 'Pay £850.00')).toHaveCount(0)
  await expect(dialog.getByRole('timer')).toHaveCount(0)
  await page.getByLabel('Card number').press('Enter')
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Keep this time again' }).click()
  await expect(dialog.getByRole('timer')).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await pay(page)
  await expect(page.getByText('Payment successful!')).toBeVisible()
})

test('BK-01 BK-05 every page fits a wide screen and the narrowest', { tag: '@soak' }, async ({ page }) => {
  test.slow()
  await answer(page)
  await hold(page)
  const timer = page.getByRole('timer')
  // The last state of each page. Others are checked for accessibility where they are used.
  for (const [path, last, isLookedAt] of [
    ['', page.getByRole('link', { name: 'See your self-assessment result' }), true],
    ['/select-service', page.getByText('90 mins'), true],
    ['/schedule', page.getByRole('button', { name: /^\d\d:\d\d$/ }).first(), false],
    ['/your-account', timer, false],
    ['/details', timer, false],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(`/booking${path}`)
    await expect(last).toBeVisible()
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
    if (isLookedAt) await expectAccessible(page)
  }
})
