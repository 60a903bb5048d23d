import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cardConsent } from '#content/checkout/saved-card.ts'
import { fill } from '../../../../../tests/components/fill.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showPage } from '../../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import CardPage from './card.tsx'

const visa = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2099 }
const setup = { clientSecret: 'seti_1_secret_2', provider: 'sandbox', publishableKey: null } as const

const type = async () => {
  await screen.findByLabelText('Card number')
  fill('Card number', '4242 4242 4242 4242')
  fill('Expiry date', '04/99')
  fill('Security code', '123')
}
const press = () => screen.getByRole('button', { name: 'Save this card' })

it('shows the card that is kept, says that nothing is taken without a press, and removes it', async () => {
  let card: typeof visa | null = visa
  const asked = stubApi({
    my_card: () => says(200, { card }),
    withdraw_consent: () => {
      card = null
      return says(200, {})
    },
  })
  const { user } = showPage(CardPage, '/account/card')
  await screen.findByText('Visa •••• 4242')
  screen.getByText('Expires 04/99')
  screen.getByText('You approve every payment yourself.')
  await user.click(screen.getByRole('button', { name: 'Remove my card' }))
  await screen.findByText(/Payments already authorised or taken for an order aren’t affected/)
  await user.click(screen.getByRole('button', { name: 'Yes, remove it' }))
  await screen.findByText('No card saved')
  expect(asked.find(({ call }) => call === 'withdraw_consent')?.body).toEqual({ topic: 'card' })
})

it('one that has expired says so', async () => {
  stubApi({ my_card: () => says(200, { card: { ...visa, expYear: 2020 } }) })
  showPage(CardPage, '/account/card')
  await screen.findByText('Expired 04/20. Use another card.')
})

it('keeps a card by consent, asks as the bank does, and tells of one that is refused', async () => {
  let card: typeof visa | null = null
  let answers = [{ error: { message: 'Your card was declined.' } }, { status: 'requires_action', challenge: 'one' }]
  const asked = stubApi(
    {
      my_card: () => says(200, { card }),
      begin_card: () => says(200, setup),
      settle_card: () => {
        card = visa
        return says(200, { card })
      },
    },
    {
      confirm: () => {
        const [answer = {}, ...rest] = answers
        answers = rest
        return answer
      },
      challenge: () => ({ status: 'succeeded' }),
    },
  )
  const { user } = showPage(CardPage, '/account/card')
  await user.click(await screen.findByRole('button', { name: 'Save a card' }))
  await type()
  screen.getByText(cardConsent.wording)
  await user.click(press())
  expect((await screen.findByRole('alert')).textContent).toContain('Your card was declined.The card wasn’t saved.')
  await user.click(press())
  await screen.findByText('Do you want to approve saving this card? You won’t be charged.')
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await screen.findByText('Visa •••• 4242')
  expect(asked.find(({ call }) => call === 'begin_card')?.body).toEqual({ consentVersion: cardConsent.version })
  expect(asked.filter(({ call }) => call === 'settle_card')).toHaveLength(1)
})

it('a provider that is away is told, and whoever is signed out goes to sign in', async () => {
  stubApi({ my_card: () => says(200, { card: null }), begin_card: () => says<never>(502, null, 'Away just now.') })
  const { user, unmount } = showPage(CardPage, '/account/card')
  await user.click(await screen.findByRole('button', { name: 'Save a card' }))
  await screen.findByText('Away just now.')
  unmount()
  stubApi({ my_card: () => says<never>(401) })
  showPage(CardPage, '/account/card')
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/login'))
})
