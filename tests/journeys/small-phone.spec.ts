import type { Locator, Page } from '@playwright/test'
import { adhdPath, questionnairePath } from '#contract/pages.ts'
import { adhd } from '#domain/intake/adhd/flow.ts'
import { asAsked } from '#domain/intake/engine/as-asked.ts'
import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import type { Step } from '#domain/intake/engine/step.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { agreeAndStart, continueButton, expect, saveCall, step, test } from './journey.ts'

test.use({
  viewport: { width: 320, height: 640 },
  allowedErrors: /Failed to load resource|net::ERR/,
  contextOptions: { reducedMotion: 'reduce' },
})

async function expectHeaderFits(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const header = await page.getByRole('banner').boundingBox()
  for (const part of [page.getByRole('banner').getByRole('status'), page.getByRole('banner').getByText('Menu')]) {
    const box = await part.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(header?.y ?? 0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  }
}

test('on a small phone the save status never crowds the header, and Continue stays in reach', { tag: '@soak' }, async ({
  page,
}) => {
  await agreeAndStart(page)
  await page.getByRole('radio', { name: '18 to 74' }).check()
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-2'))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectHeaderFits(page)
  await expect(continueButton(page)).toBeInViewport({ ratio: 1 })

  await page.route(saveCall, (route) => route.abort())
  await page.getByRole('radio', { name: 'White' }).check()
  await continueButton(page).click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try now' })).toBeInViewport({ ratio: 1 })
  await expectHeaderFits(page)
  await expect(continueButton(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
})

const phones = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
]

/** Opens another step without a full page load. */
async function show(page: Page, path: string, question: string) {
  await page.evaluate((to) => {
    history.pushState({ key: to, idx: history.length }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question)
}

/** Focuses every focusable element, forwards and backwards, and names those under the header or the bar. */
const covered = (page: Page, size: string, isSent: boolean) =>
  page.evaluate(
    async ({ named, isToBeSent }) => {
      const form = document.querySelector('main form')
      const bar = form?.querySelector('.in-reach')
      const way = form?.querySelector<HTMLElement>('button[type="submit"]')
      const header = document.querySelector('header')
      if (!form || !bar || !way || !header) return [`${named}: no form with a bar`]
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const problems: string[] = []
      const problemOf = (part: Element) => {
        const { top, bottom, height } = (part.closest('label') ?? part).getBoundingClientRect()
        const [from, to] = [header.getBoundingClientRect().bottom, bar.getBoundingClientRect().top]
        const isInBar = bar.contains(part) && bottom <= window.innerHeight
        const isCovered = height > 0 && !isInBar && (top < from - 1 || bottom > to + 1)
        return isCovered ? `at ${Math.round(top)}-${Math.round(bottom)}, seen ${from}-${Math.round(to)}` : null
      }
      // The page may need a few frames to make room on a busy machine; only a lasting overlap counts.
      const look = async (part: Element, what: string) => {
        for (let frames = 0; frames < 10 && problemOf(part) !== null; frames += 1) await frame()
        const problem = problemOf(part)
        if (problem !== null) problems.push(`${named}: ${what} ${problem}`)
      }
      const controls = [...form.querySelectorAll<HTMLElement>('input, textarea, button, a[href], [tabindex="0"]')]
      const open = controls.filter(
        (control) => !bar.contains(control) && !control.matches(':disabled') && control.checkVisibility(),
      )
      for (const control of [...open, ...open.toReversed()]) {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        control.focus()
        await frame()
        await look(control, `focus on ${control.id || control.textContent}`)
      }
      const { top, bottom } = way.getBoundingClientRect()
      if (top < 0 || bottom > window.innerHeight) problems.push(`${named}: no way on in sight`)
      if (isToBeSent) {
        way.click()
        for (let frames = 0; frames < 4; frames += 1) await frame()
        if (document.activeElement) await look(document.activeElement, 'focus after sending')
        for (const error of form.querySelectorAll('[id$="-error"], [role="alert"]')) {
          await look(error, 'an error')
        }
        if (!form.querySelector('[id$="-error"]')) problems.push(`${named}: nothing is said to be missing`)
      }
      window.scrollTo(0, 0)
      return problems
    },
    { named: size, isToBeSent: isSent },
  )

/** For each kind of step the one with the most options, and those with error messages. */
function stepsToShow({ steps }: AnyFlow): Step[] {
  const longest = new Map<string, Step>()
  const length = (one: Step) => ('options' in one ? one.options.length : 0)
  for (const one of Object.values(steps)) {
    const before = longest.get(one.kind)
    if (!before || length(one) > length(before)) longest.set(one.kind, one)
  }
  return Object.values(steps).filter((one) => longest.get(one.kind) === one || stepsWithErrors.has(one.id))
}

const stepsWithErrors = new Set(['step-5', 'wegovy-starting-weight', 'wegovy-prescribed-dose-other-input', 'inform-gp'])

test('E-3 on every kind of step and two sizes of phone, nothing with focus, no error and no Continue button is under the bar', {
  tag: '@soak',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const problems: string[] = []
  for (const [flow, pathOf] of [
    [weightManagement, questionnairePath],
    [adhd, adhdPath],
  ] as const) {
    await page.goto(pathOf(flow.first as never))
    // As a patient who moves by the keyboard.
    await page.keyboard.press('Tab')
    for (const { id, question } of stepsToShow(flow)) {
      await show(page, pathOf(id as never), asAsked(question, { medication: 'Wegovy' }))
      for (const phone of phones) {
        await page.setViewportSize(phone)
        problems.push(...(await covered(page, `${id} ${phone.width}`, stepsWithErrors.has(id))))
      }
    }
  }
  expect(problems).toEqual([])
})

test('E-3 E-10 R-33 on a small phone a list shows that it goes on, and the BMI comes by itself into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(step('previous-weight-loss-medications'))
  await expect(page.getByText('More below')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByText('More below')).toBeHidden()

  await page.goto(step('step-5'))
  await page.getByLabel('Weight', { exact: true }).fill('95')
  await expect(page.getByText('Your BMI is')).toHaveCount(0)
  await page.getByLabel('Height', { exact: true }).fill('170')
  await expect(page.getByText('More below')).toBeHidden()
  const bmi = page.getByLabel('Your BMI')
  await expect(bmi).toHaveValue('32.9')
  await expect.poll(async () => bottomOf(bmi)).toBeLessThanOrEqual(await topOf(continueButton(page)))
  await expect(page.getByLabel('Height', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Height', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-variant]')).toHaveCount(0)
  const calculate = page.getByRole('button', { name: 'Calculate BMI' })
  await calculate.click()
  await expect(page.locator('[data-variant]')).toContainText('Your BMI is 32.9.')

  // An error shown on leaving a field does not push the focused field under the bar.
  await page.getByLabel('Height', { exact: true }).fill('1.70')
  await page.keyboard.press('Tab')
  await expect(calculate).toBeFocused()
  await expect(page.getByText('Did you mean 170 cm?')).toBeVisible()
  await expect.poll(async () => bottomOf(calculate)).toBeLessThanOrEqual(await topOf(page.locator('.in-reach')))
})

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
const bottomOf = async (part: Locator) => (await topOf(part)) + ((await part.boundingBox())?.height ?? 0)
