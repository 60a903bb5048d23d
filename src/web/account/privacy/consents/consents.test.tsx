import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MyConsents } from '#contract/intake/consents.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showPage } from '../../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import ConsentsPage from './consents.tsx'

const terms: MyConsents['agreed'][number] = {
  kind: 'terms',
  topic: 'terms',
  wording: 'I agree to the terms.',
  version: 1,
  how: 'form',
  at: '2026-03-02T09:00:00.000Z',
  isGiven: true,
  withdrawnAt: null,
}
const offers = { ...terms, kind: 'marketing', topic: 'marketing' as const, wording: 'Please do not send me offers' }

it('lists what was said with when and where, and why some of it cannot be taken back', async () => {
  stubApi({ my_consents: () => says(200, { agreed: [terms, { ...offers, isGiven: false }], holding: [] }) })
  showPage(ConsentsPage, '/account/agreed')
  const own = within(await screen.findByRole('region', { name: 'Our terms' }))
  expect(own.getByRole('listitem').textContent).toBe(
    'AgreedI agree to the terms.2 March 2026 at 09:00, in a form, version 1 of these words',
  )
  own.getByText(/An order is a contract between you and us/)
  expect(screen.queryByRole('button')).toBeNull()
  const declined = within(screen.getByRole('region', { name: 'News and offers' })).getByRole('listitem')
  expect(declined.textContent).toContain('DeclinedYou ticked:Please do not send me offers')
})

it('takes offers back after saying what that means', async () => {
  let holding: MyConsents['holding'] = ['marketing']
  const asked = stubApi({
    my_consents: () => says(200, { agreed: [offers], holding }),
    withdraw_consent: () => {
      holding = []
      return says(200, {})
    },
  })
  const { user } = showPage(ConsentsPage, '/account/agreed')
  await user.click(await screen.findByRole('button', { name: 'Stop news and offers' }))
  await screen.findByText(/We’ll still contact you about your care/)
  await user.click(screen.getByRole('button', { name: 'Yes, stop them' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop news and offers' })).toBeNull())
  expect(asked.find(({ call }) => call === 'withdraw_consent')?.body).toEqual({ topic: 'marketing' })
})

it('whoever is not signed in goes to do that', async () => {
  stubApi({ my_consents: () => says<never>(401) })
  showPage(ConsentsPage, '/account/agreed')
  expect((await screen.findByTestId('address')).textContent).toBe('/login')
})
