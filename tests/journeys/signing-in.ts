import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

export const email = (page: Page) => page.getByLabel('Email address')
export const password = (page: Page) => page.getByLabel('Password', { exact: true })
export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true })
export const problem = (page: Page) => page.getByRole('main').getByRole('alert')

export async function signIn(page: Page, person: { email: string; password: string }) {
  await page.goto('/login')
  await email(page).fill(person.email)
  await password(page).fill(person.password)
  await signInButton(page).click()
  await expect(page).toHaveURL('/account')
}

/** Stubs replies of the server, for states that take days or an outage to reach. */
export const standIn = (page: Page, call: string, code: number, data: unknown = null, message = 'OK') =>
  page.route(`**/api/${call}`, (route) => route.fulfill({ status: code, json: { code, data, message } }))
