import { expect, type Page, test } from '@playwright/test'
import { pages, questionnairePath } from '#contract/pages.ts'
import { medicinesNamedIn } from '#domain/medicines/named-medicines.ts'
import { freshPhone, proveAddress, saveAnswers } from './customer.ts'
import { eligibleAnswers } from './eligible-answers.ts'
import { expectAccessible } from './journey.ts'
import { button, dialog, fillIn, payWith, submit, verifyPhone } from './ordering.ts'
import { startProduct } from './product.ts'
import { scrollsSideways } from './sideways.ts'
import { signIn } from './signing-in.ts'

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

/** On a phone and on a desk: nothing is cut off, and whoever hears or sees little can use it. */
async function expectWhole(page: Page, name: string) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect([name, width, await scrollsSideways(page)]).toEqual([name, width, false])
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
}

const wordsOf = (page: Page) => page.locator('body').innerText()

test('@soak R-39 in strict mode a visitor becomes a patient: consent, preference, order, payment and what they may read then', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const product = await startProduct({ COMPLIANCE: 'strict' })
  const before = process.env.PRODUCT_ADDRESS
  process.env.PRODUCT_ADDRESS = product.address
  const context = await browser.newContext({ baseURL: product.address, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.goto(pages.weightManagement)
    await expectWhole(page, 'landing')
    await page
      .getByRole('link', { name: /Get Started/i })
      .first()
      .click()
    await expect(page.getByText(/^I explicitly agree that .* about my health/)).toBeVisible()
    await expectWhole(page, 'consent')
    await page.getByRole('checkbox', { name: 'I have read and agree to all the points above.' }).check()
    await page.getByRole('button', { name: 'Agree and Start Consultation' }).click()
    await expect(page).toHaveURL(questionnairePath('step-1'))
    await expectWhole(page, 'first question')
    await saveAnswers(page.request, eligibleAnswers)
    await page.goto(pages.buy)
    await expectWhole(page, 'preference')
    await page.getByRole('radio', { name: 'Wegovy (semaglutide)' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await verifyPhone(page, freshPhone())
    const email = 'sam.strict@larkwell.example'
    await fillIn(page, email)
    await expect(page.getByRole('checkbox', { name: 'Please send me offers and news by email' })).not.toBeChecked()
    await expectWhole(page, 'order summary')
    await submit(page)
    await expect(dialog(page)).toBeVisible()
    await payWith(page, '4242 4242 4242 4242')
    await expect(page).toHaveURL('/', { timeout: 30_000 })
    await expect(button(page, 'Hide this confirmation')).toBeVisible()
    expect(medicinesNamedIn(await wordsOf(page))).toEqual([])
    await expectWhole(page, 'confirmation')

    const person = { email, password: 'three-green-herons-7', phone: '' }
    await proveAddress(person)
    await signIn(page, person)
    await expectWhole(page, 'account')
    await page.goto(pages.accountMedicines)
    await expect(page.getByText('▼ Wegovy is under additional monitoring.')).toBeVisible()
    await expect(page.getByText('▼ Mounjaro is under additional monitoring.')).toBeVisible()
    await page.locator('main').locator('details > summary').first().click()
    await expectWhole(page, 'medicines')
  } finally {
    process.env.PRODUCT_ADDRESS = before ?? ''
    await context.close()
    await product.stop()
  }
})
