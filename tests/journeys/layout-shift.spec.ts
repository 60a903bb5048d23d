import { consentFor, orderSummaryPath, pages, questionnairePath } from '#contract/pages.ts'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { demoPatientEmail, demoPatientPassword, dueForNext } from '#server/app/demo-clinic/people.ts'
import { isSoak } from '../soak/test-depth.ts'
import { answer } from './booking.ts'
import { post } from './customer.ts'
import { expect, test } from './journey.ts'
import { shifted, watchShifts } from './shift.ts'
import { signInAs } from './signing-in-staff.ts'

// Pages of words alone are in fonts.spec.ts. Nothing is kept in these browsers, so every file comes from the server.
test.use({ allowedErrors: /status of 401/ })

const patient = { email: demoPatientEmail(dueForNext.patient, dueForNext.n), password: demoPatientPassword }

interface Kind {
  readonly path: string
  readonly who?: 'answered' | 'patient' | 'clinical_lead'
  /** Those that have moved are looked at each time, all others under soak. */
  readonly hasMoved?: true
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
  { path: pages.orderSummary, hasMoved: true },
  { path: pages.login },
  { path: pages.booking, hasMoved: true },
  { path: pages.booking, who: 'answered' },
  { path: pages.bookingSchedule },
  { path: pages.account, who: 'patient', hasMoved: true },
  { path: pages.accountTreatment, who: 'patient' },
  { path: pages.accountMessages, who: 'patient' },
  { path: pages.progress, who: 'patient' },
  { path: pages.accountLetters, who: 'patient' },
  { path: pages.deskQueue, who: 'clinical_lead', hasMoved: true },
  { path: pages.deskWatch, who: 'clinical_lead' },
  { path: pages.deskDiary, who: 'clinical_lead' },
  { path: pages.deskDispatch, who: 'clinical_lead' },
]

test('A-1 no page moves by itself while it loads, in a browser that has never been here, on a phone and on a wide screen', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(isSoak ? 300_000 : 60_000)
  const moved: string[] = []
  for (const { path, who, hasMoved } of kinds) {
    if (!hasMoved && !isSoak) continue
    for (const viewport of [phone, wide]) {
      const context = await browser.newContext({ baseURL: baseURL ?? '', viewport })
      const page = await context.newPage()
      await watchShifts(page)
      if (who === 'answered') await answer(page)
      if (who === 'patient') await post(context.request, 'sign_in', patient)
      if (who === 'clinical_lead') await signInAs(context.request, who)
      await page.goto(path, { waitUntil: 'networkidle' })
      const shift = await shifted(page)
      if (shift) moved.push(`${path} (${who ?? 'a visitor'}) at ${viewport.width}: ${shift}`)
      await context.close()
    }
  }
  expect(moved).toEqual([])
})
