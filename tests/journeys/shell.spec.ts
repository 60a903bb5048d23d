import type { Page } from '@playwright/test'
import { teamMember } from '#content/site/team.ts'
import { pages, profilePath } from '#contract/pages.ts'
import { coveredOnPhones } from './covered.ts'
import { expect, expectAccessible, readServed, test } from './journey.ts'
import { sidewaysAsSent, sidewaysAt } from './sideways.ts'

// Articles and profiles share one template each; tests/built-site.test.ts checks every one of them.
const everyPage: readonly string[] = [
  // The desk and the video room, which have their own layout, have journeys of their own (desk.spec.ts, video-room.spec.ts).
  ...Object.values(pages).filter((path) => !path.startsWith(pages.desk) && path !== pages.appointment),
  '/blog/sleep-and-appetite',
  profilePath(teamMember('dietitian').slug),
]

/** Pages with a design of their own: checked by axe with their colours. All others use parts of these. */
const templates: readonly string[] = [
  pages.home,
  pages.getStarted,
  pages.weightManagement,
  pages.app,
  pages.faq,
  pages.cancellationPolicy,
  pages.contactUs,
  pages.blog,
  '/blog/sleep-and-appetite',
  profilePath(teamMember('dietitian').slug),
  pages.consent,
  pages.notEligible,
  pages.checkAnswers,
  pages.buy,
  pages.orderSummary,
  pages.login,
  pages.bookingSchedule,
  pages.bookingDetails,
]

/** Pages for reading, filling in or choosing; the steps of the questionnaires are covered in small-phone.spec.ts. */
const withFocus: readonly string[] = [
  pages.home,
  pages.getStarted,
  pages.weightManagement,
  pages.healthCoaching,
  pages.faq,
  pages.contactUs,
  pages.blog,
  pages.buy,
  pages.login,
  pages.forgotPassword,
  pages.booking,
  pages.bookingService,
  pages.bookingSchedule,
  pages.bookingAccount,
  pages.bookingDetails,
]
const opened = everyPage.filter((path) => templates.includes(path) || withFocus.includes(path))

test.describe('every page', () => {
  // The account sends visitors who are not signed in to the sign-in page.
  test.use({
    allowedErrors: /status of 401/,
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 390, height: 664 },
  })

  // In parts, so that they can run in parallel, and so that one of them is enough for `npm test`.
  for (const part of [0, 1, 2, 3, 4, 5, 6, 7]) {
    test(`SH-01 E-3 E-13 part ${part + 1} of 8: header, footer, one h1 and a title, accessible, nothing with focus covered, and never wider than the screen`, {
      tag: part === 0 ? [] : '@soak',
    }, async ({ page }) => {
      test.setTimeout(120_000)
      const [wide, covered]: [string[], string[]] = [[], []]
      for (const path of opened.filter((_, place) => place % 8 === part)) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeAttached()
        await expect(page).toHaveTitle(/\S.*Larkwell|Larkwell.*\S/)
        if (templates.includes(path)) await expectAccessible(page, 'html', true)
        if (withFocus.includes(path)) covered.push(...(await coveredOnPhones(page, path)))
        wide.push(...(await sidewaysAt(page, path)))
      }
      expect(covered).toEqual([])
      expect(wide).toEqual([])
    })
  }

  // The ui kit is checked in kit.spec.ts, and takes long.
  test('SH-01 E-13 pages built from parts of others are accessible as they are sent, and never wider than the screen', {
    tag: '@soak',
  }, async ({ page, request }) => {
    const others = everyPage.filter((path) => !templates.includes(path) && path !== pages.devUi)
    // With the style sheet of the account beside the common one: the pages below replace its content.
    await page.goto(pages.login)
    for (const [path, { violations, headings }] of Object.entries(await readServed(page, others))) {
      expect([path, headings, ...violations]).toEqual([path, 1])
    }
    const alone = everyPage.filter((path) => !opened.includes(path))
    for (const path of alone) {
      const sent = await (await request.get(path)).text()
      for (const part of [/<header\b/, /<footer\b/, /<title>[^<]*Larkwell[^<]*<\/title>/])
        expect(sent, path).toMatch(part)
    }
    expect(await sidewaysAsSent(page, alone)).toEqual([])
  })
})

