import { rm } from 'node:fs/promises'
import type { BrowserType, LaunchOptions, Page } from '@playwright/test'
import { ownFolder } from '#server/testing/own-folder.ts'
import { newPerson, placeOrder, post } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { serveReleases } from './releases.ts'
import { signIn } from './signing-in.ts'

// Failed requests without a connection are logged to the console, and these journeys are about that.
test.use({ allowedErrors: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/, viewport: { width: 390, height: 664 } })

/** The service worker is active, and has everything in its cache. */
const untilReady = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated')

/** Everything in Cache Storage: addresses, and all text. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        const requests = await cache.keys()
        const texts = await Promise.all(requests.map(async (request) => (await cache.match(request))?.text()))
        return { paths: requests.map(({ url }) => new URL(url).pathname), text: texts.join('\n') }
      }),
    )
    return { names, paths: kept.flatMap(({ paths }) => paths), text: kept.map(({ text }) => text).join('\n') }
  })

const weight = (page: Page) => page.getByRole('textbox', { name: 'Weight', exact: true })

async function log(page: Page, kg: string) {
  await weight(page).fill(kg)
  await page.getByRole('button', { name: 'Log weight' }).click()
}

test('R-31 the app is installed from its page, opens without a connection, logs once, and leaves no personal data', async ({
  page,
  context,
}) => {
  await test.step('what is needed to install it is there', async () => {
    await page.goto('/app#iphone')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your progress, on your home screen')
    await expect(page.locator('#iphone')).toBeInViewport()
    await expectAccessible(page)
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await (await page.request.get(address ?? '')).json()
    expect(manifest).toMatchObject({ start_url: '/account/progress', scope: '/', display: 'standalone', id: '/app' })
    const sizes = await page.evaluate(
      (icons: { src: string; type: string }[]) =>
        Promise.all(
          icons
            .filter(({ type }) => type === 'image/png')
            .map(async ({ src }) => (await createImageBitmap(await (await fetch(src)).blob())).width),
        ),
      manifest.icons,
    )
    expect(sizes).toEqual([192, 512, 512])
    const worker = await page.request.get('/app-worker.js')
    expect(worker.headers()).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('text/javascript'),
    })
  })

  await test.step('a browser that offers to install it is asked by one press', async () => {
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve({ outcome: 'accepted' }),
      })
      window.dispatchEvent(offer)
    })
    await page.getByRole('button', { name: 'Install the app' }).click()
    await expect(page.getByText('Installed. Look for Larkwell among your apps.')).toBeVisible()
  })

  await test.step('the worker keeps the screens of the app and nothing else, and other pages never start it', async () => {
    await untilReady(page)
    const { names, paths } = await keptFiles(page)
    expect(names).toHaveLength(1)
    expect(paths.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual([
      '/account',
      '/account/companion',
      '/account/doses',
      '/account/messages',
      '/account/more',
      '/account/progress',
      '/account/scale',
      '/account/side-effects',
      '/account/treatment',
      '/app',
    ])
    await page.reload()
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/app-worker\.js$/)
    await page.goto('/')
    const { workerStart } = await page.evaluate(() => {
      const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return { workerStart: opened?.workerStart }
    })
    expect(workerStart).toBe(0)
  })

  const person = newPerson()
  await placeOrder(page.request, person)
  const progress = async () => (await post(page.request, 'my_progress', {})).data

  await test.step('signed in, nothing but a mark is kept, and without a connection a weight can be logged', async () => {
    await signIn(page, person)
    await page.goto('/account/progress')
    await log(page, '85')
    await expect(page.getByText('1 weight, on')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('progress_copy'))).toBeNull()
    await context.setOffline(true)
    await page.goto('/account/progress')
    await expect(page.getByText('You’re offline')).toBeVisible()
    await expect(page.getByText('Your chart isn’t saved on this device')).toBeVisible()
    await expect(page.getByRole('slider')).toHaveCount(0)
    await expectAccessible(page, 'main', true)
    await log(page, '84.6')
    await expect(
      page.getByText('We’ve saved it on this device and will send it once you’re back online.').first(),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByText('1 entry waiting to be sent.')).toBeVisible()
    // A worker that is just starting goes offline a moment after its page: a measurement it sent by then counts once
    // (below).
    expect((await progress()).weight).toHaveLength(1)
  })

  await test.step('back online it is sent, twice if need be, and is one', async () => {
    // Replies are lost for as long as the first page is open, because browsers begin to send at different times.
    let sent = 0
    let isReplyLost = true
    await page.route('**/api/log_measures', async (route) => {
      sent += 1
      if (!isReplyLost) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await context.setOffline(false)
    await page.goto('/account/progress')
    await expect(page.getByText('1 entry waiting to be sent.')).toBeVisible()
    await expect.poll(() => sent).toBeGreaterThanOrEqual(1)
    isReplyLost = false
    await page.goto('/account/progress')
    await expect(page.getByRole('slider')).toBeVisible()
    await expect(page.getByText('waiting to be sent')).toHaveCount(0)
    expect(sent).toBeGreaterThanOrEqual(2)
    expect((await progress()).weight).toEqual([[expect.anything(), 84.6]])
    await page.unroute('**/api/log_measures')
  })

  await test.step('a copy is kept by a press, and the chart is there without a connection', async () => {
    await page.getByRole('button', { name: 'Keep a copy on this device' }).click()
    await context.setOffline(true)
    await page.goto('/account/progress')
    await expect(page.getByText(/This is your progress as of .+ at \d\d:\d\d\./)).toBeVisible()
    await expect(page.getByRole('slider')).toBeVisible()
    await expect(page.getByText('84.6 kg', { exact: true })).toBeVisible()
    // The page of the app works without a connection, too.
    await page.goto('/app')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your progress, on your home screen')
    await context.setOffline(false)
  })

  await test.step('after signing out nothing of them is on the device', async () => {
    await page.goto('/account/more')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page).toHaveURL('/')
    const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('progress')))
    expect(stored).toEqual([])
    const { text, paths } = await keptFiles(page)
    expect(paths.length).toBeGreaterThan(20)
    for (const personal of [person.email, '84.6', 'Amara', person.phone]) expect(text).not.toContain(personal)
    await context.setOffline(true)
    await page.goto('/account/progress')
    // Stays offline: online the page would ask again, and be refused.
    await expect(page.getByText('We couldn’t load your progress.')).toBeVisible()
  })
})

