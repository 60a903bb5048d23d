import type { Page } from '@playwright/test'
import type { CallName, CallReply } from '#contract/calls.ts'
import { appointmentPath, caseOfKindPath, conversationPath, personPath } from '#contract/desk/addresses.ts'
import { opensWith } from '#contract/desk/who-may-open.ts'
import { pages } from '#contract/pages.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { isSoak } from '../soak/test-depth.ts'
import { placePaidOrder, post } from './customer.ts'
import { showAtDesk as show } from './desk-screens.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { enlargeText } from './sideways.ts'
import { signInAs } from './signing-in-staff.ts'

test.use({
  // An iPhone with the bars of its browser.
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: /status of 4(01|04|23)/,
})

/** What overflows the page on the right, if it scrolls sideways. */
const wider = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth
    // A fraction of a pixel is counted as a whole one.
    if (document.documentElement.scrollWidth <= room + 1) return null
    const out = [...document.querySelectorAll('main *')].filter((one) => one.getBoundingClientRect().right > room + 1)
    return `${document.documentElement.scrollWidth} px: ${out.at(-1)?.outerHTML.slice(0, 160)}`
  })

test('D-7 on a phone no page of the desk scrolls sideways, the menu leads everywhere, and every action can be pressed', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { request } = page.context()
  await signInAs(request, 'clinical_lead')
  const ask = async <Name extends CallName>(name: Name, body: object) =>
    (await post(request, name, body as never)).data as CallReply<Name>
  const today = londonTimeAt(Date.now()).date
  const patient = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const reference = await placePaidOrder(patient)
  await patient.dispose()
  const { people } = await ask('desk_search', { typed: reference })
  const accountId = people[0]?.accountId ?? ''
  const { cases } = await ask('desk_person', { id: accountId })
  const { clinicians } = await ask('desk_day', { date: today, days: 1 })
  const days = await Promise.all(
    clinicians.map(({ id }) => ask('desk_day', { date: addDays(today, -1), days: 7, clinician: id })),
  )
  const appointment = days
    .flatMap(({ appointments }) => appointments)
    .find(({ state, startsAt }) => state === 'booked' && Date.parse(startsAt) > Date.now())
  const addresses = [
    ...Object.keys(opensWith).filter((one) => !/case|concern|check-in|appointment|person|pharmacy/.test(one)),
    `${pages.deskDay}?date=${today}&view=week`,
    ...cases.map(caseOfKindPath),
    ...(appointment ? [appointmentPath(appointment.id)] : []),
    personPath(accountId),
    conversationPath(accountId),
    pages.deskSecondStep,
  ]
  expect(cases).toHaveLength(1)
  expect(appointment).toBeDefined()
  await page.goto(pages.deskWatch)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operations inbox')

  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
  await menu.press('Enter')
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, 'html')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.tap()
  await page.getByRole('link', { name: 'Diary' }).tap()
  await expect(page).toHaveURL(/\/desk\/diary$/)
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()

  const sideways: string[] = []
  const look = async (how: string) => {
    for (const address of addresses) {
      await show(page, address)
      const found = await wider(page)
      if (found) sideways.push(`${address.split('?')[0]} ${how}: ${found}`)
    }
  }
  await look('')
  expect(sideways).toEqual([])

  await show(page, appointmentPath(appointment?.id ?? ''))
  const move = page.getByRole('button', { name: 'Move' })
  await move.scrollIntoViewIfNeeded()
  await move.tap()
  const dialog = page.getByRole('dialog', { name: 'Move this appointment' })
  await expect(dialog.getByRole('button', { name: 'Move it' })).toBeAttached()
  expect(await wider(page)).toBeNull()
  await page.keyboard.press('Escape')

  if (!isSoak) return
  await enlargeText(page)
  await look('with large text')
  expect(sideways).toEqual([])
})
