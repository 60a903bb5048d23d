import { expect, test } from '@playwright/test'
import { questionnairePath } from '#contract/pages.ts'
import { eligibleAnswers } from './eligible-answers.ts'
import { startProduct } from './product.ts'

test('R-39 in strict mode a visitor reads of a consultation, answers first, and names a preference', async ({
  page,
}) => {
  // A server and a database of its own begin within it.
  test.setTimeout(180_000)
  const product = await startProduct({ COMPLIANCE: 'strict' })
  try {
    await page.goto(`${product.address}/weight-management`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It starts with a conversation.')
    await expect(page.locator('main')).toContainText('A weight management consultation with a UK clinician')
    await page.goto(`${product.address}/assessment/buy`)
    await expect(page.getByRole('heading', { name: 'A few questions first' })).toBeVisible()
    await page.goto(`${product.address}${questionnairePath('step-1')}`)
    const answered = { ansData: JSON.stringify(eligibleAnswers), questionnaire_type: 'weight-management' }
    const saved = await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/save_answer', { method: 'POST', headers, body: JSON.stringify(body) })).status
    }, answered)
    expect(saved).toBe(200)
    await page.goto(`${product.address}/assessment/buy`)
    await page.getByRole('radio', { name: 'Wegovy (semaglutide)' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Total for the first month')).toBeVisible()
    await expect(page.getByText('£115.00').first()).toBeVisible()
    await expect(page.getByText('Your preference. The prescriber decides.')).toBeVisible()
  } finally {
    await product.stop()
  }
})
