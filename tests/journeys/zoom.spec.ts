import type { APIRequestContext, CDPSession, Page } from '@playwright/test'
import { pages } from '#contract/pages.ts'
import { demoPatientEmail, demoPatientPassword, dueForNext } from '#server/app/demo-clinic/people.ts'
import { test as inClinic } from './clinic.ts'
import { hiddenByBars } from './covered.ts'
import { post } from './customer.ts'
import { openedFromLists } from './desk-screens.ts'
import { expect, test } from './journey.ts'
import { scrollsSideways } from './sideways.ts'
import { signInAs } from './signing-in-staff.ts'
import { templates } from './templates.ts'

const asReader = { contextOptions: { reducedMotion: 'reduce' }, allowedErrors: /status of 4\d\d/ } as const
test.use(asReader)
inClinic.use(asReader)

/** A screen of 1280 by 1024 at 400%, and one in a browser whose text was set to twice its size. */
const looks = [
  { how: 'at 400% zoom', viewport: { width: 320, height: 256 }, textPx: 16 },
  { how: 'with text at 200%', viewport: { width: 1280, height: 1024 }, textPx: 32 },
] as const

/** Screens of the desk that show one thing of a list. The demo clinic has something for each. */
const ofOneThing = [
  pages.deskCase,
  pages.deskCheckIn,
  pages.deskConcern,
  pages.deskPharmacy,
  pages.deskDispatch,
  pages.deskPerson,
  pages.deskMessages,
  pages.deskAppointment,
  pages.deskContact,
  pages.deskIncident,
]

/** As people set it in their browser: what a page asks about its width in rem is then answered by it too. */
const setText = (devtools: CDPSession, px: number) =>
  devtools.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } })

/** Runs in the page: until nothing has changed its height for a while. */
const standsStill = async () => {
  let [still, height] = [0, 0]
  for (let looks = 0; still < 3 && looks < 50; looks += 1) {
    await new Promise((later) => setTimeout(later, 60))
    const now = document.documentElement.scrollHeight
    still = now === height ? still + 1 : 0
    height = now
  }
}

/** What is covered, or wider than the screen. */
async function problemsOf(page: Page, devtools: CDPSession, name: string): Promise<string[]> {
  const found: string[] = []
  for (const { how, viewport, textPx } of looks) {
    await page.setViewportSize(viewport)
    await setText(devtools, textPx)
    await page.evaluate(standsStill)
    if (await scrollsSideways(page)) found.push(`${name} ${how}: scrolls sideways`)
    found.push(...(await hiddenByBars(page, name, how)))
  }
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
  const devtools = await page.context().newCDPSession(page)
  for (const address of addresses) {
    await openWhole(page, address)
    found.push(...(await problemsOf(page, devtools, address)))
  }
  await setText(devtools, 16)
  await devtools.detach()
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
})

inClinic.describe('every template behind a sign-in', { tag: '@soak' }, () => {
  inClinic.describe.configure({ mode: 'default' })

  inClinic('WCAG 1.4.4 1.4.10 of the account', async ({ page }) => {
    inClinic.setTimeout(300_000)
    await signInPatient(page.context().request)
    expect(await problemsAt(page, templates.patient)).toEqual([])
  })

  inClinic('WCAG 1.4.4 1.4.10 of the desk', async ({ page }) => {
    inClinic.setTimeout(600_000)
    const { request } = page.context()
    await signInAs(request, 'clinical_lead')
    const opened = await openedFromLists(page.context())
    const screens = new Set(opened.map((address) => address.split('?')[0]))
    expect(ofOneThing.filter((address) => !screens.has(address))).toEqual([])
    expect(await problemsAt(page, [...templates.staff.filter((one) => one !== pages.deskSignIn), ...opened])).toEqual(
      [],
    )
  })
})
