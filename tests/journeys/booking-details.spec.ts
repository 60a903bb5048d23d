import { consentsFor } from '#domain/booking/consents.ts'
import { writtenTime } from '#domain/booking/written-time.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { agreeToAll, alert, answer, button, field, fillIn, hold, pay, runOut, standIn } from './booking.ts'
import { post } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'

test.use({ allowedErrors: /Failed to load resource|net::ERR/ })

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
    // E-8: gone as soon as it is right, and back only when it is left wrong.
    await field(page, 'First name').fill('')
    await expect(page.getByText('First name is required.')).toHaveCount(0)
    await field(page, 'Email').fill('sam@post')
    const email = field(page, 'Email')
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email/)
    await email.fill('sam@post.example')
    await expect(email).not.toHaveAccessibleDescription(/Please enter a valid email/)
  })

  test('E-8 before it is sent, a problem is told when a filled field is left, and not while it is typed', async ({
    page,
  }) => {
    await answer(page)
    await hold(page)
    await page.goto('/booking/details')
    const postcode = field(page, 'Postcode')
    await postcode.pressSequentially('SW1')
    await expect(page.getByText('Enter a full UK postcode, like SW1A 1AA.')).toHaveCount(0)
    await field(page, 'City').focus()
    await expect(page.getByText('Enter a full UK postcode, like SW1A 1AA.')).toBeVisible()
    await expect(page.getByText('City is required.')).toHaveCount(0)
    await postcode.fill('SW1A 1AA')
    await expect(page.getByText('Enter a full UK postcode, like SW1A 1AA.')).toHaveCount(0)
  })

  test('F-1 R-15 whoever has used up their cancellation is told before they agree and pay', async ({ page }) => {
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
    // The server knows better: nobody agrees to less than they have.
    await expect(alert(page)).toContainText('What you agree to has changed since this page was opened.')
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
    // At the end of a long form the amount and the time that is left are in sight.
    await button(page, 'Pay now').scrollIntoViewIfNeeded()
    await expect(page.getByText(/^1[45]:\d\d left$/)).toBeInViewport()
    await expect(page.getByText('You pay £850.00 now.')).toBeInViewport()
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
        dob: '1990-12-05',
        address_details: {
          pincode: null,
          city: null,
          appointmentTime: null,
          slot: null,
          address: '1 Lark Lane#Headingley',
        },
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
      'One question in your assessment is not answered yet.',
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

  test('F-4 F-15 R-34 the dialog names what is paid and counts down; at the end it is locked until the time is kept again', async ({
    page,
  }) => {
    await answer(page)
    const free = await hold(page)
    await page.goto('/booking/details')
    await fillIn(page)
    await agreeToAll(page)
    await button(page, 'Pay now').click()
    const dialog = page.getByRole('dialog', { name: 'Pay by card' })
    await expect(dialog).toContainText(writtenTime(instantAt(free)))
    await expect(dialog).toContainText('Dr Imogen Ashdown')
    await expect(dialog.getByRole('timer')).toHaveText(/^We are holding this time for you for another 1[45]:\d\d$/)
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await runOut(page)
    await expect(dialog.getByRole('alert')).toContainText('The time we held for you has run out')
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

  test('F-4 somebody else has the time by then: it is said in the dialog, with the way to others', async ({ page }) => {
    await answer(page)
    await hold(page)
    await page.goto('/booking/details')
    await fillIn(page)
    await agreeToAll(page)
    await button(page, 'Pay now').click()
    await expect(page.getByLabel('Card number')).toBeVisible()
    await standIn(page, 'hold_slot', 409, null, 'That time has just been taken. Please choose another.')
    await runOut(page)
    const dialog = page.getByRole('dialog', { name: 'Pay by card' })
    await dialog.getByRole('button', { name: 'Keep this time again' }).click()
    await expect(dialog.getByText('That time has just been taken. Please choose another.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Keep this time again' })).toHaveCount(0)
    await dialog.getByRole('link', { name: 'Choose another time' }).click()
    await expect(page).toHaveURL('/booking/schedule')
  })

  test('F-4 R-34 a card that was authorised for a time that has gone: nothing was taken, and it is said', async ({
    page,
  }) => {
    await answer(page)
    await hold(page)
    await page.goto('/booking/details')
    await fillIn(page)
    await agreeToAll(page)
    await button(page, 'Pay now').click()
    await standIn(page, 'verify_payment_intent', 200, { status: 'Failed', reference: null, notTaken: 'time gone' })
    await pay(page)
    const dialog = page.getByRole('dialog', { name: 'Pay by card' })
    await expect(dialog.getByRole('alert')).toContainText('Nothing was taken from your card')
    await expectAccessible(page, '[role="dialog"]')
    await dialog.getByRole('link', { name: 'Choose a time' }).click()
    await expect(page).toHaveURL('/booking/schedule')
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
