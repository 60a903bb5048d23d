import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { articlePath, pages, profilePath } from '#contract/pages.ts'
import { fontSets, onlyFontsOf } from './font-sets.ts'
import { expect, test } from './journey.ts'
import { shifted, watchShifts } from './shift.ts'

/** One of each kind of page. */
const templates = [
  pages.home,
  pages.getStarted,
  pages.weightManagement,
  pages.adhdAssessment,
  pages.healthCoaching,
  pages.aboutUs,
  pages.faq,
  pages.privacyPolicy,
  pages.contactUs,
  pages.blog,
  articlePath('understanding-glp-1-medications'),
  profilePath('dr-imogen-ashdown'),
]
const widths = [390, 768, 1280]
const lateByMs = [0, 90, 500]

async function shiftOf(page: Page, path: string, width: number, lateMs: number): Promise<string | null> {
  await page.setViewportSize({ width, height: 844 })
  await watchShifts(page)
  await page.route('**/*.woff2', async (route) => {
    await sleep(lateMs)
    await route.continue()
  })
  await page.goto(path)
  return shifted(page)
}

/** Every third page, a different third for each further set. */
const someTemplates = (place: number) => templates.filter((_, row) => row % 3 === place % 3)

// Over all sets every page is covered, at every width, with fonts that load at once, late and far too late.
for (const [place, { name, folder }] of fontSets.entries()) {
  test(`A-1 no layout shift on a machine with ${name}, whenever our fonts arrive`, {
    tag: place === 0 ? [] : '@soak',
  }, async ({ playwright, launchOptions, baseURL }) => {
    await using fonts = await onlyFontsOf(folder)
    const browser = await playwright.chromium.launch({ ...launchOptions, env: fonts.env })
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const moved: string[] = []
    for (const path of someTemplates(place)) {
      const row = templates.indexOf(path)
      const width = widths[(row + place) % widths.length] ?? 390
      const lateMs = lateByMs[(row + 2 * place) % lateByMs.length] ?? 0
      const page = await context.newPage()
      const shift = await shiftOf(page, path, width, lateMs)
      if (shift) moved.push(`${path} at ${width}, fonts ${lateMs} ms late: ${shift}`)
      await page.close()
    }
    await browser.close()
    expect(moved).toEqual([])
  })
}
