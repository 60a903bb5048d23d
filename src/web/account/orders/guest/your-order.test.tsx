import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { says } from '../../../../../tests/components/server-says.ts'
import { showPage } from '../../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import YourOrder from './your-order.tsx'

test('E-2 whoever has paid for nothing here sees nothing, and is led on', async () => {
  localStorage.setItem('paid_here', '1')
  stubApi({ visit_orders: () => says(200, { orders: [] }) })
  showPage(YourOrder, '/your-order')
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There’s no order to show here'),
  )
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  // The way here goes from the head of every page.
  expect(localStorage.getItem('paid_here')).toBeNull()
})
