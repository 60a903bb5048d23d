import { type BrowserContext, request as contexts, type Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { sampleLetter } from '../components/sample-letter.ts'
import { newPerson, placeOrder, post } from './customer.ts'
import { expect, test } from './journey.ts'
import { signInAs } from './signing-in-staff.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: /status of 401/,
  // Playwright disables the back-forward cache, which people's browsers use.
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

/** Records in the tab whether a page came from the back-forward cache, and whether these words were visible then. */
const watchReturn = (page: Page, words: string) =>
  page.addInitScript((secret) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      sessionStorage.setItem('kept', 'yes')
      const look = () => {
        if (document.body.innerText.includes(secret)) sessionStorage.setItem('seen', 'yes')
        requestAnimationFrame(look)
      }
      look()
    })
  }, words)

const noted = (page: Page) =>
  page.evaluate(() => ({ wasKept: sessionStorage.getItem('kept'), wasSeen: sessionStorage.getItem('seen') }))

/** Whether this browser has a back-forward cache at all: a headless build may not, and then nothing can be tested. */
async function keepsPages(context: BrowserContext): Promise<'yes' | null> {
  const tab = await context.newPage()
  await watchReturn(tab, 'nothing')
  await tab.goto('/about-us')
  await tab.goto('/faq')
  await goBack(tab)
  await expect(tab).toHaveURL('/about-us')
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  const { wasKept } = await noted(tab)
  await tab.close()
  return wasKept === 'yes' ? 'yes' : null
}

/** Goes back, to a page that may come from the back-forward cache. */
const goBack = (page: Page) => page.evaluate(() => history.back()).catch(() => undefined)

const { title } = sampleLetter

/** A patient who has a letter open. The letter is added to the server's own reply, which decides who may see it. */
async function atLetters(page: Page) {
  const person = newPerson()
  await placeOrder(page.request, person)
  await page.route('**/api/my_letters', async (route) => {
    const reply = await route.fetch()
    if (!reply.ok()) return route.fulfill({ response: reply })
    const letter = { kind: 'gp', title, to: 'Larkfield Surgery', writtenOn: '2026-03-02', version: 1 }
    const id = '00000000-0000-4000-8000-0000000000d1'
    const letters = [{ ...letter, id, isReplaced: false, state: 'sent' }]
    return route.fulfill({ json: { code: 200, data: { letters }, message: 'OK' } })
  })
  await watchReturn(page, title)
  await openLetters(page, person)
  return person
}

async function openLetters(page: Page, { email, password }: ReturnType<typeof newPerson>) {
  await post(page.request, 'sign_in', { email, password })
  await page.goto('/account/more')
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible()
  await page.goto('/account/letters')
  await expect(page.getByText(title)).toBeVisible()
}

async function signOutIn(context: BrowserContext) {
  const tab = await context.newPage()
  await tab.goto('/account/more')
  await tab.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(tab).toHaveURL('/')
}

test('S-13 letters are not shown by Back after signing out in another tab, nor after the session ended elsewhere', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await atLetters(page)
  await page.goto('/about-us')
  await signOutIn(page.context())
  await goBack(page)
  await expect(page).toHaveURL('/login')
  expect((await noted(page)).wasSeen).toBeNull()

  // From another browser: this one was not notified, and has the page in its cache.
  await openLetters(page, person)
  await page.goto('/about-us')
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await post(elsewhere, 'sign_in', { email: person.email, password: person.password })
  await post(elsewhere, 'end_sessions', { session: null })
  await elsewhere.dispose()
  await goBack(page)
  await expect(page).toHaveURL('/login')
  expect(await noted(page)).toEqual({ wasKept: await keepsPages(page.context()), wasSeen: null })
})

test('S-13 letters are not shown by Back after signing out in the same tab', { tag: '@soak' }, async ({ page }) => {
  await atLetters(page)
  await page.goto('/account/more')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await goBack(page)
  await expect(page).toHaveURL('/login')
  await goBack(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(title)).toHaveCount(0)
  expect((await noted(page)).wasSeen).toBeNull()
})

test('S-13 a tab with letters hides them at once when the patient signs out in another', { tag: '@soak' }, async ({
  page,
}) => {
  await atLetters(page)
  await signOutIn(page.context())
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(title)).toHaveCount(0)
})

test.describe('S-13 at the desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  const patient = 'Amara Whitfield'

  /** A member of staff who has a patient's record open. */
  async function atRecord(page: Page, baseURL: string) {
    const request = await contexts.newContext({ baseURL })
    const person = newPerson()
    await placeOrder(request, person)
    await request.dispose()
    await watchReturn(page, patient)
    await signInAs(page.context().request, 'support')
    await page.goto('/desk/people')
    await page.getByLabel('Email, phone, order reference or surname').fill(person.email)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /^Open the record of/ }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(patient)
  }

  async function leaveDesk(page: Page) {
    await page.getByRole('button', { name: /Joss Plover/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/desk\/sign-in/)
  }

  test('S-13 a record comes back by Back while the same person is signed in', { tag: '@soak' }, async ({
    page,
    baseURL,
  }) => {
    await atRecord(page, baseURL ?? '')
    await page.goto('/about-us')
    await goBack(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(patient)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await noted(page)).wasKept).toBe(await keepsPages(page.context()))
  })

  test('S-13 a record is not shown by Back after signing out in another tab, nor after the session ended elsewhere', async ({
    page,
    baseURL,
  }) => {
    await atRecord(page, baseURL ?? '')
    await page.goto('/about-us')
    const tab = await page.context().newPage()
    await tab.goto('/desk/queue')
    await leaveDesk(tab)
    await tab.close()
    await goBack(page)
    await expect(page).toHaveURL(/\/desk\/sign-in\?to=/)
    expect((await noted(page)).wasSeen).toBeNull()

    // The other tabs were not notified, and this browser has the page in its cache.
    await atRecord(page, baseURL ?? '')
    await page.goto('/about-us')
    await post(page.context().request, 'desk_sign_out', {})
    await goBack(page)
    await expect(page).toHaveURL(/\/desk\/sign-in\?to=/)
    expect(await noted(page)).toEqual({ wasKept: await keepsPages(page.context()), wasSeen: null })
  })

  test('S-13 a record is not shown by Back after signing out in the same tab', { tag: '@soak' }, async ({
    page,
    baseURL,
  }) => {
    await atRecord(page, baseURL ?? '')
    await leaveDesk(page)
    await goBack(page)
    await expect(page).toHaveURL(/\/desk\/sign-in\?to=/)
    expect((await noted(page)).wasSeen).toBeNull()
  })

  test('S-13 a tab with a record hides it at once when staff sign out in another', { tag: '@soak' }, async ({
    page,
    baseURL,
  }) => {
    await atRecord(page, baseURL ?? '')
    const tab = await page.context().newPage()
    await tab.goto('/desk/queue')
    await leaveDesk(tab)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Please sign in again' })).toBeVisible()
  })
})
