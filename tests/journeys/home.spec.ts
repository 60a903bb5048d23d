import type { Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { expect, expectAccessible, openAtRest, test } from './journey.ts'

const section = (page: Page, id: string) => page.locator(`section#${id}`)
const chosen = (page: Page, id: string) => section(page, id).getByRole('tab', { selected: true })
const press = (page: Page, id: string, name: string) => section(page, id).getByRole('button', { name }).click()

/** Scrolls to a section and waits until it is interactive. */
async function goTo(page: Page, id: string) {
  await section(page, id).scrollIntoViewIfNeeded()
  await expect(section(page, id).getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.mouse.move(0, 0)
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('HM-03 HC-02 the diagram turns every 5 seconds, waits while hovered or focused, and stops when one is chosen', {
    tag: '@soak',
  }, async ({ page }) => {
    await openAtRest(page, '/')
    await goTo(page, 'care')
    const words = section(page, 'care').getByRole('tabpanel')
    await expect(section(page, 'care').getByRole('tab')).toHaveCount(5)
    await page.clock.runFor(4_999)
    await expect(chosen(page, 'care')).toHaveText('Clinicians')
    await page.clock.runFor(1)
    await expect(chosen(page, 'care')).toHaveText('Medication')
    await expect(words).toHaveCount(1)
    await expect(words).toContainText('Medicine, when it is right')

    await words.hover()
    await page.clock.runFor(15_000)
    await expect(chosen(page, 'care')).toHaveText('Medication')
    await page.mouse.move(0, 0)
    await page.clock.runFor(5_000)
    await expect(chosen(page, 'care')).toHaveText('Coaching')

    await press(page, 'care', 'Pause')
    await page.clock.runFor(15_000)
    await expect(chosen(page, 'care')).toHaveText('Coaching')
    await press(page, 'care', 'Play')
    await page.clock.runFor(5_000)
    await expect(chosen(page, 'care')).toHaveText('Nutrition')

    await chosen(page, 'care').focus()
    await page.clock.runFor(15_000)
    await expect(chosen(page, 'care')).toHaveText('Nutrition')
    await page.keyboard.press('ArrowRight')
    await expect(chosen(page, 'care')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(chosen(page, 'care')).toHaveText('Clinicians')
    await section(page, 'care').getByRole('tab', { name: 'Coaching' }).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(0, 0)
    await page.clock.runFor(15_000)
    await expect(chosen(page, 'care')).toHaveText('Coaching')
    await expect(section(page, 'care').getByRole('button', { name: 'Play' })).toBeVisible()
  })

  test('HM-05 HM-06 HC-02 five of six reasons are in sight, one on every 3 seconds, round and round; the certificates pass in 10 seconds', {
    tag: '@soak',
  }, async ({ page }) => {
    await openAtRest(page, '/')
    await goTo(page, 'why')
    const cards = section(page, 'why').getByRole('listitem')
    await expect(cards).toHaveCount(6)
    const inSight = () =>
      cards.evaluateAll((all) => {
        const row = all[0]?.closest('[role=group]')?.getBoundingClientRect()
        const isIn = ({ left, right }: DOMRect) => row && left > row.left - 24 && right < row.right + 4
        return all.filter((card) => isIn(card.getBoundingClientRect())).length
      })
    const place = section(page, 'why').getByText(/^\d \/ 6$/)
    await expect.poll(inSight).toBe(5)
    await page.clock.runFor(2_999)
    await expect(place).toHaveText('1 / 6')
    await page.clock.runFor(1)
    await expect(place).toHaveText('2 / 6')
    await page.clock.runFor(15_000)
    await expect(place).toHaveText('1 / 6')
    await expect.poll(inSight).toBe(5)
    await press(page, 'why', 'Next')
    await page.mouse.move(0, 0)
    await page.clock.runFor(15_000)
    await expect(place).toHaveText('2 / 6')

    await goTo(page, 'certifications')
    const strip = section(page, 'certifications').locator('[data-running]')
    const motion = () =>
      strip.evaluate((row) =>
        row.getAnimations({ subtree: true }).map((a) => [a.effect?.getTiming().duration, a.playState]),
      )
    await expect.poll(motion).toEqual([[10_000, 'running']])
    await strip.hover()
    await expect.poll(motion).toEqual([[10_000, 'paused']])
    await page.mouse.move(0, 0)
    await expect.poll(motion).toEqual([[10_000, 'running']])
    await press(page, 'certifications', 'Pause')
    await expect.poll(motion).toEqual([[10_000, 'paused']])
  })

  test('HM-07 HC-02 the app shows its five features 4 seconds each until one is chosen, and each store has its code', {
    tag: '@soak',
  }, async ({ page }) => {
    await openAtRest(page, '/')
    await goTo(page, 'app')
    await page.clock.runFor(3_999)
    await expect(chosen(page, 'app')).toHaveText('Weight')
    await page.clock.runFor(1)
    await expect(chosen(page, 'app')).toHaveText('BMI')
    await section(page, 'app').getByRole('tab', { name: 'Habits' }).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(0, 0)
    await page.clock.runFor(16_000)
    await expect(chosen(page, 'app')).toHaveText('Habits')
    await expect(section(page, 'app').getByText('Lights out by eleven', { exact: true })).toBeVisible()

    await page.clock.resume()
    await expect(section(page, 'app').getByRole('img', { name: /QR code/ })).toBeVisible()
    for (const [place, { name, device, at }] of brand.app.stores.entries()) {
      const opener = section(page, 'app').getByRole('button', { name })
      await opener.click()
      const dialog = page.getByRole('dialog', { name: `Larkwell for ${device}` })
      await expect(dialog.getByRole('img', { name: `QR code that opens the Larkwell app for ${device}` })).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'Get the app on this phone' })).toHaveAttribute(
        'href',
        `/app#${at}`,
      )
      if (place === 0) await expectAccessible(page, '[role=dialog]', true)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  })
})

