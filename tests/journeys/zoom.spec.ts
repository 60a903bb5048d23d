import { type APIRequestContext, request as contexts, type Page } from '@playwright/test'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { demoPatientEmail, demoPatientPassword, dueForNext } from '#server/app/demo-clinic/people.ts'
import { isSoak } from '../soak/test-depth.ts'
import { hiddenByBars } from './covered.ts'
import { post } from './customer.ts'
import { openedFromLists } from './desk-screens.ts'
import { expect, test } from './journey.ts'
import { startProduct } from './product.ts'
import { enlargeText, scrollsSideways } from './sideways.ts'
import { signInAs } from './signing-in-staff.ts'
import { templates } from './templates.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: /status of 4\d\d/ })

/** A screen of 1280 by 1024 at 400%, and one on which only the text is twice as large. */
const looks = [
  { how: 'at 400% zoom', viewport: { width: 320, height: 256 }, text: '' },
  { how: 'with text at 200%', viewport: { width: 1280, height: 1024 }, text: '200%' },
] as const

/** What is covered, or wider than the screen. */
async function problemsOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const { how, viewport, text } of looks) {
    await page.setViewportSize(viewport)
    await enlargeText(page, text)
    if (await scrollsSideways(page)) found.push(`${name} ${how}: scrolls sideways`)
    found.push(...(await hiddenByBars(page, name, how)))
  }
  await enlargeText(page, '')
  return found
}

/** Waits until nothing on the page says that it is still being fetched. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return (
      main?.querySelector('h1') &&
      ![...main.querySelectorAll('[role=status]')].some((one) => one.textContent?.endsWith('...'))
    )
  })
}

async function problemsAt(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await openWhole(page, address)
    found.push(...(await problemsOf(page, address)))
  }
  return found
}

/** One of each way in which a page is built: of words, with a bar at its end, of the desk. */
const sample = {
  guest: [pages.faq, '/assessment/questionnaire/step-5'],
  staff: [pages.deskQueue],
}

const signInPatient = (request: APIRequestContext) =>
  post(request, 'sign_in', {
    email: demoPatientEmail(dueForNext.patient, dueForNext.n),
    password: demoPatientPassword,
  })

test('E-3 E-13 WCAG 1.4.4 1.4.10 a page of each kind at 400% zoom and with text at 200%: nothing is covered, and nothing scrolls sideways', async ({
  page,
}) => {
  const found = await problemsAt(page, sample.guest)
  await signInAs(page.context().request, 'clinical_lead')
  found.push(...(await problemsAt(page, sample.staff)))
  expect(found).toEqual([])
})

test.describe('every template', { tag: '@soak' }, () => {
  let clinic: Awaited<ReturnType<typeof startProduct>> | undefined

  // With patients in every state: only then has every screen something to show.
  test.beforeAll(async () => {
    if (!isSoak) return
    test.setTimeout(240_000)
    clinic = await startProduct({ DEMO_CLINIC: 'on' })
    const asking = await contexts.newContext({ baseURL: clinic.address })
    await signInAs(asking, 'clinical_lead')
    const isMade = async () =>
      ((await post(asking, 'desk_rules', {})).data as CallReply<'desk_rules'> | null)?.signature !== null
    await expect.poll(isMade, { timeout: 200_000, intervals: [2_000] }).toBe(true)
    await asking.dispose()
  })
  test.afterAll(() => clinic?.stop())
  test.use({ baseURL: async ({ baseURL }, use) => use(clinic?.address ?? baseURL ?? '') })

  for (const part of [0, 1, 2]) {
    test(`WCAG 1.4.4 1.4.10 of the site, part ${part + 1} of 3`, async ({ page }) => {
      test.setTimeout(300_000)
      expect(
        await problemsAt(
          page,
          templates.guest.filter((_, place) => place % 3 === part),
        ),
      ).toEqual([])
    })
  }

  test('WCAG 1.4.4 1.4.10 of the account', async ({ page }) => {
    test.setTimeout(300_000)
    await signInPatient(page.context().request)
    expect(await problemsAt(page, templates.patient)).toEqual([])
  })

  test('WCAG 1.4.4 1.4.10 of the desk', async ({ page }) => {
    test.setTimeout(300_000)
    const { request } = page.context()
    await signInAs(request, 'clinical_lead')
    await openWhole(page, pages.deskQueue)
    const opened = await openedFromLists(page)
    expect(opened.length).toBeGreaterThan(5)
    expect(await problemsAt(page, [...templates.staff.filter((one) => one !== pages.deskSignIn), ...opened])).toEqual(
      [],
    )
  })
})