/** In a profile of its own: a full browser installs nothing from a private window, which every other journey uses. */
async function inOwnProfile(browserType: BrowserType, options: LaunchOptions, look: (page: Page) => Promise<void>) {
  const profile = await ownFolder('profile')
  const context = await browserType.launchPersistentContext(profile, options)
  try {
    await look(await context.newPage())
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

const installabilityErrors = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  const { installabilityErrors: found } = await devtools.send('Page.getInstallabilityErrors')
  return found.map(({ errorId }) => errorId)
}

test('R-31 T-1 the browser itself finds that the app can be installed, and that without its manifest it could not', {
  tag: '@soak',
}, async ({ playwright, browserName, launchOptions, baseURL }) => {
  await inOwnProfile(playwright[browserName], launchOptions, async (page) => {
    // The headless shell never reports that anything can be installed; it reads the manifest all the same.
    const isJudged = (await installabilityErrors(page)).length > 0
    await page.goto(`${baseURL}/app`)
    await untilReady(page)
    expect(await installabilityErrors(page)).toEqual([])
    const devtools = await page.context().newCDPSession(page)
    const manifest = await devtools.send('Page.getAppManifest')
    expect(manifest.errors).toEqual([])
    expect(manifest.url).not.toBe('')
    await page.locator('link[rel=manifest]').evaluate((link) => link.remove())
    if (isJudged) await expect.poll(() => installabilityErrors(page)).toContain('no-manifest')
    else await expect.poll(async () => (await devtools.send('Page.getAppManifest')).url).toBe('')
  })
})

test('a new release is offered once, and one press updates the page; one without a service worker removes the last', {
  tag: '@soak',
}, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 664 } })
  const site = await serveReleases()
  const open = async () => {
    const page = await context.newPage()
    await page.goto(`${site.address}/app`)
    return page
  }
  const prompt = (page: Page) => page.getByText('A new version is ready')
  const second = (page: Page) => page.getByText('Second release')
  const lookAgain = (page: Page) =>
    page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update().catch(() => undefined)))

  try {
    const page = await open()
    const other = await open()
    await untilReady(page)
    const [first] = (await keptFiles(page)).names
    await page.reload()
    await lookAgain(page)
    await expect(prompt(page)).toHaveCount(0)

    // An open page does not change on its own: the user is notified.
    await site.release('second')
    await lookAgain(page)
    await expect(prompt(page)).toBeVisible()
    await expectAccessible(page, '[role=status]:has(button)', true)
    await expect(second(page)).toHaveCount(0)
    expect((await keptFiles(page)).names).toHaveLength(2)

    // In a tab that was opened before there was a service worker.
    await expect(prompt(other)).toBeVisible()
    await other.getByRole('button', { name: 'Update' }).click()
    await expect(second(other)).toBeVisible()
    await expect(prompt(other)).toHaveCount(0)
    const { names } = await keptFiles(other)
    expect(names).toHaveLength(1)
    expect(names).not.toContain(first)
    // The first tab still has the old release, and says so.
    await expect(second(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(second(page)).toBeVisible()

    await context.setOffline(true)
    await page.goto(`${site.address}/app`)
    await expect(second(page)).toBeVisible()
    await context.setOffline(false)

    // A page opened after a release has it at once, without a question.
    await site.release('first')
    await other.close()
    await page.goto(`${site.address}/app`)
    await expect(page.getByText('Always up to date')).toBeVisible()
    await expect.poll(async () => (await keptFiles(page)).names).toEqual([first])
    await expect(prompt(page)).toHaveCount(0)

    await site.release('without')
    await lookAgain(page)
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ])
    await expect.poll(left).toEqual([])
    await expect(prompt(page)).toHaveCount(0)
  } finally {
    await context.close()
    await site.close()
  }
})
