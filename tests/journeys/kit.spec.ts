import type { Page } from '@playwright/test'
import { pages } from '#contract/pages.ts'
import { expect, expectAccessible, test } from './journey.ts'

/** Opens the page of the kit and waits until it answers. */
async function openKit(page: Page) {
  await page.goto(pages.devUi)
  await expect(page.getByRole('button', { name: 'Next', exact: true }).first()).toBeVisible()
}

/** Time stands still until a test lets it run, but for the moment in which a page asks for its scripts. */
async function openKitAtRest(page: Page) {
  await page.clock.install({ time: '2026-03-02T08:00:00Z' })
  await page.clock.pauseAt('2026-03-02T08:00:01Z')
  page.once('domcontentloaded', () => void page.clock.runFor(50))
  await openKit(page)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page) => page.locator('[data-variant]')

async function showToast(page: Page) {
  await button(page, 'Show a toast').click()
  await expect(toast(page)).toBeVisible()
}

test.describe('the kit is accessible', () => {
  // The largest page there is: reading all of it takes axe a while on a busy machine.
  test.slow()

  test('with a toast', async ({ page }) => {
    await openKit(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await showToast(page)
    await toast(page).hover()
    await expectAccessible(page)
  })

  test('with a summary, an alert and a destructive toast', async ({ page }) => {
    await openKit(page)
    await button(page, 'Submit with problems').click()
    await button(page, 'Save, and fail').click()
    await button(page, 'Show a destructive toast').click()
    await toast(page).hover()
    await expectAccessible(page)
  })

  test('with a dialog open', async ({ page }) => {
    await openKit(page)
    await button(page, 'Open a dialog').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
})

test('a busy button says so, keeps focus, and takes no further press', async ({ page }) => {
  await openKitAtRest(page)
  const save = page.getByTestId('busy-button')
  const presses = page.getByTestId('presses')
  await save.click()
  await expect(save).toHaveText('Saving...')
  await save.click({ force: true })
  await page.keyboard.press('Enter')
  await expect(presses).toHaveText('Pressed 1 time')
  await expect(save).toBeFocused()

  await page.clock.runFor(2_000)
  await expect(save).toHaveText('Save and continue')
  await expect(save).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(presses).toHaveText('Pressed 2 times')
})

test('radios answer to Space and the arrows', async ({ page }) => {
  await openKit(page)
  await page.locator('#age').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Under 18' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '18 to 74' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Under 18' })).not.toBeChecked()
})

test('“None of these” and the others rule each other out', async ({ page }) => {
  await openKit(page)
  const surgery = page.getByRole('checkbox', { name: 'Thyroid surgery' })
  const none = page.getByRole('checkbox', { name: 'None of these' })
  await expect(surgery).toBeChecked()
  await none.check()
  await expect(surgery).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Pancreatitis' }).check()
  await expect(none).not.toBeChecked()
})

test('the error summary takes focus with every failed attempt, and leads to the field', async ({ page }) => {
  await openKit(page)
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await button(page, 'Submit with problems').click()
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Choose one to continue' }).click()
  await expect(page.locator('#sex')).toBeFocused()
  await expect(page.locator('#sex')).toBeInViewport()
  await button(page, 'Submit with problems').click()
  await expect(summary).toBeFocused()
})

test('a failed action is announced beside its button, with a way out', async ({ page }) => {
  await openKit(page)
  await button(page, 'Save, and fail').click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Error saving data. Please try again.')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toHaveCount(0)
})

test('a text area has six rows, grows with the words, and counts at its end', async ({ page }) => {
  await openKit(page)
  const operation = page.locator('#operation')
  await expect(operation).toHaveAttribute('rows', '6')
  const height = async () => (await operation.boundingBox())?.height ?? 0
  const empty = await height()
  await operation.fill('In spring.\n'.repeat(12))
  expect(await height()).toBeGreaterThan(empty * 1.5)

  const answer = page.locator('#long-answer')
  const count = page.locator('#long-answer-count')
  await answer.fill('a'.repeat(8_999))
  await expect(count).toHaveCount(0)
  await answer.fill('a'.repeat(9_999))
  await expect(count).toHaveText('You have 1 character remaining')
  await answer.fill('a'.repeat(10_001))
  await expect(count).toHaveText('You have 1 character too many')
  await expect(answer).toHaveAccessibleDescription('You have 1 character too many')
  expect((await answer.inputValue()).length).toBe(10_001)
})

