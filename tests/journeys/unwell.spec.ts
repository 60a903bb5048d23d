import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  // Not signed in, without a connection, and not found at an invented address.
  allowedErrors: /status of (401|403|404|409|422)|net::ERR_(INTERNET_DISCONNECTED|FAILED)/,
})

const untilReady = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated')

const unknown = '6f1c2f0e-4a5b-4c1d-9e8f-0a1b2c3d4e5f'

const addresses = [
  '/account?show=unwell',
  '/account?show=messages',
  '/account?show=who-looked',
  `/account?receipt=${unknown}`,
  `/account?reschedule=${unknown}`,
  `/account?moved=${unknown}`,
  '/account/evidence?task=measurements',
  '/account/evidence?task=measurements&choose',
  `/account/letters?letter=${unknown}`,
  '/booking/schedule?day=2031-01-06',
  '/login?to=/account',
  '/forgot-password?email=robin@ferncliff.example',
  `/appointment?id=${unknown}&as=clinician`,
  `/appointment?id=${unknown}`,
  '/assessment/check-answers?flow=adhd',
  '/assessment/consent?flow=adhd',
  '/assessment/order-summary?medication=wegovy',
  '/blog?topic=weight',
  `/desk/case?id=${unknown}`,
  `/desk/person?id=${unknown}`,
  `/desk/concern?id=${unknown}`,
  '/desk/sign-in?to=/desk/watch',
]

test('U-11: an address with a parameter is never answered from the cache with another page', { tag: '@soak' }, async ({
  page,
}) => {
  test.setTimeout(180_000)
  const found: string[] = []
  page.on('console', (message) => {
    if (/#4(18|19|20|21|22|23|25)|hydrat/i.test(message.text())) found.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`${page.url()}: ${error.message}`))
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator('body')).toContainText(/\S/)
  }
  expect(found).toEqual([])
})

test('U-11: without a connection the account and the sick-day advice open, for everybody', async ({
  page,
  context,
}) => {
  await page.goto('/account?show=unwell')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I feel unwell')
  await expectAccessible(page)
  await untilReady(page)
  await context.setOffline(true)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'If you feel unwell' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Call 999/ }).first()).toBeVisible()
  await expectAccessible(page, 'main', true)
  await page.getByRole('link', { name: /See what to do for each sign/ }).click()
  await page.getByRole('button', { name: /Severe stomach pain/ }).click()
  await expect(page.getByText(/Call 999 or go to A&E/)).toBeVisible()
  await page.goto('/account?show=unwell')
  await page.getByRole('button', { name: /I took too much/ }).click()
  await page.getByText('I took a double dose').click()
  await page.getByText('I feel well').click()
  await page.getByRole('button', { name: 'Show what to do' }).click()
  await expect(page.getByRole('heading', { name: 'Call for medical advice now' })).toBeVisible()
  await expect(page.getByText(/We couldn’t tell our team/)).toBeVisible()
})
