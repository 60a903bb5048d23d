import type { Page } from '@playwright/test'
import { expect, expectAccessible, step, test } from './journey.ts'
import { buy, eligibleAnswers } from './ordering.ts'

async function openWith(page: Page, answers: object): Promise<void> {
  await page.addInitScript((data) => {
    localStorage.setItem('questionnaire_data', JSON.stringify({ ...data, stepHistory: ['step-1'] }))
  }, answers)
  await page.goto(buy)
}

const rows = (page: Page) =>
  page
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')))

const continueWith = (page: Page, name: string) => page.getByRole('button', { name: `Continue with ${name}` })
const note = (page: Page) => page.getByRole('complementary', { name: 'Your assessment' })

const mounjaroRows = [
  '1-4 2.5mg £209',
  '5-8 5mg £209',
  '9-12 7.5mg £229',
  '13-16 10mg £229',
  '17-20 12.5mg £299',
  '21+ 15mg £299',
]
const wegovyRows = ['1-4 0.25mg £209', '5-8 0.5mg £209', '9-12 1.0mg £229', '13-16 1.7mg £299', '17+ 2.4mg £299']

test('E-10 E-5 both medicines are in sight at once on a small phone, each with what comes after', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openWith(page, {
    ...eligibleAnswers,
    Q10_answer: 'Wegovy',
    Q11_answer: '90 kg before starting Wegovy',
    Q12_answer: '4-6 weeks ago',
    Q13_answer: '0.5mg',
  })
  const bar = (
    await continueWith(page, 'Mounjaro').locator('xpath=ancestor::*[contains(@class,"sticky")]').boundingBox()
  )?.y
  for (const name of ['Mounjaro', 'Wegovy']) {
    const price = page.locator(`#${name.toLowerCase()}-price`)
    await expect(price).toContainText('£125.00first month, then £209 to £299 by dose')
    const { y = 0, height = 0 } = (await price.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(bar ?? 0)
  }
  await expect(page.getByText('You told us: Wegovy 0.5 mg')).toBeVisible()
})

test('E-14 the answers can be checked and changed from here, and the way back is short', async ({ page }) => {
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

/** As the specification has them. */
const cards = [
  { name: 'Mounjaro', tag: 'Tirzepatide', old: '£209.00', description: /injection that acts on two gut/, upTo: '22%' },
  { name: 'Wegovy', tag: 'Semaglutide', old: '£199.00', description: /injection that acts like one/, upTo: '15%' },
]

test('BU-01 leads back to the questionnaire', async ({ page }) => {
  await openWith(page, eligibleAnswers)
  await page.getByRole('link', { name: 'Back to Questionnaire', exact: true }).click()
  await expect(page).toHaveURL(step('special-offers'))
})

test('BU-02 BU-03 BU-05 shows both medications, and everything about Mounjaro first', async ({ page }) => {
  await openWith(page, eligibleAnswers)
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'Mounjaro' })).toBeChecked()
  for (const { name, tag, old, description, upTo } of cards) {
    // Everything that belongs to a card is in that card.
    const card = page.getByRole('radio', { name }).locator('xpath=ancestor::*[.//button[contains(., "Learn More")]][1]')
    await expect(card.getByRole('radio')).toHaveCount(1)
    await expect(card.getByText(tag, { exact: true })).toBeVisible()
    await expect(card.locator('s')).toHaveText(new RegExp(`${old}$`))
    await expect(card.getByText('£125.00').first()).toBeVisible()
    await expect(card.locator('s').getByText('£125.00')).toHaveCount(0)
    await expect(card.getByText(description)).toBeVisible()
    await expect(card).toContainText(upTo)
    await expect(card.getByRole('button', { name: `Learn More about ${name}` })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'What to expect', exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: /Mounjaro/ })).toBeVisible()
  expect(await rows(page)).toEqual(mounjaroRows)
  await expect(page.getByText('A pen holds 4 doses')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Mounjaro in three points' }).getByRole('listitem')).toHaveCount(3)
  await expect(continueWith(page, 'Mounjaro')).toBeInViewport()
  await expect(note(page)).toHaveCount(0)
  await expectAccessible(page, 'main')
})

test('BU-03 choosing Wegovy changes schedule, key points and button, and says so', async ({ page }) => {
  await openWith(page, eligibleAnswers)
  await page.setViewportSize({ width: 1280, height: 900 })
  // The whole card is the label: a press on its words lands on the label above them.
  await page.getByText('A weekly injection that acts like one of your gut hormones').click({ force: true })
  await expect(page.getByRole('radio', { name: 'Wegovy' })).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'Wegovy chosen.' })).toHaveCount(1)
  expect(await rows(page)).toEqual(wegovyRows)
  await expect(page.getByRole('region', { name: 'Wegovy in three points' })).toContainText('Full for longer')
  await expect(page.getByRole('region', { name: 'Weight loss with Wegovy' })).toContainText('15%')
  await expect(continueWith(page, 'Mounjaro')).toHaveCount(0)
  await expectAccessible(page, 'main')
})

