import type { Page } from '@playwright/test'
import type { CallReply } from '#contract/calls.ts'
import { placePaidOrder, post } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectRead } from './screen-reader.ts'
import { signInAs } from './signing-in-staff.ts'

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  // A visitor who is not signed in gets a 401.
  allowedErrors: /status of 401/,
})

/** Nothing requires scrolling except within its column. */
const fits = async (page: Page) => {
  const beyond = await page.evaluate(() => {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement
    return scrollWidth > clientWidth || scrollHeight > clientHeight
  })
  expect(beyond).toBe(false)
}

test('a case with more findings than fit leaves the page as high as the screen, in every form of a decision', {
  tag: '@soak',
}, async ({ page, playwright, baseURL }) => {
  const patient = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const reference = await placePaidOrder(patient)
  await patient.dispose()
  await signInAs(page.context().request, 'prescriber')
  await page.route(/desk_case(\?|$)/, async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    const several = <Made>(count: number, make: (n: number) => Made) => Array.from({ length: count }, (_, n) => make(n))
    reply.data.samePerson = several(4, (n) => `00000000-0000-4000-8000-00000000000${n}`)
    reply.data.missing = several(12, (n) => ({ gate: `gate-${n}`, says: `Awaiting: verified weight and height ${n}` }))
    reply.data.raised = several(4, (n) => ({
      id: `raised-${n}`,
      by: 'Tom Hale',
      at: new Date().toISOString(),
      words: 'Said in a session that eating has become difficult, and asked for a call this week.',
    }))
    await route.fulfill({ response, json: reply })
  })
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/desk/queue?list=waiting_for_evidence')
  await page.getByRole('link', { name: new RegExp(reference) }).click()
  const decision = page.getByRole('region', { name: 'Decide', exact: true })
  await expect(decision.getByRole('button', { name: /^Decline/ })).toBeVisible()
  await expect(page.getByText('Awaiting: verified weight and height 11')).toBeAttached()
  await fits(page)
  for (const key of ['d', 'a']) {
    await page.keyboard.press(key)
    await expect(decision.getByRole('button', { name: 'Back' })).toBeVisible()
    await fits(page)
    await page.keyboard.press('Escape')
  }
  await expectAccessible(page)
})

test('a prescriber reads a case, writes a note, declines it, undoes that and declines again, by keyboard alone', async ({
  page,
  playwright,
  baseURL,
}) => {
  const patient = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const reference = await placePaidOrder(patient)
  await patient.dispose()
  await signInAs(page.context().request, 'prescriber')

  await page.goto('/desk/queue?list=waiting_for_evidence')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queue')
  const row = page.getByRole('link', { name: new RegExp(reference) })
  await expect(row).toBeVisible()
  await expectRead(
    page,
    `
    - complementary "Larkwell desk":
      - button "Commands"
      - navigation "Sections":
        - link "Queue"
    - main:
      - heading "Queue" [level=1]
      - status: live
      - button "Next case"
      - navigation "Views":
        - link /Waiting for evidence \\d+/
      - combobox "Medicine"
      - 'table "Cases: Waiting for evidence"':
        - rowgroup:
          - row "Risk Person What Findings Deadline Assigned to"
        - rowgroup:
          - row:
            - rowheader:
              - link /LW-/`,
  )
  await expectAccessible(page)
  await page.keyboard.press('j')
  await row.focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amara Whitfield')
  await expect(page).toHaveURL(/\/desk\/case\?id=[0-9a-f-]{36}$/)
  await expect(page.getByText('awaiting an identity check').first()).toBeVisible()
  await expect(page.getByText(/^Not yet: awaiting an identity check$/)).toBeVisible()
  await fits(page)
  await expectRead(
    page,
    `
    - main:
      - heading "Amara Whitfield Man, 38" [level=1]
      - button "Assign to me"
      - region "Summary":
        - term: BMI
        - term: Allergies
      - region "Before you decide":
        - list "Flags":
          - 'link /^Second signature: /'
      - tablist "Parts of the case":
        - tab "Answers" [selected]
        - tab /History/
        - tab "Notes"
      - tabpanel:
        - heading "Answers" [level=2]
      - region "Evidence":
        - button "Weight and height"
      - region "Decide":
        - group "Dose":
          - radio /Suggested Mounjaro 2.5mg/
        - group "Reviewed":
          - checkbox [checked=false]
        - button "Approve 2.5mg" [disabled]
        - paragraph: "Not yet: awaiting an identity check"
        - button "Ask"
        - button "Decline"
        - status`,
  )
  await expectAccessible(page)

  await page.keyboard.press('n')
  await page.keyboard.type('Looks settled; identity is still to come.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'identity is still to come.' })).toBeVisible()

  await page.getByRole('tabpanel').focus()
  await expect(page.getByText(/^Assigned to you/)).toHaveCount(0)
  await page.keyboard.press('d')
  await expect(page.getByText(/^Assigned to you · (10:00|9:\d\d)$/)).toBeVisible()
  await page.keyboard.press('8')
  await expectRead(
    page,
    `
    - main:
      - timer: /Assigned to you/
      - tab /^Notes/ [selected]
      - region "Decide":
        - heading "Decline" [level=2]
        - group "Reason":
          - radio "Identity or measurements not confirmed" [checked]
        - textbox "Message to the patient"
        - figure "The patient will read"
        - button "Decline"
        - button "Back"`,
  )
  const words = await page.locator('[data-preview]').textContent()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/\d+ s to undo/)).toBeVisible()
  // What was focused is gone with the form: focus stays with the decision.
  const decision = page.getByRole('region', { name: 'Decide', exact: true })
  await expect(decision).toBeFocused()
  await expectRead(
    page,
    `
    - main:
      - region "Decide":
        - heading "Declined." [level=2]
        - paragraph: Nothing has been sent yet. You can still undo this.
        - button "Next case"
    - region "Undo":
      - status: "Amara Whitfield: Declined."
      - button "Undo"`,
  )
  await page.keyboard.press('u')
  await expect(page.getByText('Undone. Nothing was sent.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Decline/ })).toBeEnabled()
  await expect(decision).toBeFocused()
  await expectRead(
    page,
    `
    - region "Notifications (F8)":
      - status: /Undone. Nothing was sent./`,
  )

  await page.keyboard.press('d')
  await page.keyboard.press('8')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/\d+ s to undo/)).toBeVisible()
  expect(words).toContain('Hello Amara,')

  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByRole('tab', { name: 'Evidence' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByRole('tab', { name: 'Evidence' })).toHaveAttribute('aria-selected', 'true')
  await fits(page)
  await expectAccessible(page)
})

