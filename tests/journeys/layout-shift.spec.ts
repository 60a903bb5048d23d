import type { Browser } from '@playwright/test'
import { consentFor, orderSummaryPath, pages, questionnairePath } from '#contract/pages.ts'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { demoPatientEmail, demoPatientPassword, dueForNext } from '#server/app/demo-clinic/people.ts'
import { answer } from './booking.ts'
import { test as inClinic } from './clinic.ts'
import { post } from './customer.ts'
import { openedFromLists } from './desk-screens.ts'
import { expect, test } from './journey.ts'
import { shifted, watchShifts } from './shift.ts'
import { signInAs } from './signing-in-staff.ts'
import { templates } from './templates.ts'

// Pages of words alone are in fonts.spec.ts. Nothing is kept in these browsers, so every file comes from the server.
test.use({ allowedErrors: /status of 401/ })
inClinic.use({ allowedErrors: /status of 4\d\d/ })

const patient = { email: demoPatientEmail(dueForNext.patient, dueForNext.n), password: demoPatientPassword }

interface Kind {
  readonly path: string
  readonly who?: 'answered' | 'patient' | 'clinical_lead'
}

const phone = { width: 390, height: 844 }
const wide = { width: 1280, height: 800 }

const kinds: readonly Kind[] = [
  { path: consentFor('weight-management') },
  { path: questionnairePath('step-1') },
  { path: questionnairePath('step-5') },
  { path: pages.buy },
  { path: orderSummaryPath(mounjaro) },
  // Without a medicine it leads to the choice of one.
  { path: pages.orderSummary },
  { path: pages.login },
  { path: pages.booking },
  { path: pages.booking, who: 'answered' },
  { path: pages.bookingSchedule },
  { path: pages.account, who: 'patient' },
  { path: pages.accountTreatment, who: 'patient' },
  { path: pages.accountMessages, who: 'patient' },
  { path: pages.progress, who: 'patient' },
  { path: pages.accountLetters, who: 'patient' },
  { path: pages.accountMore, who: 'patient' },
  { path: pages.accountScale, who: 'patient' },
  { path: pages.accountBloodTests, who: 'patient' },
  { path: pages.accountHealthList, who: 'patient' },
]

/** To sign in takes longer than to look at a page. */
async function staffCookies(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  await signInAs(context.request, 'clinical_lead')
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** What has moved in a browser that has never been here, on a phone and on a wide screen. */
async function movedOn(browser: Browser, baseURL: string, looked: readonly Kind[]): Promise<string[]> {
  const moved: string[] = []
  const staff = looked.some(({ who }) => who === 'clinical_lead') ? await staffCookies(browser, baseURL) : []
  for (const { path, who } of looked) {
    for (const viewport of [phone, wide]) {
      const context = await browser.newContext({ baseURL, viewport })
      if (who === 'clinical_lead') await context.addCookies(staff)
      const page = await context.newPage()
      await watchShifts(page)
      if (who === 'answered') await answer(page)
      if (who === 'patient') await post(context.request, 'sign_in', patient)
      await page.goto(path, { waitUntil: 'networkidle' })
      const shift = await shifted(page)
      if (shift) moved.push(`${path} (${who ?? 'a visitor'}) at ${viewport.width}: ${shift}`)
      await context.close()
    }
  }
  return moved
}

for (const [name, isTheirs] of [
  ['visitors', ({ who }: Kind) => who === undefined || who === 'answered'],
  ['the account', ({ who }: Kind) => who === 'patient'],
] as const) {
  test(`A-1 no page of ${name} moves by itself while it loads`, { tag: '@soak' }, async ({ browser, baseURL }) => {
    test.setTimeout(300_000)
    expect(await movedOn(browser, baseURL ?? '', kinds.filter(isTheirs))).toEqual([])
  })
}

inClinic('A-1 no page of the desk moves by itself while it loads', { tag: '@soak' }, async ({ browser, clinic }) => {
  inClinic.setTimeout(900_000)
  const context = await browser.newContext({ baseURL: clinic.address })
  await signInAs(context.request, 'clinical_lead')
  const opened = await openedFromLists(context)
  await context.close()
  const looked = [...templates.staff.filter((one) => one !== pages.deskSignIn), ...opened].map(
    (path): Kind => ({ path, who: 'clinical_lead' }),
  )
  expect(await movedOn(browser, clinic.address, looked)).toEqual([])
})