for (const [name, price] of [
  ['Mounjaro', '£209.00'],
  ['Wegovy', '£199.00'],
] as const) {
  test(`BU-04 Continue with ${name} takes the choice along, and Back finds it again`, async ({ page }) => {
    await openWith(page, eligibleAnswers)
    await page.getByRole('radio', { name }).check()
    await continueWith(page, name).click()
    await expect(page).toHaveURL(/\/assessment\/order-summary\?/)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      medication: name.toLowerCase(),
      name,
      price,
      image: `/medications/${name.toLowerCase()}.svg`,
      priceNew: '£125.00',
    })
    await page.goBack()
    await expect(page.getByRole('radio', { name })).toBeChecked()
    await page.reload()
    await expect(continueWith(page, name)).toBeVisible()
  })

  test(`BU-02 Learn More about ${name} opens, is accessible, and lets it be chosen`, async ({ page }) => {
    await openWith(page, eligibleAnswers)
    const opener = page.getByRole('button', { name: `Learn More about ${name}` })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: `About ${name}` })
    await expect(dialog).toContainText('Yellow Card')
    await expect(dialog).toContainText(
      name === 'Wegovy' ? 'up to 17% in 16 months' : 'can make the pill work less well',
    )
    await expectAccessible(page, 'main')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await dialog.getByRole('button', { name: `Choose ${name}` }).click()
    await expect(page.getByRole('radio', { name })).toBeChecked()
  })
}

test('BU-03 six questions, one open at a time', async ({ page }) => {
  await openWith(page, eligibleAnswers)
  const questions = page.getByRole('region', { name: 'Questions people ask' }).locator('details')
  await expect(questions).toHaveCount(6)
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).toContainText('only if a clinician approves')
  await questions.nth(4).locator('summary').click()
  await expect(questions.nth(4)).toHaveAttribute('open')
  await expect(questions.nth(1)).not.toHaveAttribute('open')
  await expectAccessible(page, 'main')
})

test('BU-02 by keyboard alone', async ({ page }) => {
  await openWith(page, eligibleAnswers)
  await page.getByRole('radio', { name: 'Mounjaro' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Wegovy' })).toBeChecked()
  await continueWith(page, 'Wegovy').press('Enter')
  await expect(page).toHaveURL(/medication=wegovy/)
})

test('BU-03 what has focus is never behind the bar at the bottom', async ({ page }) => {
  await openWith(page, eligibleAnswers)
  await page.getByRole('link', { name: 'Back to Questionnaire' }).focus()
  const bar = continueWith(page, 'Mounjaro')
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    if (await bar.evaluate((button) => button === document.activeElement)) return
    const [focused, top] = await bar.evaluate((button) => [
      document.activeElement?.getBoundingClientRect().bottom ?? 0,
      button.closest('.sticky')?.getBoundingClientRect().top ?? 0,
    ])
    expect(focused).toBeLessThanOrEqual(top as number)
  }
  throw new Error('The button was never reached.')
})

test.describe('when the answers do not lead here', () => {
  test('BU-01 nothing answered: the note leads to the consent, and every price is shown', async ({ page }) => {
    await page.goto(buy)
    await expect(note(page).getByRole('link')).toHaveAttribute('href', '/assessment/consent?flow=weight-management')
    expect(await rows(page)).toEqual(mounjaroRows)
    await expectAccessible(page, 'main')
  })

  test('BU-01 a question is missing: both notes lead to it, and Continue still works', async ({ page }) => {
    const { Q5_answer: _, ...incomplete } = eligibleAnswers
    await openWith(page, incomplete)
    const links = page.getByRole('link', { name: 'Answer the missing question' })
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', step('step-6'))
    await expectAccessible(page, 'main')
    await continueWith(page, 'Mounjaro').click()
    await expect(page).toHaveURL(/\/assessment\/order-summary/)
  })

  test('BU-01 not eligible: the note leads to the page that says why', async ({ page }) => {
    await openWith(page, { ...eligibleAnswers, Q1_answer: 'under 18' })
    await expect(note(page).getByRole('link')).toHaveAttribute('href', '/assessment/not-eligible?reason=under_18')
  })

  test('R-9 a recent operation: the note says what to do', async ({ page }) => {
    await openWith(page, { ...eligibleAnswers, Q6_answer: ['Weight-loss (bariatric) surgery'], Q6b_answer: 'Yes' })
    await expect(note(page)).toContainText('your surgical team')
  })
})
