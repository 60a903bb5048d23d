import type { Page } from '@playwright/test'
import { continueButton, expect } from './journey.ts'

/** Presses Continue and waits until the question has changed: two in a row may have the same answers. */
export async function moveOn(page: Page) {
  const here = page.url()
  await continueButton(page).click()
  await expect(page).not.toHaveURL(here)
}
export const choose = async (page: Page, ...labels: string[]) => {
  for (const label of labels) await page.getByLabel(label, { exact: true }).check()
  await moveOn(page)
}
export const write = async (page: Page, words: string) => {
  await page.getByRole('textbox').fill(words)
  await moveOn(page)
}
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
export const skip = (page: Page) => page.getByRole('button', { name: 'Skip', exact: true })
export const toast = (page: Page) => page.locator('[data-variant]')

export async function measure(page: Page, kg: string, cm: string) {
  await page.getByLabel('Weight', { exact: true }).fill(kg)
  await page.getByLabel('Height', { exact: true }).fill(cm)
  await page.getByRole('button', { name: 'Calculate BMI' }).click()
}