test('a pharmacist and support find their lists, and a recall finds no recipient of a batch', { tag: '@soak' }, async ({
  page,
}) => {
  await signInAs(page.context().request, 'pharmacist')
  await page.goto('/desk/recalls')
  await page.getByLabel('Medicine').selectOption('wegovy')
  await page.getByLabel('Batch number').fill('NONE-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nobody was given a pen of Wegovy, batch NONE1.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/desk/dispatch?list=lost')
  await expect(page.getByRole('heading', { name: 'No parcels lost' })).toBeVisible()
  await expectAccessible(page)

  await signInAs(page.context().request, 'support')
  await page.goto('/desk/queue')
  await expect(page.getByText('Your role cannot open records.')).toBeVisible()
  await page.goto('/desk/pharmacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your role does not include this page')
})

test.describe('two browsers', () => {
  // The second of two gets a 409.
  test.use({ allowedErrors: /status of (401|409)/ })

  test('D-10 two prescribers claim one case at the same moment: one has it, and the other reads who', async ({
    page,
    browser,
    playwright,
    baseURL,
  }) => {
    const patient = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const reference = await placePaidOrder(patient)
    await patient.dispose()
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } })
    const both = [page, await context.newPage()] as const
    await Promise.all([signInAs(page.context().request, 'prescriber'), signInAs(context.request, 'clinical_lead')])
    const queue = await post(page.context().request, 'desk_queue', { list: 'waiting_for_evidence' })
    const { rows } = queue.data as CallReply<'desk_queue'>
    const id = rows.find((row) => row.reference === reference)?.id

    await Promise.all(both.map((one) => one.goto(`/desk/case?id=${id}`)))
    for (const one of both) await expect(one.getByRole('button', { name: 'Assign to me' })).toBeVisible()
    await Promise.all(both.map((one) => one.keyboard.press('c')))
    const isMine = /^Assigned to you/
    const isTheirs = /^Assigned to Dr (Isla Marsh|Martha Heron)/
    for (const one of both) await expect(one.getByText(isMine).or(one.getByText(isTheirs))).toBeVisible()
    const winners = await Promise.all(both.map((one) => one.getByText(isMine).isVisible()))
    expect(winners.filter(Boolean)).toHaveLength(1)
    const second = winners[0] ? both[1] : both[0]
    await expect(second.getByRole('button', { name: /^Decline/ })).toBeDisabled()
    await context.close()
  })
})
