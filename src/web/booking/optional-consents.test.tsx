// @vitest-environment happy-dom
import '../../../tests/components/setup.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answered, fillIn, ordinarily } from '../../../tests/components/booking.ts'
import { showPage } from '../../../tests/components/show-page.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'
import BookingDetails from './details.tsx'

vi.mock('#web/shared/bot-check/use-bot-token.ts', () => ({ useBotToken: () => async () => 'token' }))
vi.mock('#web/shared/bot-check/bot-token.ts', () => ({ earnBotToken: async () => ({ token: 'token', keptForMs: 1 }) }))
vi.mock('#content/brand.ts', async (original) => {
  const { brand, ...rest } = await original<typeof import('#content/brand.ts')>()
  return { ...rest, brand: { ...brand, marketingConsentRequired: false } }
})

test('U-10 R-15 where the operator makes marketing a free choice, the form says so and is sent without it', async () => {
  answered()
  const asked = stubApi(ordinarily)
  const { user } = showPage(BookingDetails, '/booking/details')
  await screen.findByRole('button', { name: 'Pay now' })
  fillIn()
  const optional = screen.getAllByRole('checkbox', { name: /\(optional\)$/ })
  expect(optional.map(({ id }) => id)).toEqual(['consent-t1', 'consent-t2'])
  for (const box of screen.getAllByRole('checkbox')) if (!optional.includes(box)) fireEvent.click(box)
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => {
    const sent = asked.findLast(({ call }) => call === 'create_new_user')?.body as Record<string, unknown>
    expect(sent).toMatchObject({ mode: 'finalSubmit', consents: { t1: false, t2: false, t3: true, t8: true } })
  })
})
