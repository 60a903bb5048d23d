import type { Page } from '@playwright/test'
import { demoPatientEmail, demoPatientPassword, dueForNext } from '#server/app/demo-clinic/people.ts'
import { hiddenByBars } from './covered.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { dialog } from './ordering.ts'
import { enlargeText } from './sideways.ts'
import { signIn } from './signing-in.ts'
import { signInAs } from './signing-in-staff.ts'

test.use({
  viewport: { width: 390, height: 664 },
  contextOptions: { reducedMotion: 'reduce' },
  // A visitor who is not signed in gets a 401.
  allowedErrors: /status of 401/,
})

/** From opening the check-in to paying for the next pen, with its first page and the card. */
const mostTaps = 18
const mostScreens = 9

const person = { email: demoPatientEmail(dueForNext.patient, dueForNext.n), password: demoPatientPassword }

/** A press or a field that is filled in. */
type Tap = (page: Page) => Promise<void>
const press =
  (text: string): Tap =>
  (page) =>
    page.getByText(text, { exact: true }).click()
const fill =
  (label: string, value: string): Tap =>
  (page) =>
    page.getByLabel(label, { exact: true }).fill(value)

/** The presses of a patient with whom all is well, on each screen. */
const screens: readonly (readonly Tap[])[] = [
  [press('None of these')],
  [fill('Weight', '93'), press('I took all of them on these days')],
  [press('All well')],
  [press('Nothing is new')],
  [press('No unopened pens, and enough needles'), press('The same dose')],
]
const card: readonly Tap[] = [
  fill('Card number', '4242 4242 4242 4242'),
  fill('Expiry date', '12/34'),
  fill('Security code', '123'),
  (page) => page.getByRole('button', { name: /^Pay £/ }).click(),
]

test('U-9 a patient on treatment completes a check-in on a phone in 18 taps and nine screens at most, pays for the next pen, and a prescriber approves it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await signIn(page, person)
  const seen = new Set([page.url()])
  const hidden: string[] = []
  let taps = 0
  async function tap(does: Tap): Promise<void> {
    taps += 1
    await does(page)
  }
  await tap(() => page.getByRole('link', { name: 'Answer the questions' }).click())
  for (const answers of screens) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).not.toHaveURL('/account')
    seen.add(page.url())
    // Nothing is preselected.
    await expect(page.locator('input:checked:not([name="unit"])')).toHaveCount(0)
    for (const does of answers) await tap(does)
    await expectAccessible(page)
    // With text at 200% no answer is behind the Continue bar.
    await enlargeText(page)
    hidden.push(...(await hiddenByBars(page, page.url())))
    await enlargeText(page, '')
    const here = page.url()
    await tap(() => page.getByRole('button', { name: 'Continue' }).click())
    await expect(page).not.toHaveURL(here)
  }
  await expect(page).toHaveURL('/account/check-in')
  seen.add(page.url())
  await expect(page.getByText(/^(Wegovy 0\.25|Mounjaro 2\.5) mg, one pen$/)).toBeVisible()
  await expectAccessible(page)
  await tap(() => page.getByRole('button', { name: 'Send and pay £209.00' }).click())
  await expect(dialog(page)).toContainText('£209.00')
  for (const does of card) await tap(does)
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { name: 'Being reviewed' })).toBeVisible()
  expect(hidden, 'U-13').toEqual([])
  expect(taps).toBeLessThanOrEqual(mostTaps)
  // The card is a screen of its own.
  expect(seen.size + 1).toBeLessThanOrEqual(mostScreens)

  const desk = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } })
  await signInAs(desk.request, 'prescriber')
  const queue = await desk.newPage()
  await queue.goto('/desk/queue?list=ready')
  await queue
    .getByRole('row')
    .filter({ hasText: 'Repeat, same dose, no concerns' })
    .getByRole('link')
    .first()
    .press('Enter')
  await expect(queue.getByText('No concerns reported. Requests the same dose.')).toBeVisible()
  await expect(queue.getByText('Check-in before this pen')).toBeVisible()
  await expectAccessible(queue)
  for (const tick of await queue.locator('[data-tick]').all()) await tick.press('Space')
  await queue.keyboard.press('p')
  await queue.keyboard.press('Control+Enter')
  await expect(queue.getByText(/\d+ s to undo/)).toBeVisible()
  await desk.close()
})
