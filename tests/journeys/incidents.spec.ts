import { outsideBodies } from '#domain/incidents/outside-reports.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { signInAs } from './signing-in-staff.ts'

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: /status of 4(01|23)/,
})

test('support reports a near miss on a phone, a reload keeps what was typed, and the lead reviews and closes it', {
  tag: '@soak',
}, async ({ page, browser, baseURL }) => {
  await signInAs(page.request, 'support')
  await page.goto('/desk/contact')
  const openReport = async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Report an incident' }).click()
  }
  await openReport()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Near miss', { exact: true }).click()
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/desk_keep_draft') && reply.ok())
  await dialog
    .getByLabel('What happened?')
    .fill('Two envelopes lay beside each other. I noticed before they were closed.')
  await kept
  await page.reload()
  await openReport()
  await expect(dialog.getByLabel('What happened?')).toHaveValue(/Two envelopes/)
  await dialog.getByLabel('Category').selectOption({ label: 'Privacy or data breach' })
  await expectAccessible(page, '[role=dialog]')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText(/^Reported as INC-\d{4}/).first()).toBeVisible()
  const reference =
    /INC-\d{4}/.exec(
      (await page
        .getByText(/^Reported as INC-\d{4}/)
        .first()
        .textContent()) ?? '',
    )?.[0] ?? ''

  const atDesk = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    baseURL: baseURL ?? '',
  })
  const desk = await atDesk.newPage()
  await signInAs(desk.request, 'clinical_lead')
  await desk.goto('/desk/incidents')
  await desk.getByRole('link', { name: new RegExp(reference) }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(reference)
  await expect(desk.getByText(/Two envelopes lay beside/)).toBeVisible()
  await desk.getByRole('button', { name: 'Begin the review' }).click()
  await expect(desk.getByText('In review')).toBeVisible()
  await expectAccessible(desk, 'main', true)
  const bodies = desk.getByRole('button', { name: /^Decide: / })
  await expect(bodies).toHaveCount(outsideBodies.length)
  await desk.getByRole('button', { name: 'Decide: LFPSE (NHS England)' }).click()
  await desk.getByRole('group', { name: 'Is it needed?' }).getByText('Not needed', { exact: true }).click()
  await desk.getByLabel('Reason').fill('It reached nobody.')
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(bodies).toHaveCount(outsideBodies.length - 1)
  // The others plainly do not apply: one reason is recorded for each.
  await desk.getByLabel('Why they are not needed').fill('It reached nobody.')
  const closing = desk.getByRole('region', { name: 'Close this near miss' })
  await closing.getByLabel('What contributed to it').fill('A small table.')
  await closing.getByLabel('What we learned and what changes').fill('One envelope at a time.')
  await expectAccessible(desk, 'main', true)
  await desk.getByRole('button', { name: 'Close near miss' }).click()
  await expect(desk.getByText(/^Closed by/)).toBeVisible()
  await expect(bodies).toHaveCount(0)
  await atDesk.close()

  // Whoever reported it sees what became of it.
  await page.goto('/desk/incidents')
  await page.getByRole('button', { name: /^Closed/ }).click()
  await expect(page.getByRole('link', { name: new RegExp(reference) })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})
