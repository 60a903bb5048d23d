import type { APIRequestContext } from '@playwright/test'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { firstMonthTotalPence } from '#domain/medicines/prices.ts'
import { bringNear } from './appointment-soon.ts'
import { button } from './booking.ts'
import { newPerson, placeUnprovenOrder, post } from './customer.ts'
import { expectAccessible, expect as expectSoon, test } from './journey.ts'
import { signInAs } from './signing-in-staff.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Two browsers, two videos and a server share one machine. */
const expect = expectSoon.configure({ timeout: 25_000 })

async function payFor(request: APIRequestContext, orderId: string): Promise<void> {
  const amount = firstMonthTotalPence(mounjaro) / 100
  const { data } = await post(request, 'create_payment_intent', { amount, answerId: orderId })
  const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: new Date().getUTCFullYear() + 2, cvc: '123' }
  await request.post('/sandbox-cards/confirm', { data: { clientSecret: data.clientSecret, card } })
  await post(request, 'verify_payment_intent', { paymentIntentId: data.paymentIntent, orderId })
}

/** The member of the care team who holds it: the server chooses. */
const careTeam = ['coach', 'pharmacist', 'prescriber'] as const

test('a patient who has just paid books a weigh-in, meets the care team by video, and is measured', {
  tag: '@soak',
}, async ({ page, browser, baseURL }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 664 })
  await payFor(page.request, await placeUnprovenOrder(page.request, newPerson()))
  await page.goto('/your-order')
  const task = page.getByRole('listitem').filter({ hasText: 'Have your weight and height checked' })
  await task.getByRole('link', { name: 'Book a video weigh-in' }).click()
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .last()
    .click()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Book / }).click()
  await expect(page.getByText('Booked for')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/your-order')
  await expect(task.getByText('Booked', { exact: true })).toBeVisible()

  const { weighIn } = (await post(page.request, 'my_evidence', {})).data
  const { id } = weighIn.booked
  await bringNear(id, 5)
  await page.reload()
  await task.getByRole('link', { name: 'Join by video' }).click()
  await button(page, 'Join now').click()

  const desk = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } })
  const staff = await desk.newPage()
  for (const role of careTeam) {
    await signInAs(staff.request, role)
    if ((await post(staff.request, 'desk_appointment', { id })).code === 200) break
  }
  await staff.goto('/desk/day')
  await staff.getByRole('link', { name: /V-/ }).click()
  await expect(staff.getByText('Patient reported')).toBeVisible()
  const [room] = await Promise.all([
    desk.waitForEvent('page'),
    staff.getByRole('link', { name: 'Join (in a new tab)' }).click(),
  ])
  await button(room, 'Join now').click()
  await expect(room.getByRole('main').getByRole('status').first()).toHaveText(/You are connected with/)
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/You are connected with/)
  await button(room, 'Leave').click()
  await room.getByRole('link', { name: 'Back to the appointment' }).click()
  await expect(room).toHaveURL(/\/desk\/appointment/)
  await room.close()

  // The measurement is recorded beside the video, in one press, and can be undone.
  await bringNear(id, -1)
  await staff.reload()
  await staff.getByRole('button', { name: /Record weight and height/ }).click()
  await expect(staff.getByRole('radio', { name: 'Live video' })).toBeChecked()
  await staff.getByLabel('Weight, kg').fill('96.5')
  await staff.getByLabel('Height, cm').fill('171')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: /^Save/ }).click()
  await expect(staff.getByText('Recorded: 96.5 kg, 171 cm')).toBeVisible()
  await expect(staff.getByText(/s to undo/)).toBeVisible()
  await desk.close()

  await page.goto('/your-order')
  await expect(task.getByText('Done', { exact: true })).toBeVisible()
})