// One page for all of it: a new one takes longer to open than most of these take.
test('HM-01 HM-02 HM-04 HM-08 GS-01 SH-01 SH-02 SH-04 SH-05 SH-06 the frame of the pages on a phone, where it leads, and how it moves', async ({
  page,
}) => {
  await test.step('HM-01 HM-02 HM-04 HM-08 the home page leads on from its hero, its three cards and its end, and names its six values', async () => {
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Get started' })).toHaveCount(2)
    for (const link of await main.getByRole('link', { name: 'Get started' }).all()) {
      await expect(link).toHaveAttribute('href', '/get-started')
    }
    for (const path of ['/weight-management', '/adhd-assessment', '/health-coaching']) {
      await expect(main.locator(`a[href="${path}"]`)).not.toHaveCount(0)
    }
    for (const value of [
      'Personalised care',
      'Science with a human touch',
      'Sustainable change',
      'Whole-person care',
      'Trust and transparency',
      'Empowerment through education',
    ]) {
      await expect(main.getByRole('heading', { name: value })).toBeVisible()
    }
  })

  await test.step('GS-01 the service picker asks what to focus on and leads to the three services', async () => {
    await page.goto('/get-started')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What would you like to focus on?')
    for (const path of ['/weight-management', '/adhd-assessment', '/health-coaching']) {
      await expect(page.getByRole('main').locator(`a[href="${path}"]`)).not.toHaveCount(0)
    }
  })

  await test.step('SH-04 on a phone the menu holds the same links', async () => {
    await page.goto('/about-us')
    const header = page.getByRole('banner')
    await header.getByText('Menu').click()
    for (const path of ['/', '/weight-management', '/adhd-assessment', '/health-coaching', '/blog']) {
      await expect(header.locator(`nav a[href="${path}"]`).filter({ visible: true })).toHaveCount(1)
    }
    await expectAccessible(page, 'header', true)
  })

  await test.step('SH-05 SH-06 the footer has its links and ways to reach us', async () => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    for (const path of [
      '/about-us',
      '/faq',
      '/terms-of-use',
      '/privacy-policy',
      '/cancellation-policy',
      '/contact-us',
      '/get-started',
    ]) {
      await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible()
    }
    await expect(footer.getByRole('link', { name: 'Email us' })).toHaveAttribute('href', '/contact-us')
    await expect(footer.locator('a[href^="tel:+44808157"]')).toBeVisible()
    await expect(footer.getByText('Monday to Friday 9:00 AM - 6:00 PM')).toBeVisible()
    await expect(footer.getByText('United Kingdom')).toBeVisible()
    for (const network of ['Instagram', 'Facebook', 'LinkedIn']) {
      await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', /^https:/)
    }
  })

  await test.step('Tab reaches the skip link first, and it leads past the header', async () => {
    await page.goto('/about-us')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  })

  await test.step('SH-02 scrolls to the top smoothly and begins at the new heading', async () => {
    await page.goto('/about-us')
    await page.evaluate(() => {
      const scrollTo = window.scrollTo.bind(window) as (options: ScrollToOptions) => void
      window.scrollTo = ((options: ScrollToOptions) => {
        document.documentElement.dataset.scroll = `${options.top} ${options.behavior}`
        scrollTo(options)
      }) as typeof window.scrollTo
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    await expect(page.locator('html')).toHaveAttribute('data-scroll', '0 smooth')
    // A browser shares the address the page names, which was the previous one.
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await page.emulateMedia({ reducedMotion: 'reduce' })

  await test.step('SH-02 jumps to the top for those who want no motion', async () => {
    await page.goto('/about-us')
    await page.evaluate(() => {
      window.scrollTo = ((options: ScrollToOptions) => {
        document.documentElement.dataset.scroll = String(options.behavior)
      }) as typeof window.scrollTo
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-scroll', 'instant')
  })

  await test.step('SH-01 the header stays in sight however far one scrolls', async () => {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto('/privacy-policy')
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }))
    await expect(page.getByRole('link', { name: 'Larkwell home' })).toBeInViewport()
  })
})

test.describe('the header', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('SH-03 SH-04 E-2 on a wide screen', { tag: '@soak' }, async ({ page }) => {
    await test.step('SH-03 E-2 on the home page shows the logo and the way to sign in, and no Home, Services or Blog', async () => {
      await page.goto('/')
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: 'Larkwell home' })).toHaveAttribute('href', '/')
      await expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
      await expect(header.getByRole('link')).toHaveCount(2)
      await expect(header.getByRole('button')).toHaveCount(0)
      await expect(header.getByText('Services')).toHaveCount(0)
    })

    await test.step('SH-04 on every other page leads home, to the three services and to the blog', async () => {
      await page.goto('/about-us')
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
      await expect(header.getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute('href', '/blog')
      await header.getByText('Services').filter({ visible: true }).click()
      for (const path of ['/weight-management', '/adhd-assessment', '/health-coaching']) {
        await expect(header.locator(`a[href="${path}"]`).filter({ visible: true })).toHaveCount(1)
      }
      await expectAccessible(page, 'header', true)
      await page.keyboard.press('Escape')
      await expect(header.locator('a[href="/health-coaching"]').filter({ visible: true })).toHaveCount(0)
    })

    await test.step('SH-04 the services open by keyboard alone', async () => {
      await page.goto('/about-us')
      const services = page.getByRole('banner').getByText('Services').filter({ visible: true })
      await services.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/weight-management')
    })
  })
})

