import { adhdPath, pages, questionnairePath } from '#contract/pages.ts'
import { adhd } from '#domain/intake/adhd/flow.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { coveredOnPhones, hiddenByBars } from './covered.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { openForm } from './ordering.ts'
import { enlargeText, sidewaysAt } from './sideways.ts'

test.use({ viewport: { width: 390, height: 664 }, contextOptions: { reducedMotion: 'reduce' } })

/** The first step of each kind; bespoke steps are each of their own kind. */
function oneOfEachKind(flow: { steps: Record<string, { kind: string }> }): string[] {
  const kinds = new Map<string, string>()
  for (const [id, { kind }] of Object.entries(flow.steps)) {
    const name = kind === 'bespoke' ? id : kind
    if (!kinds.has(name)) kinds.set(name, id)
  }
  return [...kinds.values()]
}

// The pages are checked in shell.spec.ts.
test('U-13 E-3 E-13 a step of each kind, the choice and the form of an order are accessible, hide nothing under a bar and scroll sideways nowhere, with text at 200% or on a phone of 320 px', {
  tag: '@soak',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const wide: string[] = []
  for (const path of [
    ...oneOfEachKind(weightManagement).map(questionnairePath),
    ...oneOfEachKind(adhd).map(adhdPath),
  ]) {
    await page.goto(path)
    await expectAccessible(page, 'main', true)
    wide.push(...(await sidewaysAt(page, path)), ...(await hiddenByBars(page, path)))
  }
  await page.goto(pages.buy)
  await enlargeText(page)
  wide.push(...(await hiddenByBars(page, 'the choice')))
  await openForm(page)
  expect(await coveredOnPhones(page, 'the form of the order')).toEqual([])
  wide.push(...(await sidewaysAt(page, 'the form of the order')), ...(await hiddenByBars(page, 'the form')))
  expect(wide).toEqual([])
})

test('E-13 with text at 200% the menu opens, and its last entry can be reached', { tag: '@soak' }, async ({ page }) => {
  await page.goto(pages.faq)
  await enlargeText(page)
  await page.getByRole('banner').getByText('Menu').click()
  const last = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
})
