import type { Locator } from '@playwright/test'
import { pages } from '#contract/pages.ts'
import { demoPatientEmail, demoPatientPassword, dueForNext } from '#server/app/demo-clinic/people.ts'
import { post } from './customer.ts'
import { expect, step, test } from './journey.ts'
import { signInAs } from './signing-in-staff.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active', colorScheme: 'dark' },
  allowedErrors: /status of 401/,
})

/** What is drawn of a part, in pixels. */
const drawn = (part: Locator) => part.screenshot({ animations: 'disabled', caret: 'hide' })

/** The same part looks different after something was done to it. */
async function expectToldApart(part: Locator, change: () => Promise<unknown>): Promise<void> {
  const before = await drawn(part)
  await change()
  expect((await drawn(part)).equals(before), String(part)).toBe(false)
}

/** The ring around what has focus, which may be drawn around the box that it stands in. */
const hasRing = (part: Locator) =>
  part.evaluate((element) =>
    [element, element.parentElement, element.parentElement?.parentElement].some(
      (one) => one && getComputedStyle(one).outlineStyle !== 'none',
    ),
  )

test('WCAG 1.4.1 1.4.11 in forced colours an answer that is chosen, a button that can be pressed, focus and an error are told apart', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto(step('step-1'))
  const answer = page.locator('label', { hasText: '18 to 74' })
  const go = page.getByRole('button', { name: 'Continue' })
  const disabled = await drawn(go)
  await expectToldApart(answer, () => page.getByRole('radio', { name: '18 to 74' }).check())
  await expect(go).toBeEnabled()
  expect((await drawn(go)).equals(disabled), 'a disabled button').toBe(false)
  await page.keyboard.press('Tab')
  await expect(go).toBeFocused()
  expect(await hasRing(go)).toBe(true)

  await page.goto(step('step-5'))
  await expectToldApart(page.locator('label', { hasText: 'st/lb' }), () =>
    page.getByRole('radio', { name: 'st/lb' }).check(),
  )
  // Nothing is read through the bar that stays at the end.
  await expect(page.locator('.in-reach')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await page.goto(pages.login)
  const field = page.getByLabel('Email address')
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Error: Enter your email address')).toBeVisible()
  await field.focus()
  expect(await hasRing(field)).toBe(true)
})

test('WCAG 1.4.1 1.4.11 in forced colours the tabs of the account and the lists and marks of the desk are told apart', {
  tag: '@soak',
}, async ({ page }) => {
  const { request } = page.context()
  await post(request, 'sign_in', {
    email: demoPatientEmail(dueForNext.patient, dueForNext.n),
    password: demoPatientPassword,
  })
  await page.goto(pages.account)
  const today = page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Today' })
  await expect(today).toHaveAttribute('aria-current', 'page')
  await expectToldApart(today, async () => {
    await page.getByRole('link', { name: 'More', exact: true }).last().click()
    await expect(page).toHaveURL(pages.accountMore)
  })

  await signInAs(request, 'clinical_lead')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${pages.deskQueue}?list=ready`)
  const list = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^Ready/ })
  await expect(list).toHaveAttribute('aria-current', 'true')
  const section = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Queue' })
  const other = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^Overdue/ })
  await expect(other).toHaveCSS('border-top-style', 'solid')
  const chosen = await drawn(list)
  await expectToldApart(section, async () => {
    await page.goto(pages.deskPeople)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('People')
  })
  await page.goto(`${pages.deskQueue}?list=overdue`)
  await expect(list).not.toHaveAttribute('aria-current')
  expect((await drawn(list)).equals(chosen), 'a list that is shown').toBe(false)
})
