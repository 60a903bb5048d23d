import type { Page } from '@playwright/test'
import { demoPatientEmail, demoPatientPassword, dueForNext } from '#server/app/demo-clinic/people.ts'
import { hiddenByBars } from './covered.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { dialog } from './ordering.ts'
import { expectRead, heading } from './screen-reader.ts'
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
/** What a screen reader reads on each of them once it is answered. */
const read = [
  `
  - main:
    - progressbar "Your assessment"
    - group "Do any of these apply to you?":
      - heading [level=1]
      - checkbox "You are or may be pregnant" [checked=false]
      - checkbox "None of these" [checked]
    - button "Continue"`,
  `
  - main:
    - heading "What do you weigh today?" [level=1]
    - group "Unit of weight":
      - radio "kg" [checked]
    - textbox "Weight": "93"
    - checkbox "I took all of them on these days" [checked]
    - group /Dose 1, \\w+day/:
      - radio "Taken" [checked]
      - radio "Missed" [checked=false]
    - button "Continue"`,
  `
  - main:
    - heading "How have you been?" [level=1]
    - checkbox "All well" [checked]
    - group "How is your mood?":
      - radio "As usual, or better" [checked]
    - checkbox "I had none of these" [checked]
    - button "Continue"`,
  `
  - main:
    - group "Is anything new or planned?":
      - heading [level=1]
      - checkbox "A medicine" [checked=false]
      - checkbox "Nothing is new" [checked]
    - button "Continue"`,
  `
  - main:
    - heading "What do you have at home?" [level=1]
    - checkbox "No unopened pens, and enough needles" [checked]
    - group "What would you like next?":
      - heading [level=2]
      - radio "The same dose" [checked]
    - button "Continue"`,
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
  await expect(heading(page)).toBeFocused()
  await expectRead(
    page,
    `
    - banner:
      - link "I feel unwell"
    - main:
      - heading "Your check-in is open" [level=1]
      - region "What happens next":
        - paragraph: /Your turn, by/
        - heading "Tell us how you are" [level=2]
        - link "Answer the questions"
    - navigation "Your account":
      - link "Today"
      - link "Treatment"`,
  )
  await tap(() => page.getByRole('link', { name: 'Answer the questions' }).click())
  for (const [place, answers] of screens.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).not.toHaveURL('/account')
    seen.add(page.url())
    // Nothing is preselected.
    await expect(page.locator('input:checked:not([name="unit"])')).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
    for (const does of answers) await tap(does)
    await expectRead(page, read[place] ?? '')
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
  await expect(heading(page)).toBeFocused()
  await expectRead(
    page,
    `
    - main:
      - heading "Your check-in" [level=1]
      - region "Your next pen":
        - paragraph: /one pen/
        - button "Send and pay £209.00"
      - region "Your answers":
        - term: Do any of these apply to you?
        - definition: None of these
        - definition:
          - 'link "Change: Do any of these apply to you?"'`,
  )
  await expect(page.getByText(/^(Wegovy 0\.25|Mounjaro 2\.5) mg, one pen$/)).toBeVisible()
  await expectAccessible(page)
  await tap(() => page.getByRole('button', { name: 'Send and pay £209.00' }).click())
  await expect(dialog(page)).toContainText('£209.00')
  for (const does of card) await tap(does)
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { name: 'Being reviewed' })).toBeVisible()
  await expect(heading(page)).toBeFocused()
  await expectRead(
    page,
    `
    - main:
      - heading "It’s our turn" [level=1]
      - region "What happens next":
        - paragraph: /Our turn, by/
        - heading "Being reviewed" [level=2]
        - link "See your order"`,
  )
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
