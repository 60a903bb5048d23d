import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static.edge'
import { expect, it, onTestFinished } from 'vitest'
import { says } from '../../../tests/components/server-says.ts'
import { stubApi } from '../../../tests/components/stub-api.ts'
import { noteConsent, notedConsent } from '../shared/answers/start-consent.ts'
import { MissingConsent } from './missing-consent.tsx'

const flow = 'weight-management'
const asked = () => screen.queryByRole('checkbox', { name: 'I have read and agree to all the points above.' })

/** A step as it is written and sent, and then taken over, as its own script leaves it. */
async function open() {
  const { prelude } = await prerender(<MissingConsent flow={flow} step="step-1" />)
  const page = document.createElement('div')
  page.innerHTML = await new Response(prelude).text()
  document.body.append(page)
  const written = page.textContent ?? ''
  const look = page.querySelector('script')?.textContent ?? ''
  // biome-ignore lint/security/noGlobalEval: what a browser does with it.
  globalThis.eval(look)
  const isShown = document.documentElement.dataset.consent === 'missing'
  const root = await act(async () => hydrateRoot(page, <MissingConsent flow={flow} step="step-1" />))
  onTestFinished(() => {
    act(() => root.unmount())
    page.remove()
    delete document.documentElement.dataset.consent
  })
  return { written, isShown }
}

it('CO-03 is written into the page, and shown before the script comes to whoever has not agreed', async () => {
  const calls = stubApi({
    start_consent_state: () => says(200, { isGiven: false }),
    agree_to_start: () => says(200, { isKept: true }),
  })
  const { written, isShown } = await open()
  expect(written).toContain('Your answers are saved.')
  expect(isShown).toBe(true)
  await userEvent.setup({ delay: null }).click(asked() as HTMLElement)
  await screen.findByText('Thank you. You’ve agreed to these points.')
  expect(notedConsent(flow)).toBe('sent')
  expect(calls.map(({ call }) => call)).toEqual(['start_consent_state', 'agree_to_start'])
})

it('CO-03 goes without a word where they have agreed here', async () => {
  noteConsent(flow, 'sent')
  const calls = stubApi({})
  expect((await open()).isShown).toBe(false)
  expect(asked()).toBeNull()
  expect(calls).toEqual([])
})