test.describe('toasts', () => {
  test('SH-08 nothing of a toast is loaded before the first', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/toast-/.test(request.url())) loaded.push(request.url())
    })
    await openKit(page)
    expect(loaded).toEqual([])
    await showToast(page)
    await expect(toast(page)).toHaveRole('status')
    await expect(toast(page)).toContainText('Slot Selected')
    expect(loaded).toHaveLength(1)
  })

  test('SH-08 a second toast replaces the first, and says of which kind it is', async ({ page }) => {
    await openKitAtRest(page)
    await showToast(page)
    await expect(toast(page)).toHaveAttribute('data-variant', 'default')
    await button(page, 'Show a destructive toast').click()
    await expect(toast(page)).toContainText('Dose Required')
    await expect(toast(page)).toHaveCount(1)
    await expect(toast(page)).toHaveAttribute('data-variant', 'destructive')
    await expect(toast(page)).toHaveRole('status')
  })

  test('SH-08 a toast closes by itself after 5000 ms', async ({ page }) => {
    await openKitAtRest(page)
    await showToast(page)
    await page.clock.runFor(4_999)
    await expect(toast(page)).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(1)
    await expect(toast(page)).toHaveCount(0)
  })

  test('SH-08 a toast waits while it is hovered', async ({ page }) => {
    await openKitAtRest(page)
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
  })

  test('SH-08 a toast waits while it has focus', async ({ page }) => {
    await openKitAtRest(page)
    await showToast(page)
    await toast(page).getByRole('button', { name: 'Close message' }).focus()
    await page.clock.runFor(20_000)
    await expect(toast(page)).toHaveAttribute('data-state', 'open')
    await button(page, 'Show a toast').focus()
    await page.clock.runFor(5_000)
    await expect(toast(page)).toHaveCount(0)
  })

  test('SH-08 Escape closes a toast, and so does its cross', async ({ page }) => {
    await openKitAtRest(page)
    await showToast(page)
    await page.keyboard.press('Escape')
    await expect(toast(page)).toHaveCount(0)
    await showToast(page)
    await toast(page).getByRole('button', { name: 'Close message' }).click()
    await expect(toast(page)).toHaveCount(0)
  })

  test('SH-08 a swipe of 30 px lets a toast stay, one of 70 px sends it away', async ({ page }) => {
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
  })

  test('SH-08 an action in a toast is done, and the toast goes', async ({ page }) => {
    await openKitAtRest(page)
    await button(page, 'Show one with an action').click()
    await toast(page).getByRole('button', { name: 'Bring them back' }).click()
    await expect(toast(page)).toContainText('Your answers are back')
    await expect(toast(page)).toHaveCount(1)
  })
})

test.describe('the dialog', () => {
  test('keeps Tab inside, and Escape returns focus to the button that opened it', async ({ page }) => {
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
  })

  test('closes by a press outside it, and holds the page behind it still', async ({ page }) => {
    await openKit(page)
    await button(page, 'Open a dialog').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.move(20, 20)
    await page.mouse.wheel(0, 400)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await page.mouse.click(20, 20)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(page, 'Open a dialog')).toBeFocused()
  })
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

test('the accordion has one item open at a time, and a second press closes it', async ({ page }) => {
  await openKit(page)
  await accordionOpensOneAtATime(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the accordion does the same', async ({ page }) => {
    await page.goto(pages.devUi)
    await accordionOpensOneAtATime(page)
  })
})

test.describe('the carousel', () => {
  const carousel = (page: Page) => page.getByRole('region', { name: 'Why people choose us' })
  const place = (page: Page) => carousel(page).getByText(/^\d \/ 6$/)
  const press = (page: Page, name: string) => carousel(page).getByRole('button', { name }).click()

  test('moves by its interval, and Pause holds it', async ({ page }) => {
    await openKitAtRest(page)
    await expect(place(page)).toHaveText('1 / 6')
    await page.clock.runFor(2_999)
    await expect(place(page)).toHaveText('1 / 6')
    await page.clock.runFor(1)
    await expect(place(page)).toHaveText('2 / 6')
    await press(page, 'Pause')
    await page.clock.runFor(9_000)
    await expect(place(page)).toHaveText('2 / 6')
    await press(page, 'Play')
    await page.clock.runFor(3_000)
    await expect(place(page)).toHaveText('3 / 6')
  })

  test('waits while it is hovered', async ({ page }) => {
    await openKitAtRest(page)
    await carousel(page).getByRole('group').hover()
    await page.clock.runFor(9_000)
    await expect(place(page)).toHaveText('1 / 6')
    await page.mouse.move(0, 0)
    await page.clock.runFor(3_000)
    await expect(place(page)).toHaveText('2 / 6')
  })

  test('stops for good once somebody moves it', async ({ page }) => {
    await openKitAtRest(page)
    await press(page, 'Next')
    await expect(place(page)).toHaveText('2 / 6')
    await expect(carousel(page).getByRole('status')).toHaveText('2 of 6: Free, discreet delivery')
    await page.mouse.move(0, 0)
    await page.clock.runFor(9_000)
    await expect(place(page)).toHaveText('2 / 6')
    await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible()
  })

  test('answers to the arrow keys', async ({ page }) => {
    await openKitAtRest(page)
    await carousel(page).getByRole('group').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(place(page)).toHaveText('3 / 6')
    await page.keyboard.press('ArrowLeft')
    await expect(place(page)).toHaveText('2 / 6')
  })

  test('does not move by itself for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openKitAtRest(page)
    await page.clock.runFor(9_000)
    await expect(place(page)).toHaveText('1 / 6')
    await expect(carousel(page).getByRole('button', { name: 'Pause' })).toHaveCount(0)
    await press(page, 'Next')
    await expect(place(page)).toHaveText('2 / 6')
  })
})

test('progress tells how far one is', async ({ page }) => {
  await openKit(page)
  const progress = page.getByRole('progressbar', { name: 'Your questionnaire' })
  await expect(progress).toHaveAttribute('aria-valuenow', '35')
  await button(page, 'Move on').click()
  await expect(progress).toHaveAttribute('aria-valuenow', '50')
  await expect(page.getByText('50%')).toBeVisible()
})

test('E-9 on a phone a toast stands at the bottom, says nothing the page says already, and leaves with its page', async ({
  page,
}) => {
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
