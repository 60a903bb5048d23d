import type { Page } from '@playwright/test'
import { team } from '#content/site/team.ts'
import { pages, profilePath } from '#contract/pages.ts'
import { consentPage, expect, expectAccessible, openAtRest, test } from './journey.ts'

test.describe('/weight-management', () => {
  const journey = (page: Page) => page.getByRole('region', { name: 'The journey, in five parts' })
  const current = (page: Page) => journey(page).locator('[aria-current]')

  test('WL-03 the journey advances every 3 s and starts over, waits under the mouse, and stops once the visitor chooses', {
    tag: '@soak',
  }, async ({ page }) => {
    await openAtRest(page, pages.weightManagement)
    await journey(page).scrollIntoViewIfNeeded()
    const pause = journey(page).getByRole('button', { name: 'Pause' })
    await expect(pause).toBeVisible()
    const height = await journey(page).evaluate((section) => section.clientHeight)
    for (const name of ['Getting Started', 'Kickoff Phase', 'Momentum Building', 'Fine-Tuning', 'Staying on Track']) {
      await expect(current(page)).toHaveText(name)
      await page.clock.runFor(2_999)
      await expect(current(page)).toHaveText(name)
      await page.clock.runFor(1)
    }
    await expect(current(page)).toHaveText('Getting Started')
    expect(await journey(page).evaluate((section) => section.clientHeight)).toBe(height)

    await journey(page).getByRole('listitem').nth(3).hover()
    await page.clock.runFor(9_000)
    await expect(current(page)).toHaveText('Getting Started')
    await page.mouse.move(0, 0)
    await pause.click()
    await page.clock.runFor(9_000)
    await expect(current(page)).toHaveText('Getting Started')
    await journey(page).getByRole('button', { name: 'Play' }).click()
    await page.mouse.move(0, 0)

    await journey(page).getByRole('button', { name: 'Fine-Tuning' }).click()
    await page.mouse.move(0, 0)
    await page.getByRole('heading', { level: 1 }).focus()
    await page.clock.runFor(9_000)
    await expect(current(page)).toHaveText('Fine-Tuning')
  })

  test('WL-06 the banner appears beyond 200 px, disappears before the footer, and never covers what has focus', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.goto(pages.weightManagement)
    const banner = page.getByRole('complementary', { name: 'Take Assessment' })
    const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await expect(banner).toHaveCount(0)
    await scrollTo(200)
    await expect(banner).toHaveCount(0)
    await scrollTo(201)
    await expect(banner.getByRole('link', { name: 'Take Assessment' })).toHaveAttribute('href', consentPage)
    await expect(banner).toBeInViewport({ ratio: 1 })

    // The length of the page is known once it has been scrolled through.
    await page.locator('#begin').scrollIntoViewIfNeeded()
    await expect(page.locator('#begin')).toBeInViewport()
    const nearFooter = () =>
      page
        .getByRole('contentinfo')
        .evaluate((footer) => footer.getBoundingClientRect().top + scrollY - innerHeight - 20)
    await scrollTo(Math.floor(await nearFooter()) - 1)
    await expect(banner).toHaveCount(1)
    await scrollTo(Math.ceil(await nearFooter()))
    await expect(banner).toHaveCount(0)

    await scrollTo(1_200)
    await page.locator('#how-it-works').click()
    for (let nth = 0; nth < 8; nth++) {
      await page.keyboard.press('Tab')
      const gap = await banner.evaluate(
        (bar) => bar.getBoundingClientRect().top - (document.activeElement?.getBoundingClientRect().bottom ?? 0),
      )
      expect(gap).toBeGreaterThanOrEqual(0)
    }
    await scrollTo(1_200)
    await expect(banner).toHaveCount(1)
    // The page under it is checked in shell.spec.ts.
    await expectAccessible(page, '[aria-label="Take Assessment"]', true)
  })

  test('WL-03 HC-02 nothing moves on its own with reduced motion', { tag: '@soak' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAtRest(page, pages.weightManagement)
    await journey(page).scrollIntoViewIfNeeded()
    // Its script loads when it is near; before that a press does nothing.
    await expect(async () => {
      await journey(page).getByRole('button', { name: 'Kickoff Phase' }).click()
      await expect(current(page)).toHaveText('Kickoff Phase', { timeout: 500 })
    }).toPass()
    await page.clock.runFor(20_000)
    await expect(current(page)).toHaveText('Kickoff Phase')
    await expect(journey(page).getByRole('button', { name: 'Pause' })).toHaveCount(0)
  })
})

