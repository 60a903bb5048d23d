import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import ResetPassword from './reset-password.tsx'

test('R-12 a link that lost its end says so and leads on', async () => {
  stubApi({})
  const { user } = showPage(ResetPassword, '/reset-password')
  await screen.findByText(/The link isn’t complete\./)
  await user.click(screen.getByRole('link', { name: 'Ask for a new link' }))
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/forgot-password'))
})
