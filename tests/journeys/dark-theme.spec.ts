import type { Page } from '@playwright/test'
import { groundColours } from '#web/browser/theme.ts'
import { newPerson, placeOrder, placePaidOrder } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { signIn } from './signing-in.ts'
import { signInAs } from './signing-in-staff.ts'

// A visitor who is not signed in gets a 401.
test.use({ allowedErrors: /status of 401/, contextOptions: { reducedMotion: 'reduce' } })

const asRgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
const [light, dark] = [asRgb(groundColours.light), asRgb(groundColours.dark)]

/** What the page and the browser around it are painted with. */
const painted = (page: Page) =>
  page.evaluate(() => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    around: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
  }))
const asDark = { ground: dark, scheme: 'dark', around: groundColours.dark }
const asLight = { ground: light, scheme: 'normal', around: groundColours.light }

test('the first frame of a page has the ground that was chosen, before any script has come', { tag: '@soak' }, async ({
  browser,
  baseURL,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const chosen of [null, 'light', 'dark'] as const) {
      const isDark = (chosen ?? colorScheme) === 'dark'
      const context = await browser.newContext({ baseURL: baseURL ?? '', colorScheme })
      if (chosen) await context.addInitScript((theme) => localStorage.setItem('theme', theme), chosen)
      const page = await context.newPage()
      // Scripts from files never come: what is seen was decided without them.
      await page.route('**/assets/*.js', () => undefined)
      for (const path of ['/login', '/account', '/desk/sign-in', '/appointment']) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await painted(page), `${path}, ${chosen} chosen, ${colorScheme} device`).toEqual(
          isDark ? asDark : asLight,
        )
      }
      await page.goto('/about-us', { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await painted(page)).toEqual(asLight)
      await context.close()
    }
  }
})

test('a patient chooses dark: it holds from page to page and after a reload and signing out, and neither print nor the public pages have it', {
  tag: '@soak',
}, async ({ page }) => {
  const person = newPerson()
  await placeOrder(page.request, person)
  await signIn(page, person)
  expect(await painted(page)).toEqual(asLight)
  await page.goto('/account/more')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => painted(page)).toEqual(asDark)
  await expectAccessible(page, 'main', true)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await painted(page)).toEqual(asDark)

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(18, 51, 45)')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'normal')
  await page.emulateMedia({ media: 'screen' })

  for (const path of ['/account', '/account/treatment', '/account/progress', '/account/messages']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await painted(page), path).toEqual(asDark)
    await expectAccessible(page, 'html', true)
  }

  await page.goto('/account/more')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => painted(page)).toMatchObject({ scheme: 'normal', around: groundColours.light })
  // By a link, without loading a page: the theme is there with the first of its frames.
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => painted(page)).toEqual(asDark)
})

test('the queue and a case are readable in dark', { tag: '@soak' }, async ({ page, playwright, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1280, height: 800 })
  const patient = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const reference = await placePaidOrder(patient)
  await patient.dispose()
  await signInAs(page.context().request, 'prescriber')
  await page.goto('/desk/queue?list=waiting_for_evidence')
  const row = page.getByRole('link', { name: new RegExp(reference) })
  await expect(row).toBeVisible()
  expect(await painted(page)).toEqual(asDark)
  await expectAccessible(page, 'html', true)
  await row.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amara Whitfield')
  await expectAccessible(page, 'html', true)

  await page.getByRole('button', { name: /locks in/ }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Light' }).check()
  expect(await painted(page)).toMatchObject({ scheme: 'normal', around: groundColours.light })
})
