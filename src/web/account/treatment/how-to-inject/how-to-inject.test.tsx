import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { medicineWords } from '#content/medicines/registry.ts'
import { howToInjectWords as words } from '#content/treatment/how-to-inject.ts'
import { pages } from '#contract/pages.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showPage } from '../../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import HowToInjectPage from './how-to-inject.tsx'

const guides = Object.entries(medicineWords).flatMap(([medicine, { injecting }]) =>
  injecting ? [{ medicine, ...injecting, steps: [...injecting.steps], keeping: injecting.keeping(30) }] : [],
)
const [first, second] = guides

/** A figure stays with its unit by a space that does not break; the page is searched with plain spaces. */
const asRead = (text: string) => text.replaceAll('\u00a0', ' ')

test('shows the steps of the pen that the patient has, each with a drawing, and those of another when asked', async () => {
  stubApi({ injection_guides: () => says(200, { own: second?.medicine ?? null, guides }) })
  const { user } = showPage(HowToInjectPage, pages.accountHowToInject)
  await screen.findByText(words.pen(second?.pen ?? ''))
  const steps = within(document.querySelector('ol') as HTMLElement)
  for (const { title, lines } of second?.steps ?? []) {
    steps.getByRole('heading', { name: title })
    for (const line of lines) steps.getByText(line)
  }
  expect(document.querySelectorAll('ol svg')).toHaveLength(second?.steps.length ?? 0)
  screen.getByText(asRead(second?.keeping[1] ?? ''))
  await user.click(screen.getByRole('radio', { name: first?.pen ?? '' }))
  screen.getByText(first?.needles ?? '')
  screen.getByText(words.pen(first?.pen ?? ''))
})

test('says where used needles go, what to do after a prick, and where the dose is logged', async () => {
  stubApi({ injection_guides: () => says(200, { own: null, guides }) })
  showPage(HowToInjectPage, pages.accountHowToInject)
  await screen.findByRole('heading', { name: 'Used needles' })
  screen.getByText(/wash it with soap and water, and call 111/)
  expect(screen.getByRole('link', { name: 'Log this dose' }).getAttribute('href')).toBe(pages.accountDoses)
  expect(screen.getByRole('link', { name: 'Your letters' }).getAttribute('href')).toBe(pages.accountLetters)
})

test('without a connection it names the instructions in the box', async () => {
  stubApi({ injection_guides: () => says<never>(500, null as never) })
  showPage(HowToInjectPage, pages.accountHowToInject)
  await screen.findByText(/The instructions in the box show them too/)
})
