import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Envelope } from '#contract/envelope.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { quietLines, showDesk } from '../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import Dispatch from '../supply/dispatch/dispatch.tsx'

const none = () => says<never>(200, { rows: [], counts: {} })
const empty = () => says<never>(200, { rows: [], next: null, counts: {}, at: '2026-01-01T10:00:00.000Z' })

function change(): void {
  const line = quietLines().at(-1)
  act(() => {
    line?.dispatchEvent(new Event('beat'))
    line?.dispatchEvent(new MessageEvent('change', { data: JSON.stringify({ kind: 'case', id: 'b' }) }))
  })
}

function show(queue: () => Envelope<never> | Promise<Envelope<never>>) {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 })
  onTestFinished(() => void vi.useRealTimers())
  const asked = stubApi({ desk_queue: queue, desk_posts: none, desk_letter_posts: none })
  showDesk(Dispatch, '/desk/dispatch', ['see-queue', 'dispatch'])
  return () => asked.filter(({ call }) => call === 'desk_queue').length
}

it('a list that could not be read when it changed is asked for again', async () => {
  let isBusy = false
  const count = show(() => (isBusy ? says<never>(500, null) : empty()))
  await screen.findByText(/Sorted by dispatch deadline/)
  await waitFor(() => expect(count()).toBe(1))
  isBusy = true
  change()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(count()).toBe(2)
  isBusy = false
  await vi.advanceTimersByTimeAsync(6_000)
  expect(count()).toBe(3)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(count()).toBe(3)
})

it('changes faster than answers do not keep a list from being read', async () => {
  const answers: (() => void)[] = []
  const count = show(() => new Promise((resolve) => answers.push(() => resolve(empty()))))
  await waitFor(() => expect(count()).toBe(1))
  answers[0]?.()
  await screen.findByText(/Sorted by dispatch deadline/)
  for (let turn = 0; turn < 5; turn += 1) {
    change()
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(count()).toBe(2)
  answers[1]?.()
  await waitFor(() => expect(count()).toBe(3))
})
