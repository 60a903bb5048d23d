import type { Page } from '@playwright/test'
import { pages } from '#contract/pages.ts'
import { expect, expectAccessible, test } from './journey.ts'

/** Opens the page of the ui kit and waits until it is interactive. */
async function openKit(page: Page) {
  await page.goto(pages.devUi)
  await expect(page.getByRole('button', { name: 'Next', exact: true }).first()).toBeVisible()
}

/** The time in which a page requests its scripts. On a busy machine it comes when animations have begun. */
const wakingMs = 50

/** Stops the clock until a test advances it, except for that moment. */
async function openKitAtRest(page: Page) {
  await page.clock.install({ time: '2026-03-02T08:00:00Z' })
  await page.clock.pauseAt('2026-03-02T08:00:01Z')
  const isAwake = page.waitForEvent('domcontentloaded').then(() => page.clock.runFor(wakingMs))
  await openKit(page)
  await isAwake
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page) => page.locator('[data-variant]')

async function showToast(page: Page) {
  await button(page, 'Show a toast').click()
  await expect(toast(page)).toBeVisible()
}

test('the kit is accessible, with a summary, an alert, toasts of both kinds and a dialog', { tag: '@soak' }, async ({
  page,
}) => {
  // The largest page there is: checking all of it takes axe a while on a busy machine.
  test.slow()
  await openKit(page)
  await button(page, 'Submit with problems').click()
  await button(page, 'Save, and fail').click()
  await button(page, 'Show a destructive toast').click()
  await toast(page).hover()
  await expectAccessible(page)
  await showToast(page)
  await expect(toast(page)).toHaveAttribute('data-variant', 'default')
  await toast(page).hover()
  await expectAccessible(page, '[data-variant]', true)
  await button(page, 'Open a dialog').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, '[role=dialog]', true)
  await expectAccessible(page, 'html')
})

test('radios answer to the keyboard, the error summary leads to the field, a text area grows, an accordion has one item open', {
  tag: '@soak',
}, async ({ page }) => {
  await openKit(page)
  await page.locator('#age').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Under 18' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '18 to 74' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Under 18' })).not.toBeChecked()

  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await button(page, 'Submit with problems').click()
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Choose one to continue' }).click()
  await expect(page.locator('#sex')).toBeFocused()
  await expect(page.locator('#sex')).toBeInViewport()
  await button(page, 'Submit with problems').click()
  await expect(summary).toBeFocused()

  const operation = page.locator('#operation')
  const height = async () => (await operation.boundingBox())?.height ?? 0
  const empty = await height()
  await operation.fill('In spring.\n'.repeat(12))
  expect(await height()).toBeGreaterThan(empty * 1.5)

  await accordionOpensOneAtATime(page)
})

test.describe('toasts', () => {
  test('SH-08 a toast closes by itself after 5000 ms, waits while it is hovered or has focus, and a second replaces it', {
    tag: '@soak',
  }, async ({ page }) => {
    const loaded = new Set<string>()
    page.on('request', (request) => {
      if (/\/assets\/toast-/.test(request.url())) loaded.add(request.url())
    })
    await openKitAtRest(page)
    expect(loaded, 'nothing of a toast is loaded before the first').toEqual(new Set())
    await showToast(page)
    expect(loaded).toHaveProperty('size', 1)
    await expect(toast(page)).toHaveRole('status')
    await expect(toast(page)).toContainText('Slot Selected')
    await page.clock.runFor(4_999)
    await expect(toast(page)).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(1)
    await expect(toast(page)).toHaveCount(0)

    await showToast(page)
    await page.clock.runFor(3_000)
    await toast(page).hover()
    await page.clock.runFor(20_000)
    await expect(toast(page)).toHaveAttribute('data-state', 'open')
    await page.mouse.move(5, 800)
    await page.clock.runFor(1_999)
    await expect(toast(page)).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(1)
    await expect(toast(page)).toHaveCount(0)

    await showToast(page)
    await toast(page).getByRole('button', { name: 'Close message' }).focus()
    await page.clock.runFor(20_000)
    await expect(toast(page)).toHaveAttribute('data-state', 'open')
    await button(page, 'Show a toast').focus()
    await page.clock.runFor(5_000)
    await expect(toast(page)).toHaveCount(0)

    await showToast(page)
    await expect(toast(page)).toHaveAttribute('data-variant', 'default')
    await button(page, 'Show a destructive toast').click()
    await expect(toast(page)).toContainText('Dose Required')
    await expect(toast(page)).toHaveCount(1)
    await expect(toast(page)).toHaveAttribute('data-variant', 'destructive')
    await expect(toast(page)).toHaveRole('status')
  })

  test('SH-08 a swipe of 30 px lets a toast stay, one of 70 px sends it away, as do Escape, its cross and its action', {
    tag: '@soak',
  }, async ({ page }) => {
    await openKitAtRest(page)
    await showToast(page)
    const title = toast(page).getByText('Slot Selected')
    const swipe = async (distance: number) => {
      const box = await title.boundingBox()
      if (!box) throw new Error('The toast is not on the page.')
      const [x, y] = [box.x + 20, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance, y, { steps: 5 })
      await page.mouse.up()
    }
    await swipe(30)
    await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel')
    await expect(toast(page)).toHaveAttribute('data-state', 'open')
    await swipe(70)
    await expect(toast(page)).toHaveCount(0)

    await showToast(page)
    await page.keyboard.press('Escape')
    await expect(toast(page)).toHaveCount(0)
    await showToast(page)
    await toast(page).getByRole('button', { name: 'Close message' }).click()
    await expect(toast(page)).toHaveCount(0)

    await button(page, 'Show one with an action').click()
    await toast(page).getByRole('button', { name: 'Bring them back' }).click()
    await expect(toast(page)).toContainText('Your answers are back')
    await expect(toast(page)).toHaveCount(1)
  })
})

