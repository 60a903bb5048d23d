import { versionsFor } from '#domain/appointments/consents.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { agreeToAll, answer, button, fillIn, finished, hold, pay, signIn } from './booking.ts'
import { newPerson } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectRead, heading } from './screen-reader.ts'

test.use({ allowedErrors: /Failed to load resource|net::ERR/, contextOptions: { reducedMotion: 'reduce' } })

test('F-10 BK-07 BK-08 PO-01 PO-02 an appointment is booked, paid, moved once and cancelled with all the money back', async ({
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
  await expectRead(
    page,
    `
    - main:
      - link "Back"
      - paragraph: Step 4 of 4
      - heading "Your details" [level=1]
      - textbox "Email"
      - textbox "Password"
      - button "Show password"
      - group "Title":
        - radio "Ms" [checked=false]
      - group "Date of birth":
        - textbox "Day"
        - textbox "Month"
        - textbox "Year"
      - group "What you agree to":
        - checkbox "I will be in the UK or the Channel Islands at the time of my appointment." [checked=false]
      - button "Pay now" [disabled]
      - paragraph: Agree to all of the points above to continue.
      - complementary "Your appointment":
        - region "This time is yours for now":
          - timer
          - status
        - region "Your appointment":
          - term: Price
          - definition: £850.00`,
  )
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
  await expectAccessible(page, '[role="dialog"]')
  await expect(page.getByLabel('Card number')).toBeFocused()
  await expectRead(
    page,
    `
    - dialog "Pay by card":
      - button "Close"
      - region "What you pay for":
        - timer
      - textbox "Card number"
      - textbox "Expiry date"
      - textbox "Security code"
      - button "Pay £850.00"`,
  )
  await pay(page)
  await expect(page.getByText('Payment successful!')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').filter({ hasText: 'Your appointment is booked' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Thank you. You’re booked.' })).toBeFocused()
  await expectRead(
    page,
    `
    - navigation "Your own":
      - link "Your order"
    - main:
      - heading "Feel like yourself again." [level=1]
    - region "Notifications (F8)":
      - status:
        - text: /Your appointment is booked/
        - button "See your appointment"
        - button "Close message"`,
  )
  // F-2: the guest session that booked sees its appointment without signing in, calendar file included.
  await page.getByRole('button', { name: 'See your appointment' }).click()
  await expect(page).toHaveURL('/your-order')
  const shown = page.getByRole('article')
  for (const words of ['Booked', 'How you will join', 'The link is in our email', 'What to prepare', 'Total£850.00']) {
    await expect(shown).toContainText(words)
  }
  await expectAccessible(page, 'main')
  await expect(heading(page)).toBeFocused()
  await expectRead(
    page,
    `
    - main:
      - heading "Your appointment" [level=1]
      - article:
        - paragraph: Booked
        - heading [level=2]:
          - time
        - term: With
        - definition: /^Dr Imogen Ashdown/
        - button "Add to your calendar"
        - heading "How you will join" [level=3]
        - button "Join by video" [disabled]
        - heading "Receipt" [level=3]`,
  )
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to your calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('appointment.ics')

  await signIn(page, person)
  await page.goto('/account/appointments')
  const card = page.getByRole('article')
  await expect(card).toContainText(formatDateTime(instantAt(free)))
  await expect(card).toContainText('Dr Imogen Ashdown')
  await expect(card).toContainText('Booked')
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 664 })
  await card.getByRole('link', { name: /^Reschedule/ }).click()
  await expect(page.getByText('Choose a day and a time to continue.')).toBeVisible()
  // A time is visible on a small phone.
  await expect(page.getByRole('button', { name: /^\d\d:\d\d$/ }).first()).toBeInViewport({ ratio: 1 })
  await button(page, 'Next month').click()
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .last()
    .click()
  await expectAccessible(page, 'main')
  const confirm = page.getByRole('button', { name: /^Move my appointment to/ })
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await confirm.click()
  // F-10: on the appointment itself, with the new time.
  const moved = card.getByRole('status').filter({ hasText: 'Your appointment has been moved' })
  await expect(moved).toBeInViewport({ ratio: 1 })
  await expect(moved).toBeFocused()
  await expect(page).toHaveURL(/^[^?]*\/account\/appointments\?moved=/)
  await expect(card).toContainText('You have already moved this appointment once, so it cannot be moved again.')

  await page.getByRole('button', { name: /^Cancel appointment/ }).click()
  const asking = page.getByRole('dialog', { name: 'Cancel this appointment?' })
  await expect(asking).toContainText('You will get a full refund of £850.00.')
  // F-16: the safe choice is the default.
  await expect(button(page, 'Keep appointment')).toBeFocused()
  await expectAccessible(page, '[role="dialog"]')
  await button(page, 'Yes, cancel it').click()
  await expect(card).toContainText('Cancelled')
  await expect(card).toContainText('Refunded£850.00')
  await expect(card.getByRole('link', { name: 'Book again' })).toHaveAttribute('href', '/booking')
  await expect(page.getByRole('button', { name: /^Cancel appointment/ })).toHaveCount(0)
})
