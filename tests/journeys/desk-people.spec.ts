import type { Page } from '@playwright/test'
import { newPerson, placeOrder } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { signInAs } from './signing-in-staff.ts'

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  // A visitor who is not signed in gets a 401.
  allowedErrors: /status of 401/,
})

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

test('support finds a patient by their address from any page, and a lead sees the quality of decisions, by keyboard', {
  tag: '@soak',
}, async ({ page, playwright, baseURL }) => {
  const patient = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const person = newPerson()
  await placeOrder(patient, person)
  await patient.dispose()
  await signInAs(page.context().request, 'support')

  await page.goto('/desk/queue')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queue')
  await expect(page.getByRole('link', { name: /^People/ })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People')
  await expect(page.getByLabel('Email, phone, order reference or surname')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(person.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 person found')).toBeVisible()
  await expect(page).toHaveURL(/\/desk\/people$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Open the record of/ }).press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amara Whitfield')
  await expect(page).toHaveURL(/\/desk\/person\?id=[0-9a-f-]{36}$/)
  await expect(page.getByText(/evidence and notes are not shown/)).toBeVisible()
  await expect(page.getByText('Mounjaro')).toHaveCount(0)
  await expectAccessible(page)
  await fits(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await fits(page)

  await page.context().clearCookies()
  await signInAs(page.context().request, 'clinical_lead')
  await page.goto('/desk/quality')
  await expect(page.getByText('Median time to decide')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Peer review' })).toBeVisible()
  await expectAccessible(page)
  await fits(page)
})
