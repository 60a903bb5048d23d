import type { Page } from '@playwright/test'
import { adhdPath, articlePath, pages, profilePath, questionnairePath } from '#contract/pages.ts'
import { adhd } from '#domain/questionnaires/adhd/flow.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import { expect, test } from './journey.ts'
import { openForm } from './ordering.ts'

// Without our fonts, which are narrower than those that many machines have.
test.use({ viewport: { width: 390, height: 664 }, allowedErrors: /status of 401|ERR_FAILED/ })

/** The first of each kind; bespoke steps are each of their own kind. */
function oneOfEachKind(flow: { steps: Record<string, { kind: string }> }): string[] {
  const kinds = new Map<string, string>()
  for (const [id, { kind }] of Object.entries(flow.steps)) {
    const name = kind === 'bespoke' ? id : kind
    if (!kinds.has(name)) kinds.set(name, id)
  }
  return [...kinds.values()]
}

const templates = [
  ...Object.values(pages),
  articlePath('sleep-and-appetite'),
  profilePath('nadia-farrow'),
  ...oneOfEachKind(weightManagement).map(questionnairePath),
  ...oneOfEachKind(adhd).map(adhdPath),
]

const textAt = (page: Page, size: string) =>
  page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted
  }, size)

/** Once what it fetches is there: only what stays so is held against a page. */
async function isWider(page: Page): Promise<boolean> {
  for (let looks = 0; looks < 10; looks += 1) {
    if (await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)) return false
    await page.waitForTimeout(200)
  }
  return true
}

test('E-13 no page scrolls sideways, with text at 200% on a phone or on a phone of 320 px', async ({ page }) => {
  test.setTimeout(120_000)
  await page.route('**/*.woff2', (route) => route.abort())
  const wide: string[] = []
  const look = async (name: string) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await textAt(page, '200%')
    if (await isWider(page)) wide.push(`${name} with large text`)
    const menu = page.getByRole('banner').getByText('Menu')
    if ((await menu.count()) > 0) await expect(menu).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 320, height: 568 })
    await textAt(page, '')
    if (await isWider(page)) wide.push(`${name} at 320 px`)
  }
  for (const path of templates) {
    await page.goto(path)
    await look(path)
  }
  await openForm(page)
  await look('the form of the order')
  expect(wide).toEqual([])
})

test('E-13 with text at 200% the menu opens, and its last entry can be reached', async ({ page }) => {
  await page.goto(pages.faq)
  await textAt(page, '200%')
  await page.getByRole('banner').getByText('Menu').click()
  const last = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
})
