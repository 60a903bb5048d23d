import type { Page } from '@playwright/test'
import { demoPatientEmail, demoPatientPassword, dueForNext } from '#server/demo-clinic/people.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { dialog, payWith } from './ordering.ts'
import { signIn } from './signing-in.ts'
import { signInAs } from './signing-in-staff.ts'

test.use({
  viewport: { width: 390, height: 664 },
  contextOptions: { reducedMotion: 'reduce' },
  // Whoever is not signed in yet is told so by the status.
  allowedErrors: /status of 401/,
})

/** With the page on which it is sent. */
const mostScreens = 9

const person = { email: demoPatientEmail(dueForNext.patient, dueForNext.n), password: demoPatientPassword }

/** One tap, or a few, on each screen of somebody with whom all is well. */
const taps: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.getByText('None of these').click(),
  (page) => page.getByLabel('Weight', { exact: true }).fill('93'),
  (page) => page.getByText('I had none of these').click(),
  (page) => page.getByText('I took all of them on these days').click(),
  async (page) => {
    await page.getByText('Six glasses a day or more').click()
    await page.getByText('As usual, or better').click()
  },
  (page) => page.getByText('Nothing is new').click(),
  async (page) => {
    for (const [group, answer] of [
      ['Doses left', '0'],
      ['Unopened pens', 'None'],
      ['Needles', 'Enough'],
    ] as const)
      await page.getByRole('group', { name: group }).getByText(answer, { exact: true }).click()
  },
  (page) => page.getByText('The same dose').click(),
]

test('somebody on treatment tells how they are on a phone, pays for the next pen, and a prescriber approves it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await signIn(page, person)
  await page.getByRole('link', { name: 'Answer the questions' }).click()
  await page.getByRole('link', { name: 'Start: about three minutes' }).click()

  const screens: string[] = []
  for (const answer of taps) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    screens.push(new URL(page.url()).pathname)
    await answer(page)
    await expectAccessible(page)
    const here = page.url()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).not.toHaveURL(here)
  }
  await expect(page).toHaveURL('/account/check-in')
  expect(new Set(screens).size + 1).toBeLessThanOrEqual(mostScreens)
  await expect(page.getByText(/^(Wegovy 0\.25|Mounjaro 2\.5) mg, one pen$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send and pay £209.00' }).click()
  await expect(dialog(page)).toContainText('£209.00')
  await payWith(page, '4242 4242 4242 4242')
  await expect(page).toHaveURL('/account')
  await expect(page.getByText('Your next pen is with us')).toBeVisible()

  const desk = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } })
  await signInAs(desk.request, 'prescriber')
  const queue = await desk.newPage()
  await queue.goto('/desk/queue?list=ready')
  await queue.getByRole('row').filter({ hasText: 'Repeat, same dose, quiet' }).getByRole('link').first().press('Enter')
  await expect(queue.getByText('A quiet check-in. They would like the same dose.')).toBeVisible()
  await expect(queue.getByText('Check-in before this pen')).toBeVisible()
  await expectAccessible(queue)
  for (const tick of await queue.locator('[data-tick]').all()) await tick.press('Space')
  await queue.keyboard.press('p')
  await queue.keyboard.press('Control+Enter')
  await expect(queue.getByText(/\d+ s to undo/)).toBeVisible()
  await desk.close()
})
