import type { Page } from '@playwright/test'
import type { AccountAppointment } from '#contract/appointments.ts'
import { versionsFor } from '#domain/booking/consents.ts'
import { writtenTime } from '#domain/booking/written-time.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { agreeToAll, alert, answer, button, fillIn, finished, hold, pay, reply, signIn, standIn } from './booking.ts'
import { newPerson } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'

test.use({ allowedErrors: /Failed to load resource|net::ERR/ })

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
      consentVersions: versionsFor({ canCancel: true }),
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
    // F-2: the visit that booked sees its appointment without signing in, calendar file and all.
    await page.getByRole('button', { name: 'See your appointment' }).click()
    await expect(page).toHaveURL('/your-order')
    const shown = page.getByRole('article')
    for (const words of ['Booked', 'How you will join', 'There is no link yet', 'What to prepare', 'Total£850.00']) {
      await expect(shown).toContainText(words)
    }
    await expectAccessible(page, 'main')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to your calendar' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('appointment.ics')

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
    const confirm = page.getByRole('button', { name: /^Move my appointment to/ })
    await expect(confirm).toBeInViewport({ ratio: 1 })
    await confirm.click()
    // F-10: on the appointment itself, with the new time.
    const moved = card.getByRole('status').filter({ hasText: 'Your appointment has been moved' })
    await expect(moved).toBeInViewport({ ratio: 1 })
    await expect(moved).toBeFocused()
    await expect(page).toHaveURL(/^[^?]*\/account\?moved=/)
    await expect(card).toContainText('You have already moved this appointment once, so it cannot be moved again.')

    await page.getByRole('button', { name: /^Cancel appointment/ }).click()
    const asking = page.getByRole('dialog', { name: 'Cancel this appointment?' })
    await expect(asking).toContainText('You will get a full refund of £850.00.')
    // F-16: the harmless one is the default.
    await expect(button(page, 'Keep appointment')).toBeFocused()
    await expectAccessible(page)
    await button(page, 'Yes, cancel it').click()
    await expect(card).toContainText('Cancelled')
    await expect(card).toContainText('Refunded£850.00')
    await expect(card.getByRole('link', { name: 'Book again' })).toHaveAttribute('href', '/booking')
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
    policyVersion: 1,
    refundCapPence: null,
    canReschedule: true,
    cannotReschedule: null,
    cancel: { isAllowed: true, because: null, refundPence: 850_00 },
    deadlines: {
      fullRefundUntil: '2031-06-09T09:00:00.000Z',
      partRefundUntil: '2031-06-14T09:00:00.000Z',
      partRefundPence: 425_00,
    },
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
    const inDays = (days: number) => ({ startsAt: new Date(Date.now() + days * 86_400_000).toISOString() })
    const giving = (refundPence: number) => ({ cancel: { isAllowed: true, because: null, refundPence } })
    await openAccount(page, { ...inDays(4), ...giving(425_00) })
    await page.getByRole('button', { name: /^Cancel appointment/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(
      'You will get £425.00 back. We keep £425.00, because there are fewer than 7 days left.',
    )
    await openAccount(page, { ...inDays(1), ...giving(0) })
    await page.getByRole('button', { name: /^Cancel appointment/ }).click()
    await expect(dialog).toContainText('You will get £0.00 back')
    await expect(dialog).toContainText('DNA (did not attend)')
    // C-4: moved late, and now a month away.
    await openAccount(page, { ...inDays(30), ...giving(425_00), refundCapPence: 425_00 })
    await page.getByRole('button', { name: /^Cancel appointment/ }).click()
    await expect(dialog).toContainText('because you moved it at shorter notice')
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
    await expect(dialog.getByRole('alert')).toContainText('you would now get £425.00 back')
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

  test('F-10 C-4 a move that costs refund rights says so before it is made; a time is in sight on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await openAccount(page, { startsAt: new Date(Date.now() + 40 * 86_400_000).toISOString() })
    await page.getByRole('link', { name: /^Reschedule/ }).click()
    const times = page.getByRole('button', { name: /^\d\d:\d\d$/ })
    await expect(times.first()).toBeInViewport({ ratio: 1 })
    // The first day that has one is within the week.
    await times.first().click()
    await expect(page.getByText('If you cancelled now, you would get £850.00 back.')).toBeInViewport()
    await expect(page.getByRole('button', { name: /^Move my appointment/ })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  })

  test('F-1 F-10 PO-01 what can no longer be moved or cancelled says why', async ({ page }) => {
    await openAccount(page, {
      canReschedule: false,
      cannotReschedule: 'rescheduled-before',
      cancel: { isAllowed: false, because: 'cancelled-before', refundPence: 0 },
    })
    await expect(page.getByText('You have already cancelled an appointment of this type')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Reschedule/ })).toHaveCount(0)
    await page.goto(`/account?reschedule=${appointment.id}`)
    await expect(
      page.getByText('You have already moved this appointment once, so it cannot be moved again.'),
    ).toBeVisible()
  })
})
