import type { Page } from '@playwright/test'
import { pages } from '#contract/pages.ts'
import { placePaidOrder } from './customer.ts'
import { openedFromLists, showAtDesk } from './desk-screens.ts'
import { expect, test } from './journey.ts'
import { signInAs } from './signing-in-staff.ts'
import { templates } from './templates.ts'

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: /status of 4(01|04)/,
})

/** For whoever is signed in. */
const leadElsewhere = new Set<string>([pages.desk, pages.deskSignIn, pages.deskInvitation])

/** Keys that are shown and not told to a screen reader as the shortcut of what they press. Runs in the page. */
const untold = () =>
  [...document.querySelectorAll('kbd')].flatMap((key) => {
    const pressed = key.closest('a, button') ?? key.closest('label')?.querySelector('input')
    if (key.getAttribute('aria-hidden') !== 'true') return [`${key.textContent} is read out`]
    return pressed && !pressed.hasAttribute('aria-keyshortcuts') ? [`${key.textContent} is not told`] : []
  })

/** What can be pressed, by its name in the browser's accessibility tree, where the name has the key that presses it. */
async function namesWithKeys(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  await devtools.detach()
  return nodes.flatMap(({ name, properties = [] }) => {
    const said = String(name?.value ?? '')
    const key = properties.find((one) => String(one.name) === 'keyshortcuts')?.value.value
    return key && said.toLowerCase().split(/\s+/).includes(String(key).toLowerCase()) ? [`${said} (${key})`] : []
  })
}

test('D-14 WCAG 2.5.3 on every screen of the desk a key is no part of the name of what it presses', {
  tag: '@soak',
}, async ({ page, playwright, baseURL }) => {
  test.setTimeout(120_000)
  const patient = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await placePaidOrder(patient)
  await patient.dispose()
  await signInAs(page.context().request, 'clinical_lead')
  await page.goto(pages.deskQueue)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queue')
  const found: string[] = []
  let keys = 0
  const screens = templates.staff.filter((address) => !leadElsewhere.has(address))
  for (const address of [...screens, ...(await openedFromLists(page.context()))]) {
    await showAtDesk(page, address)
    keys += await page.locator('[aria-keyshortcuts]').count()
    for (const problem of [...(await page.evaluate(untold)), ...(await namesWithKeys(page))])
      found.push(`${address}: ${problem}`)
  }
  expect(found).toEqual([])
  // Most screens have some.
  expect(keys).toBeGreaterThan(2 * screens.length)
})
