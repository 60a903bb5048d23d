import type { Page } from '@playwright/test'
import { orderSummaryPath } from '#contract/pages.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { eligibleAnswers } from './eligible-answers.ts'
import { expect, test } from './journey.ts'

export { eligibleAnswers }

export const buy = '/assessment/buy'

const freshEmail = () => `sam.${Date.now()}.${test.info().workerIndex}@larkwell.example`

export async function open(
  page: Page,
  { medication = mounjaro, verified = '' }: { medication?: Medicine; verified?: string } = {},
): Promise<void> {
  await page.addInitScript(
    ([given, phone]) => {
      if (localStorage.getItem('questionnaire_data') === null) {
        localStorage.setItem('questionnaire_data', JSON.stringify({ ...(given as object), stepHistory: ['step-1'] }))
        if (phone) localStorage.setItem('verified', phone as string)
      }
    },
    [eligibleAnswers, verified] as const,
  )
  await page.goto(orderSummaryPath(medication))
}

export const openForm = (page: Page) => open(page, { verified: '07700900998' })

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const stage = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pay by card' })
export const problems = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' })

export async function fillIn(page: Page, email = freshEmail()): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('three-green-herons-7')
  await page.getByLabel('Legal first name').fill('Sam')
  await page.getByLabel('Legal surname').fill('Heron')
  await page.getByRole('radio', { name: 'Male', exact: true }).check()
  await page.getByLabel('Day').fill('27')
  await page.getByLabel('Month').fill('March')
  await page.getByLabel('Year').fill('1985')
  await page.getByLabel('Address', { exact: true }).fill('1 Lark Lane')
  await page.getByLabel('Town or city').fill('Leeds')
  await page.getByLabel('Postcode').fill('ls1 4ap')
  await page.getByRole('checkbox', { name: /I agree to the terms of use/ }).check()
}

export const submit = (page: Page) => button(page, 'Continue to payment').click()

export async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await button(page, /^Pay £/).click()
}

export const reply = (code: number, data: unknown = null, message = '') => ({
  status: code,
  json: { code, data, message },
})

/** Stubs one call of the server. */
export const answer = (page: Page, call: string, ...given: Parameters<typeof reply>) =>
  page.route(`**/api/${call}`, (route) => route.fulfill(reply(...given)))

/** Verifies a phone with the code shown on the screen, as visitors of a demo do. */
export async function verifyPhone(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile phone number').fill(phone)
  await button(page, 'Send me a code').click()
  const code = /\d{6}/.exec((await page.getByText('Demo: your code is').textContent()) ?? '')?.[0] ?? ''
  await page.getByLabel('Six-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(stage(page, 'Your details')).toBeFocused()
}

export const intent = {
  clientSecret: 'pi_1_secret_2',
  orderId: 'order-1',
  paymentIntent: 'pi_1',
  provider: 'sandbox',
  publishableKey: null,
}
