import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import ForgotPassword from './forgot-password.tsx'

vi.mock('#web/shared/bot-check/use-bot-token.ts', () => ({ useBotToken: () => async () => 'token' }))

test('R-12 asks for an address that is one, and says the same whether or not it is known', async () => {
  const asked = stubApi({ forgot_password: () => ({ code: 200, data: {}, message: 'OK' }) })
  const { user } = showPage(ForgotPassword, '/forgot-password')
  await user.type(screen.getByLabelText(/email/i), 'nobody at home')
  await user.click(screen.getByRole('button', { name: /link/i }))
  expect(asked).toEqual([])
  expect(screen.getByLabelText(/email/i).getAttribute('aria-invalid')).toBe('true')

  await user.clear(screen.getByLabelText(/email/i))
  await user.type(screen.getByLabelText(/email/i), 'ann@ferncliff.example')
  await user.click(screen.getByRole('button', { name: /link/i }))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toEqual({ call: 'forgot_password', body: { email: 'ann@ferncliff.example', token: 'token' } })
  await vi.waitFor(() => expect(screen.queryByLabelText(/email/i)).toBeNull())
  screen.getByText(/If there’s an account for that address, we’ve sent a link\./)
})
