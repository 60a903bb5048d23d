import { pages } from '#contract/pages.ts'
import { coveredInFocus, expectUncovered } from './covered.ts'
import { expect, test } from './journey.ts'
import { openForm } from './ordering.ts'

const lowScreens = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
]

/** What a person reads, fills in or chooses on; the steps of the questionnaires have a test of their own. */
const screens = [
  pages.home,
  pages.getStarted,
  pages.weightManagement,
  pages.healthCoaching,
  pages.faq,
  pages.contactUs,
  pages.blog,
  pages.buy,
  pages.login,
  pages.forgotPassword,
  pages.booking,
  pages.bookingService,
  pages.bookingSchedule,
  pages.bookingAccount,
  pages.bookingDetails,
]

test.use({ allowedErrors: /status of 40[0-9]/, contextOptions: { reducedMotion: 'reduce' } })

test('E-3 nothing that has focus is under a sticky bar', async ({ page }) => {
  test.setTimeout(120_000)
  const covered: string[] = []
  const look = async (name: string) => {
    for (const screen of lowScreens) {
      await page.setViewportSize(screen)
      covered.push(...(await coveredInFocus(page)).map((problem) => `${name} at ${screen.width}: ${problem}`))
    }
  }
  for (const path of screens) {
    await page.goto(path)
    await look(path)
  }
  await openForm(page)
  await look('the form of the order')
  expect(covered).toEqual([])
})

test('E-3 what is wrong with a form is in sight, and so is each field it leads to', async ({ page }) => {
  for (const [path, button] of [
    [pages.login, 'Sign In'],
    [pages.contactUs, 'Send request'],
  ] as const) {
    await page.goto(path)
    for (const screen of lowScreens) {
      await page.setViewportSize(screen)
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
      const problems = page.getByRole('main').getByRole('alert').filter({ hasText: 'There is a problem' })
      await expectUncovered(problems)
      for (const link of await problems.getByRole('link').all()) {
        await link.click()
        await expectUncovered(page.locator(':focus'))
      }
    }
  }
})
