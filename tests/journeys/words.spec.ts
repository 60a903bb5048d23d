import { expect, expectAccessible, test } from './journey.ts'

test('ST-02 an answer opens by keyboard, one at a time, and an address leads to it', async ({ page }) => {
  await page.goto('/faq#adhd-medication-cost')
  const answer = page.getByText('averages around £100 per month (range £55-£250)')
  const summary = page.locator('#adhd-medication-cost summary')
  if (!(await answer.isVisible())) await summary.press('Enter')
  await expect(answer).toBeVisible()
  await expectAccessible(page, '#adhd-medication-cost', true)
  await page.locator('#adhd-companion summary').press('Enter')
  await expect(page.getByText('The digital companion lasts 6 months.')).toBeVisible()
  await expect(answer).toBeHidden()
})

test('policies, questions and articles print as black text on white paper', { tag: '@soak' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 660, height: 980 })
  for (const path of ['/privacy-policy', '/faq', '/blog/understanding-glp-1-medications']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const chrome of ['contentinfo', 'navigation', 'button'] as const) {
      await expect(page.getByRole(chrome).filter({ visible: true })).toHaveCount(0)
    }
    expect(await groundsOf(page.locator('body *').filter({ visible: true }))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
  const source = page.getByRole('link', { name: 'NG246' })
  expect(await source.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    'nice.org.uk/guidance/ng246',
  )

  await page.goto('/faq')
  const heights = await page
    .getByRole('main')
    .locator('details > div')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(14)
  expect(Math.min(...heights)).toBeGreaterThan(20)
})

/** The backgrounds that would be printed behind the text, if they were printed. */
const groundsOf = (elements: import('@playwright/test').Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => !element.closest('svg'))
      .map((element) => [element.tagName, getComputedStyle(element).backgroundColor])
      .filter(([, colour]) => colour !== 'rgba(0, 0, 0, 0)'),
  )
