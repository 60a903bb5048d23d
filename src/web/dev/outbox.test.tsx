import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { says } from '../../../tests/components/server-says.ts'
import { showPage } from '../../../tests/components/show-page.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'
import Outbox from './outbox.tsx'

test('the outbox looks again by itself, stops when paused, and on request', async () => {
  vi.useFakeTimers()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const asked = stubApi({ dev_outbox: () => says(200, { messages: [] }) })
  showPage(Outbox, '/dev/outbox')
  await pass(0)
  screen.getByRole('heading', { name: 'No messages yet' })
  expect(asked).toHaveLength(1)
  await pass(4_000)
  expect(asked).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Pause automatic refresh' }))
  await pass(20_000)
  expect(asked).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await pass(0)
  expect(asked).toHaveLength(3)
})
