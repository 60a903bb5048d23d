import type { Page } from '@playwright/test'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import {
  answerRisks,
  arriveWith,
  button,
  heading,
  helpPage,
  riskPage,
  six,
  sixAnswers,
  storedAnswers,
} from './adhd-answers.ts'
import { expect, expectAccessible, test } from './journey.ts'

// Motion is tested where it is the subject.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Visible without scrolling, with nothing in front of it. */
async function expectInSight(page: Page, name: RegExp): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name })
  await expect(link).toBeInViewport({ ratio: 1 })
  const isUncovered = await link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + Math.min(width / 2, 40), y + height / 2))
  })
  expect(isUncovered).toBe(true)
}

async function expectHelpInSight(page: Page): Promise<void> {
  // On a new page scrolling up is animated.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  for (const [name, href] of [
    [/999/, 'tel:999'],
    [/111, option 2/, 'tel:111'],
    [/116 123.*Samaritans/, 'tel:116123'],
    [/85258.*Shout/, 'sms:85258'],
  ] as const) {
    await expectInSight(page, name)
    const link = page.getByRole('main').getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await expect(page.getByRole('main').getByText('Ask your GP')).toBeInViewport({ ratio: 1 })
}

test.describe('with and without a connection', () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR/ })

  // That all fourteen are required, and each Yes leads to help whether or not it is saved, is tested beside the
  // question.
  test('D-1 D-12 F-7 AD-05 R-10 NE-04 the risk questions begin with a title and help in sight, and any Yes leads to help first, even offline', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto(riskPage)
    await expect(page.getByText('Part 2 of 2')).toBeInViewport({ ratio: 1 })
    await expect(heading(page)).toBeInViewport({ ratio: 1 })
    for (const name of [/999/, /111, option 2/, /116 123/, /85258/]) await expectInSight(page, name)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectHelpInSight(page)
    const order = await page
      .getByRole('main')
      .locator('h1, a[href^="tel:"], fieldset')
      .evaluateAll((found) =>
        found.map(({ tagName }, place) => ({ tagName, top: found[place]?.getBoundingClientRect().top })),
      )
    expect(order[0]?.tagName).toBe('H1')
    expect(order[1]?.tagName).toBe('A')
    expect(order[0]?.top).toBeLessThan(order[1]?.top ?? 0)
    await expect(page.getByText(/Nobody at \S+ reads them unless you book an appointment/)).toBeVisible()
    await page.getByText('Northern Ireland', { exact: true }).click()
    await expect(page.getByRole('link', { name: /0808 808 8000.*Lifeline, Northern Ireland/ })).toBeVisible()
    await expect(page.getByText('14 questions are not answered yet.')).toBeVisible()
    await expect(button(page, 'Next')).toBeDisabled()
    await page.getByRole('main').locator('fieldset').last().getByRole('radio', { name: 'No', exact: true }).check()
    await expect(page.getByText('13 questions are not answered yet.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('13 questions are not answered yet.')).toBeVisible()
    await answerRisks(page, [3])
    await expect(button(page, 'Next')).toBeEnabled()

    // Help is shown whatever the network does.
    await context.setOffline(true)
    await button(page, 'Next').click()
    await expect(page).toHaveURL(helpPage)
    await expect(heading(page)).toHaveText('Please get help now')
    await expect(heading(page)).toBeFocused()
    await expectHelpInSight(page)
    await expect(page.getByText(/Nobody reads this or calls you unless you ask\./)).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Review your answers')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(page.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '/')
    const title = page.getByRole('heading', { name: 'Thank you for telling us' })
    const help = page.getByRole('main').getByRole('link', { name: /85258/ })
    expect((await help.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0)
    await expectAccessible(page, 'main')
    await context.setOffline(false)
    await expect
      .poll(async () => (await storedAnswers(page))?.adhd_risk_factors)
      .toContainEqual({
        question: 'suicidalIdeas',
        value: 'yes',
      })

    await button(page, 'Review your answers').click()
    await expect(page).toHaveURL(riskPage)
    const yes = page.getByRole('radio', { name: 'Yes', exact: true })
    await expect(yes.nth(3)).toBeChecked()
    await expect(page.getByRole('radio', { name: 'No', exact: true, checked: true })).toHaveCount(13)
  })
})

test('F-8 D-12 R-10 homelessness is answered with help for it, and not with words about suicide', async ({ page }) => {
  await arriveWith(page, {
    adhd_q0: 'yes',
    ...sixAnswers(...six('Often')),
    adhd_risk_factors: riskAnswers('homeless', 'physicalProblems'),
  })
  await page.goto(helpPage)
  await expect(heading(page)).toHaveText('Help with somewhere to live')
  const main = page.getByRole('main')
  const shelter = main.getByRole('link', { name: /Shelter \(England\)/ })
  await expect(shelter).toHaveAttribute('href', 'https://england.shelter.org.uk')
  await expect(shelter).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('link', { name: /999.*chest pain/ })).toHaveAttribute('href', 'tel:999')
  await expect(main.getByText(/hurt yourself|suicid/)).toHaveCount(0)
  for (const href of ['tel:111', 'tel:116123', 'sms:85258']) {
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible()
  }
  await expectAccessible(page, 'main')
})

test('R-10 NE-04 help is there before any script has run, and even if none runs', async ({ page, browser }) => {
  const bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const still = await bare.newPage()
  const { origin } = new URL((await page.request.get(riskPage)).url())
  for (const path of [riskPage, helpPage]) {
    await still.goto(origin + path)
    for (const href of ['tel:999', 'tel:111', 'tel:116123', 'sms:85258']) {
      await expect(still.locator(`main a[href="${href}"]`).first()).toBeInViewport({ ratio: 1 })
    }
  }
  await bare.close()
})
