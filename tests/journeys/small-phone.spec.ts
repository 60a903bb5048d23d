import type { Page } from '@playwright/test'
import { agreeAndStart, continueButton, expect, saveCall, step, test } from './journey.ts'

test.use({ viewport: { width: 320, height: 640 }, allowedErrors: /Failed to load resource|net::ERR/ })

async function expectHeaderFits(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const header = await page.getByRole('banner').boundingBox()
  for (const part of [page.getByRole('banner').getByRole('status'), page.getByRole('banner').getByText('Menu')]) {
    const box = await part.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(header?.y ?? 0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  }
}

test('on a small phone the save status never crowds the header, and Continue stays in reach', async ({ page }) => {
  await agreeAndStart(page)
  await page.getByRole('radio', { name: '18 to 74' }).check()
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-2'))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectHeaderFits(page)
  await expect(continueButton(page)).toBeInViewport({ ratio: 1 })

  await page.route(saveCall, (route) => route.abort())
  await page.getByRole('radio', { name: 'White' }).check()
  await continueButton(page).click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try now' })).toBeInViewport({ ratio: 1 })
  await expectHeaderFits(page)
  await expect(continueButton(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
})

test('on a small phone the answer that has focus is never under Continue', async ({ page }) => {
  await page.goto(step('step-2'))
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  for (let moves = 0; moves < 4; moves += 1) {
    await page.keyboard.press('ArrowDown')
    const focused = await page.locator('label:has(:focus)').boundingBox()
    const bar = await continueButton(page).boundingBox()
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})