/** What in header and footer looks different with the page's own style sheets than without them. */
const changedByOwnSheets = (page: Page) =>
  page.evaluate(() => {
    const frame = [...document.querySelectorAll('header, header *, footer, footer *')]
    const looks = () => frame.map((element) => getComputedStyle(element).cssText)
    const own = [...document.styleSheets].filter(({ href }) => href !== null && !href.includes('/frame-'))
    const withThem = looks()
    for (const sheet of own) sheet.disabled = true
    const without = looks()
    for (const sheet of own) sheet.disabled = false
    return {
      sheets: own.length,
      changed: frame
        .filter((_, place) => withThem[place] !== without[place])
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    }
  })

test('SH-01 SH-04 header and footer look the same whatever style sheet a page has beside the common one', {
  tag: '@soak',
}, async ({ page }) => {
  for (const path of [pages.login, pages.app, pages.devOutbox]) {
    await page.goto(path)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toHaveCount(
        width > 400 ? 1 : 0,
      )
      expect({ path, width, ...(await changedByOwnSheets(page)) }).toEqual({ path, width, sheets: 1, changed: [] })
    }
  }
  // The page's own sheets are removed with it.
  await page.goto(pages.login)
  await page.getByRole('link', { name: 'Larkwell home' }).click()
  await expect(page).toHaveURL(pages.home)
  await expect.poll(async () => (await changedByOwnSheets(page)).sheets).toBe(0)
})

test.describe('an address that does not exist', () => {
  test.use({ allowedErrors: /status of 404/ })

  test('SH-07 is answered with a page that says so', async ({ page }) => {
    await test.step('SH-07 answers 404 with the page of the product, and leads on from there', async () => {
      const reply = await page.goto('/no/such/page')
      expect(reply?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
      await expectAccessible(page, 'main', true)
      await page.getByRole('main').locator('a[href="/"]').first().click()
      await expect(page).toHaveURL('/')
    })

    await test.step('SH-07 a step or a questionnaire that does not exist is such an address', async () => {
      for (const path of ['/assessment/questionnaire/step-99', '/assessment/no-such-flow/step-1']) {
        const reply = await page.goto(path)
        expect(reply?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
      }
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // That the text of every page is in its HTML is checked by tests/built-site.test.ts.
  test('the pages still read and lead on', { tag: '@soak' }, async ({ page }) => {
    for (const path of ['/', '/weight-management', '/faq']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
      await expect(page).toHaveURL('/about-us')
    }
  })
})
