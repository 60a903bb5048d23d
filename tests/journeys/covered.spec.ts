import { pages } from '#contract/pages.ts'
import { expectUncovered, lowScreens } from './covered.ts'
import { test } from './journey.ts'

test.use({ allowedErrors: /status of 40[0-9]/, contextOptions: { reducedMotion: 'reduce' } })

// Every page is checked for the same in shell.spec.ts, and the order form in large-text.spec.ts.
test('E-3 the errors of a form are visible, and so is each field they link to', { tag: '@soak' }, async ({ page }) => {
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