test('AL-01 HC-02 the clinicians come round every 4 s, wait under the mouse, stop when moved, and lead to their profiles', {
  tag: '@soak',
}, async ({ page }) => {
  await openAtRest(page, pages.adhdAssessment)
  const carousel = page.getByRole('region', { name: 'Our clinicians and coaches' })
  const place = carousel.getByText(/^\d \/ 4$/)
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.clock.runFor(3_999)
  await expect(place).toHaveText('1 / 4')
  await page.clock.runFor(1)
  await expect(place).toHaveText('2 / 4')
  await page.clock.runFor(12_000)
  await expect(place).toHaveText('1 / 4')

  await carousel.getByRole('group').hover()
  await page.clock.runFor(12_000)
  await expect(place).toHaveText('1 / 4')
  await page.mouse.move(0, 0)
  await carousel.getByRole('button', { name: 'Next' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(12_000)
  await expect(place).toHaveText('2 / 4')
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()

  await carousel.getByRole('link', { name: 'Rowan Pell' }).click()
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL(profilePath('rowan-pell'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('HC-01 HC-02 the articles come round every 2 s, and Pause holds them', { tag: '@soak' }, async ({ page }) => {
  await openAtRest(page, pages.healthCoaching)
  const carousel = page.getByRole('region', { name: 'Articles from our blog' })
  const place = carousel.getByText(/^\d \/ 6$/)
  await carousel.scrollIntoViewIfNeeded()
  const pause = carousel.getByRole('button', { name: 'Pause' })
  await expect(pause).toBeVisible()
  await page.clock.runFor(1_999)
  await expect(place).toHaveText('1 / 6')
  await page.clock.runFor(1)
  await expect(place).toHaveText('2 / 6')
  await page.clock.runFor(10_000)
  await expect(place).toHaveText('1 / 6')
  await pause.click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(10_000)
  await expect(place).toHaveText('1 / 6')
})

test('ST-05 every profile leads back to the assessment, the psychiatrist to a booking, and on to the others', {
  tag: '@soak',
}, async ({ page }) => {
  for (const { slug, name } of team) {
    await page.goto(profilePath(slug))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(new RegExp(`^${name}`))
    await expect(page.getByRole('main').locator(`a[href="${pages.adhdAssessment}"]`)).toBeVisible()
    await expect(page.getByRole('main').locator(`a[href="${pages.booking}"]`)).toHaveCount(
      slug.startsWith('dr-') ? 1 : 0,
    )
  }
  await page.getByRole('region', { name: 'The rest of the team' }).getByRole('link', { name: 'Nadia Farrow' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadia Farrow')
  await expect(page.getByText('Feeling sick, constipation')).toBeVisible()
})

test.describe('an unknown name', () => {
  test.use({ allowedErrors: /status of 404/ })

  test('ST-05 SH-07 is an address that does not exist', async ({ page }) => {
    const reply = await page.goto('/team/nobody')
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('WL-02 AL-01 HC-01 ST-05 the landings and the team read to the end and lead on', async ({ page }) => {
    await page.goto(pages.weightManagement)
    await expect(page.getByText('Check-ins continue, and a plan for life after medication')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Take Assessment' })).toHaveCount(0)
    await page.getByText('What if I miss a dose?').click()
    await expect(page.getByText('within 4 days of the day it was due')).toBeVisible()
    await page.goto(pages.healthCoaching)
    await expect(page.getByRole('heading', { name: 'Sleep and appetite' })).toBeAttached()
    await page.goto(pages.adhdAssessment)
    await page.getByRole('link', { name: 'Dr Imogen Ashdown' }).click()
    await expect(page).toHaveURL(profilePath('dr-imogen-ashdown'))
    await page.getByRole('link', { name: 'Choose an appointment' }).click()
    await expect(page).toHaveURL(pages.booking)
  })
})