test('the dialog keeps Tab inside and the page behind it still, and Escape or a press outside returns focus', {
  tag: '@soak',
}, async ({ page }) => {
  await openKit(page)
  await button(page, 'Open a dialog').click()
  const dialog = page.getByRole('dialog', { name: 'Start again?' })
  await expect(dialog).toHaveAccessibleDescription(/cleared from this device/)
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(page, 'Open a dialog')).toBeFocused()

  await button(page, 'Open a dialog').click()
  await expect(dialog).toBeVisible()
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(20, 20)
  await page.mouse.wheel(0, 400)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.mouse.click(20, 20)
  await expect(dialog).toHaveCount(0)
  await expect(button(page, 'Open a dialog')).toBeFocused()
})

async function accordionOpensOneAtATime(page: Page) {
  const open = page.locator('details[name="gallery-faq"][open]')
  await expect(open).toHaveAttribute('id', 'faq-who')
  await page.locator('#faq-stop summary').click()
  await expect(open).toHaveCount(1)
  await expect(open).toHaveAttribute('id', 'faq-stop')
  await expect(page.getByText('there is no form and no fee')).toBeVisible()
  await page.locator('#faq-stop summary').click()
  await expect(open).toHaveCount(0)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the accordion has one item open at a time, and a second press closes it', { tag: '@soak' }, async ({
    page,
  }) => {
    await page.goto(pages.devUi)
    await accordionOpensOneAtATime(page)
  })
})

test.describe('the carousel', () => {
  const carousel = (page: Page) => page.getByRole('region', { name: 'Why people choose us' })
  const place = (page: Page) => carousel(page).getByText(/^\d \/ 6$/)
  const press = (page: Page, name: string) => carousel(page).getByRole('button', { name }).click()

  test('moves by its interval, waits while hovered or paused, and stops for good once the visitor moves it', {
    tag: '@soak',
  }, async ({ page }) => {
    await openKitAtRest(page)
    await expect(place(page)).toHaveText('1 / 6')
    await page.clock.runFor(2_999 - wakingMs)
    await expect(place(page)).toHaveText('1 / 6')
    await page.clock.runFor(1 + wakingMs)
    await expect(place(page)).toHaveText('2 / 6')
    await press(page, 'Pause')
    await page.mouse.move(0, 0)
    await page.clock.runFor(9_000)
    await expect(place(page)).toHaveText('2 / 6')
    await press(page, 'Play')
    await page.mouse.move(0, 0)
    await page.clock.runFor(3_000)
    await expect(place(page)).toHaveText('3 / 6')
    await carousel(page).getByRole('group').hover()
    await page.clock.runFor(9_000)
    await expect(place(page)).toHaveText('3 / 6')
    await page.mouse.move(0, 0)
    await page.clock.runFor(3_000)
    await expect(place(page)).toHaveText('4 / 6')
    await press(page, 'Next')
    await expect(place(page)).toHaveText('5 / 6')
    await expect(carousel(page).getByRole('status')).toHaveText(/^5 of 6: \S/)
    await page.mouse.move(0, 0)
    await page.clock.runFor(9_000)
    await expect(place(page)).toHaveText('5 / 6')
    await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible()
  })

  test('does not move with reduced motion, and responds to the arrow keys', { tag: '@soak' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openKitAtRest(page)
    await page.clock.runFor(9_000)
    await expect(place(page)).toHaveText('1 / 6')
    await expect(carousel(page).getByRole('button', { name: 'Pause' })).toHaveCount(0)
    await press(page, 'Next')
    await expect(place(page)).toHaveText('2 / 6')
    await expect(carousel(page).getByRole('status')).toHaveText('2 of 6: Free, discreet delivery')
    await carousel(page).getByRole('group').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(place(page)).toHaveText('4 / 6')
    await page.keyboard.press('ArrowLeft')
    await expect(place(page)).toHaveText('3 / 6')
  })
})

test('E-9 on a phone a toast stands at the bottom, repeats nothing the page says, and leaves with its page', {
  tag: '@soak',
}, async ({ page }) => {
  await openKit(page)
  await showToast(page)
  const box = await toast(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(780)
  await page.waitForTimeout(700)
  await page.getByRole('link', { name: 'Larkwell home' }).click()
  await expect(page).toHaveURL(pages.home)
  await expect(toast(page)).toHaveCount(0, { timeout: 2_000 })

  await page.goto('/assessment/questionnaire/inform-gp')
  await page.getByRole('button', { name: 'Next' }).click()
  const said = 'Please enter your GP practice name or address, or skip this step.'
  await expect(toast(page)).toContainText('GP Information Required')
  await expect(page.getByRole('main').getByText(said)).toBeVisible()
  await expect(toast(page).getByText(said)).toHaveClass(/sr-only/)
})
