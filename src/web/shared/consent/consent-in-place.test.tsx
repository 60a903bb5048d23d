import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { startConsentVersion } from '#content/intake/start-consent-version.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { noteConsent, notedConsent } from '../answers/start-consent.ts'
import { ConsentInPlace } from './consent-in-place.tsx'

const flow = 'weight-management'

it('CO-03 asks whoever came past it, keeps the yes and sends it', async () => {
  const asked = stubApi({
    start_consent_state: () => says(200, { isGiven: false }),
    agree_to_start: () => says(200, { isKept: true }),
  })
  render(<ConsentInPlace flow={flow} />)
  const user = userEvent.setup({ delay: null })
  await screen.findByText(/Your answers are saved./)
  await user.click(screen.getByRole('checkbox', { name: 'I have read and agree to all the points above.' }))
  await screen.findByText('Thank you. You’ve agreed to these points.')
  expect(notedConsent(flow)).toBe('sent')
  expect(asked.at(-1)?.body).toEqual({ questionnaire_type: flow, version: startConsentVersion, where: 'in place' })
})

it('R-8 what was agreed to offline is kept, and sent by the next step without a word', async () => {
  noteConsent(flow, 'kept')
  const asked = stubApi({ agree_to_start: () => says(200, { isKept: true }) })
  const { container } = render(<ConsentInPlace flow={flow} />)
  await waitFor(() => expect(notedConsent(flow)).toBe('sent'))
  expect(container.textContent).toBe('')
  expect(asked.map(({ call }) => call)).toEqual(['agree_to_start'])
})

it('R-8 before the first answer there is no visit to keep it with: the next step sends it again', async () => {
  noteConsent(flow, 'kept')
  let isKept = false
  const asked = stubApi({ agree_to_start: () => says(200, { isKept }) })
  const { rerender } = render(<ConsentInPlace flow={flow} step="step-1" />)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(notedConsent(flow)).toBe('kept')
  isKept = true
  rerender(<ConsentInPlace flow={flow} step="step-2" />)
  await waitFor(() => expect(notedConsent(flow)).toBe('sent'))
  rerender(<ConsentInPlace flow={flow} step="step-3" />)
  expect(asked).toHaveLength(2)
})

it('says nothing where the server knows of it, or cannot be asked', async () => {
  stubApi({ start_consent_state: () => says(200, { isGiven: true }) })
  const { container, unmount } = render(<ConsentInPlace flow={flow} />)
  await waitFor(() => expect(notedConsent(flow)).toBe('sent'))
  expect(container.textContent).toBe('')
  unmount()
  const asked = stubApi({})
  const offline = render(<ConsentInPlace flow="adhd" />)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(offline.container.textContent).toBe('')
})