/** As the specification names them, in its order. */
const certificates = ['SOC 2', 'ISO 9001', 'ISO 27001', 'ISO 13485', 'Cyber Essentials', 'HIPAA', 'CQC registered']

async function expectCertificates(page: Page) {
  const strip = section(page, 'certifications')
  for (const name of certificates) await expect(strip.getByText(name, { exact: true }).first()).toBeVisible()
  const text = (await strip.innerText()).replaceAll('\n', ' ')
  expect(certificates.map((name) => text.indexOf(name))).toEqual(
    certificates.map((name) => text.indexOf(name)).toSorted((a, b) => a - b),
  )
}

test('HM-03 HM-05 HM-06 HM-07 HC-02 everything stays still with reduced motion, and nothing shifts the page', {
  tag: '@soak',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const move of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!move.hadRecentInput) seen.shift += move.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.clock.install()
  await page.goto('/')
  for (const id of ['care', 'why', 'certifications', 'app', 'care']) await section(page, id).scrollIntoViewIfNeeded()
  // A tab that responds shows that the section is interactive, not merely still.
  await section(page, 'care').getByRole('tab', { name: 'Coaching' }).click()
  await expect(chosen(page, 'care')).toHaveText('Coaching')
  await section(page, 'app').getByRole('tab', { name: 'Hydration' }).click()
  await expect(chosen(page, 'app')).toHaveText('Hydration')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(30_000)
  await expect(chosen(page, 'care')).toHaveText('Coaching')
  await expect(chosen(page, 'app')).toHaveText('Hydration')
  await expect(section(page, 'why').getByText('1 / 6')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
  await expectCertificates(page)
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  expect(shift).toBeLessThanOrEqual(0.01)
})

for (const [path, count] of [
  ['/', 5],
  ['/weight-management', 5],
] as const)
  test(`on ${path} sections that are not laid out yet reserve about their height, and are laid out when they come near`, {
    tag: '@soak',
  }, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const parts = page.locator('[class*=below-fold]')
      await expect(parts).toHaveCount(count)
      for (const part of await parts.all()) await expect(part).toHaveCSS('content-visibility', 'visible')
      const heights = await parts.evaluateAll((all) =>
        all.map((one) => {
          const style = getComputedStyle(one)
          const content = Number(/^auto ([\d.]+)px$/.exec(style.containIntrinsicBlockSize)?.[1])
          const taken = content + Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom)
          return { taken, is: one.clientHeight }
        }),
      )
      expect(heights.filter(({ taken, is }) => !(taken > 0.9 * is && taken < 1.1 * is))).toEqual([])
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('HM-03 HM-05 HM-06 HM-07 HM-09 the home page says all it has to say, claims and all', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    // In the words of the specification, not of the file they come from.
    for (const claim of [
      /CQC regulated/,
      /Care Quality Commission/,
      /Free, discreet delivery/,
      /No names, logos or delivery fee/,
      /UK licensed/,
      /Medications and clinicians/,
      /Pause or cancel any time/,
      /Clinically proven/,
    ]) {
      await expect(main.getByText(claim).first()).toBeVisible()
    }
    for (const headline of [
      'A clinician decides',
      'Progress you can see',
      'Why Choose Larkwell',
      'Doctor-led',
      'Proven treatments',
      'The line, not the day',
      'Glass by glass',
    ]) {
      await expect(main.getByRole('heading', { name: headline })).toBeVisible()
    }
    await expectCertificates(page)
    await expect(section(page, 'certifications')).toContainText('holds none of them')
    await expect(section(page, 'certifications').getByText('Example', { exact: true }).first()).toBeVisible()
    for (const { name, at } of brand.app.stores) {
      await expect(section(page, 'app').getByRole('link', { name })).toHaveAttribute('href', `/app#${at}`)
    }
    await expect(section(page, 'app').getByRole('img', { name: /QR code/ })).toBeVisible()
  })
})
