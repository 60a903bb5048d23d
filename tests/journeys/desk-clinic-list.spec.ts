import type { Locator } from '@playwright/test'
import type { CallReply } from '#contract/calls.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { post } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { signInAs } from './signing-in-staff.ts'

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  // A visitor who is not signed in gets a 401.
  allowedErrors: /status of 401/,
})

test('PO-03 PO-05 a psychiatrist reads and notes, records attendance and absence, cancels one, and the patient finds the refund and other times', {
  tag: '@soak',
}, async ({ page, browser }) => {
  // An outcome can be undone for half a minute: only then is the patient notified.
  test.setTimeout(120_000)
  const { request } = page.context()
  await signInAs(request, 'psychiatrist')
  const yesterday = addDays(londonTimeAt(Date.now()).date, -1)
  const { appointments } = (await post(request, 'desk_day', { date: yesterday, days: 7 })).data as CallReply<'desk_day'>
  const dateOf = (name: string) => {
    const found = appointments.find(({ patient }) => patient === name)
    return londonTimeAt(Date.parse(found?.startsAt ?? '')).date
  }
  const heading = page.getByRole('heading', { level: 1 })
  const open = async (name: string) => {
    await page.goto(`/desk/day?date=${dateOf(name)}`)
    await page.getByRole('link', { name: new RegExp(name) }).focus()
    await page.keyboard.press('Enter')
    await expect(heading).toContainText(name)
  }

  /** A key works a moment after its screen is painted. */
  const press = (key: string, shown: Locator) =>
    expect(async () => {
      await page.keyboard.press(key)
      await expect(shown).toBeVisible({ timeout: 1_000 })
    }).toPass()
  const toUndo = page.getByText(/\d+ s to undo/)
  const feeKept = page.getByText(/The fee is kept/)

  await test.step('before the appointment: the day, and a risk that was once a Yes', async () => {
    await page.goto(`/desk/day?date=${dateOf('Maeve Campion')}`)
    await expect(page.getByRole('link', { name: /Maeve Campion/ })).toBeVisible()
    await expectAccessible(page)
    await press('w', heading.filter({ hasText: 'Week of ' }))
    await open('Maeve Campion')
    await expect(page.getByText('Score 18 of 24, Severe')).toBeVisible()
    await expect(page.getByText('Yes before, changed since')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('one cancelled by us', async () => {
    await open('Opal Sorrel')
    await press('c', page.getByLabel('Message to the patient'))
    await page.getByLabel('Message to the patient').fill('I am ill tomorrow. I am sorry.')
    await page.keyboard.press('Control+Enter')
    await expect(toUndo).toBeVisible()
  })

  await test.step('the next one came: a note, and attended', async () => {
    await open('Nora Teasel')
    await press('n', page.getByLabel('Private note'))
    await expect(page.getByLabel('Private note')).toBeFocused()
    await page.keyboard.type('School reports to follow.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('listitem').filter({ hasText: 'School reports to follow.' })).toBeVisible()
    await page.getByRole('tabpanel').focus()
    await press('a', page.getByLabel('Follow-up due by'))
    await page.keyboard.press('Control+Enter')
    await expect(toUndo).toBeVisible()
  })

  await test.step('nobody came: not attended, taken back, and said again', async () => {
    await open('Idris Bracken')
    await press('m', feeKept)
    await page.keyboard.press('Control+Enter')
    await expect(toUndo).toBeVisible()
    await press('u', page.getByText('Undone. Nothing was sent.').first())
    await expect(page.getByRole('button', { name: /^Did not attend/ })).toBeVisible()
    await press('m', feeKept)
    await page.keyboard.press('Control+Enter')
    await expect(toUndo).toBeVisible()
  })

  await test.step('the patient’s account', async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 664 },
      baseURL: process.env.PRODUCT_ADDRESS ?? '',
    })
    const email = 'opal.sorrel@patients.larkwell.example'
    await post(context.request, 'sign_in', { email, password: 'lark-before-the-sun-7' })
    const account = await context.newPage()
    await expect(async () => {
      await account.goto('/account/appointments')
      await expect(account.getByText('Cancelled by us')).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await expect(account.getByText('£850.00').first()).toBeVisible()
    await expect(account.getByText('I am ill tomorrow. I am sorry.')).toBeVisible()
    await account
      .getByRole('link', { name: /^(Mon|Tues|Wednes|Thurs|Fri|Satur)day .+ (GMT|BST)$/ })
      .first()
      .click()
    await expect(account).toHaveURL(/\/booking\/schedule\?day=/)
    await context.close()
  })

  await test.step('what was recorded is final', async () => {
    await expect(async () => {
      await page.goto(`/desk/day?date=${dateOf('Idris Bracken')}`)
      await expect(page.getByRole('row', { name: /Idris Bracken/ }).getByText('Did not attend')).toBeVisible({
        timeout: 2_000,
      })
    }).toPass({ timeout: 60_000 })
  })
})
