import type { APIRequestContext, Page } from '@playwright/test'
import type { CallReply } from '#contract/calls.ts'
import { post } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: /status of 4(01|23)/,
})

async function signInAs(request: APIRequestContext, role: string): Promise<void> {
  const { people, password } = (await post(request, 'desk_demo_people', {})).data as CallReply<'desk_demo_people'>
  const email = people.find((person) => person.role === role)?.email ?? ''
  const { challenge } = (await post(request, 'desk_sign_in', { email, password })).data as CallReply<'desk_sign_in'>
  const { code } = (await post(request, 'desk_demo_code', { challenge })).data as CallReply<'desk_demo_code'>
  await post(request, 'desk_totp', { challenge, code })
}

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

test('a lead sees unfinished work, puts a colleague on call and chooses their notifications', { tag: '@soak' }, async ({
  page,
}) => {
  await signInAs(page.request, 'clinical_lead')
  await page.goto('/desk/watch')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operations inbox')
  await expect(page.getByText('No one is on call now')).toBeVisible()
  await expectAccessible(page, 'main', true)
  await fits(page)

  await page.getByRole('button', { name: 'Add an on-call shift' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Who').selectOption({ index: 1 })
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('From').fill(`${day(-1)}T09:00`)
  await dialog.getByLabel('Until').fill(`${day(1)}T09:00`)
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Add an on-call shift' }).click()
  await expect(page.getByText('Now', { exact: true })).toBeVisible()
  await page.getByLabel('Once a day').check()
  await expect(page.getByText('You’ll get an email once a day').first()).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 768 })
  await fits(page)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('No one is on call now')).toBeVisible()
})
