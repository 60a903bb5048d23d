import type { Page } from '@playwright/test'
import { expect, expectAccessible, step, test } from './journey.ts'
import { buy, eligibleAnswers } from './ordering.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function openWith(page: Page, answers: object): Promise<void> {
  await page.addInitScript((data) => {
    localStorage.setItem('questionnaire_data', JSON.stringify({ ...data, stepHistory: ['step-1'] }))
  }, answers)
  await page.goto(buy)
}

const rows = (page: Page) =>
  page
    .getByRole('table', { name: /one pen at a time/ })
    .locator('tbody tr')
    .allTextContents()
const continueWith = (page: Page, name: string) => page.getByRole('button', { name: `Continue with ${name}` })
const radio = (page: Page, name: string) => page.getByRole('radio', { name })

test('E-10 E-5 BU-02 BU-03 both medicines are visible at once on a small phone; by keyboard alone, and never behind the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openWith(page, {
    ...eligibleAnswers,
    Q10_answer: 'Wegovy',
    Q11_answer: '90 kg before starting Wegovy',
    Q12_answer: '4-6 weeks ago',
    Q13_answer: '0.5mg',
  })
  const button = continueWith(page, 'Mounjaro')
  const bar = (await button.locator('xpath=ancestor::*[contains(@class,"stay-at-end")]').boundingBox())?.y
  for (const name of ['Mounjaro', 'Wegovy']) {
    const price = page.locator(`#${name.toLowerCase()}-price`)
    await expect(price).toContainText('£125.00first month, then £209 to £299 by dose')
    const { y = 0, height = 0 } = (await price.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(bar ?? 0)
  }
  await expect(page.getByText('You told us: Wegovy 0.5 mg')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Back to Questionnaire' }).focus()
  const behindTheBar = () =>
    button.evaluate((one) => {
      const top = one.closest('.stay-at-end')?.getBoundingClientRect().top ?? 0
      return (document.activeElement?.getBoundingClientRect().bottom ?? 0) - top
    })
  const isReached = async () => {
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      if (await button.evaluate((one) => one.closest('.stay-at-end')?.contains(document.activeElement))) return true
      await expect.poll(behindTheBar).toBeLessThanOrEqual(0)
    }
    return false
  }
  expect(await isReached()).toBe(true)

  await radio(page, 'Mounjaro').focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'Wegovy')).toBeChecked()
  await continueWith(page, 'Wegovy').press('Enter')
  await expect(page).toHaveURL(/medication=wegovy/)
})

test('E-14 the answers can be checked and changed from here, and the way back is short', { tag: '@soak' }, async ({
  page,
}) => {
  await page.addInitScript((given) => {
    if (localStorage.getItem('questionnaire_data') !== null) return
    localStorage.setItem('questionnaire_data', JSON.stringify({ ...given, stepHistory: ['step-1', 'step-2'] }))
  }, eligibleAnswers)
  await page.goto(buy)
  await page.getByRole('link', { name: 'Check your answers' }).click()
  await expect(page).toHaveURL('/assessment/check-answers')
  const row = (question: RegExp) => page.locator('dl > div').filter({ hasText: question })
  await expect(row(/weight and height/)).toContainText('100 kg175 cmBMI 32.7')
  await expect(row(/GP practice/)).toContainText('Skipped')
  await expectAccessible(page, 'main')

  await row(/Have you ever had any of these/)
    .getByRole('link', { name: /^Change/ })
    .click()
  await expect(page).toHaveURL(step('step-7'))
  await page.getByRole('checkbox', { name: /Thyroid surgery/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(step('thyroid-surgery-details'))
  await page.getByRole('textbox').fill('In 2019, all of it.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/assessment/check-answers')
  await expect(row(/Have you ever had any of these/)).toContainText('Thyroid surgery')
  await expect(page.getByText('In 2019, all of it.')).toBeVisible()

  await page.setViewportSize({ width: 320, height: 568 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL('/assessment/buy')

  await page.goto(step('step-2'))
  await page.goto('/assessment/consent?flow=weight-management')
  await page.getByRole('link', { name: 'Continue where you left off' }).click()
  await expect(page).toHaveURL('/assessment/check-answers')
})

test('BU-01 BU-02 BU-03 BU-04 BU-05 the cards, what changes with them, more to read, and the ways on and back (R-37)', {
  tag: '@soak',
}, async ({ page }) => {
  // Nothing is answered yet.
  await page.goto(buy)
  const note = page.getByRole('complementary', { name: 'Your assessment' })
  await expect(note.getByRole('link')).toHaveAttribute('href', '/assessment/consent?flow=weight-management')

  await openWith(page, eligibleAnswers)
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(radio(page, 'Mounjaro')).toBeChecked()
  expect((await rows(page))[0]).toBe('1-42.5mg£209')
  expect(await rows(page)).toHaveLength(6)
  await expect(page.getByRole('main')).toContainText('£199.00 − £84.00 discount = £115.00')
  await expect(continueWith(page, 'Mounjaro')).toBeInViewport()
  await expect(note).toHaveCount(0)
  await expectAccessible(page, 'main')

  const opener = page.getByRole('button', { name: 'Learn More about Wegovy' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'About Wegovy' })
  await expect(dialog).toContainText('up to 17% in 16 months')
  await expectAccessible(page, '[role="dialog"]')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await dialog.getByRole('button', { name: 'Choose Wegovy' }).click()
  await expect(radio(page, 'Wegovy')).toBeChecked()
  // Its overlay takes the press while it fades.
  await expect(dialog).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 900 })
  // The whole card is the label: a press on its words lands on the label above them.
  const press = async (words: string) => {
    await page.getByText(words).scrollIntoViewIfNeeded()
    await page.getByText(words).click({ force: true })
  }
  await press('A weekly injection that acts on two gut')
  await expect(radio(page, 'Mounjaro')).toBeChecked()
  await press('A weekly injection that acts like one of your gut hormones')
  await expect(radio(page, 'Wegovy')).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'Wegovy chosen.' })).toHaveCount(1)
  expect(await rows(page)).toHaveLength(5)
  await expect(page.getByRole('region', { name: 'Wegovy in three points' })).toContainText('Full for longer')

  const questions = page.getByRole('region', { name: 'Questions people ask' }).locator('details')
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).toHaveAttribute('open')
  await questions.nth(4).locator('summary').click()
  await expect(questions.nth(4)).toHaveAttribute('open')
  await expect(questions.nth(1)).not.toHaveAttribute('open')

  await continueWith(page, 'Wegovy').click()
  await expect(page).toHaveURL(/\/assessment\/order-summary\?/)
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('medication'), searchParams.get('priceNew')]).toEqual(['wegovy', '£125.00'])
  await page.goBack()
  await expect(radio(page, 'Wegovy')).toBeChecked()
  await page.reload()
  await expect(continueWith(page, 'Wegovy')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Questionnaire', exact: true }).click()
  await expect(page).toHaveURL(step('special-offers'))
})
