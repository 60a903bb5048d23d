import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useMorePages } from './use-more-pages.ts'

const pages: Readonly<Record<number, { readonly rows: readonly string[]; readonly next: number | null }>> = {
  1: { rows: ['c'], next: 2 },
  2: { rows: ['d'], next: null },
}

it('adds page after page until there is none', async () => {
  const fetchPage = vi.fn(async (after: number) => pages[after] ?? null)
  const { result } = renderHook(() => useMorePages({ key: 'open', afterFirst: 1, fetchPage }))
  expect(result.current).toMatchObject({ rows: [], hasMore: true, isBusy: false, hasFailed: false })
  await act(async () => result.current.fetchMore())
  expect(result.current).toMatchObject({ rows: ['c'], hasMore: true })
  await act(async () => result.current.fetchMore())
  expect(result.current).toMatchObject({ rows: ['c', 'd'], hasMore: false })
  await act(async () => result.current.fetchMore())
  expect(fetchPage.mock.calls).toEqual([[1], [2]])
})

it('pages of another list are dropped', async () => {
  const fetchPage = async (after: number) => pages[after] ?? null
  const { result, rerender } = renderHook(({ key }) => useMorePages({ key, afterFirst: 1, fetchPage }), {
    initialProps: { key: 'open' },
  })
  await act(async () => result.current.fetchMore())
  rerender({ key: 'closed' })
  expect(result.current).toMatchObject({ rows: [], hasMore: true })
})

it('a page that could not be had keeps those before it, and can be asked for again', async () => {
  let reply: 'refused' | 'none' | 'given' = 'refused'
  const fetchPage = async (after: number) => {
    if (reply === 'none') throw new TypeError('Failed to fetch')
    return reply === 'given' ? (pages[after] ?? null) : null
  }
  const { result } = renderHook(() => useMorePages({ key: 'open', afterFirst: 1, fetchPage }))
  await act(async () => result.current.fetchMore())
  expect(result.current).toMatchObject({ rows: [], hasFailed: true, hasMore: true })
  reply = 'none'
  await act(async () => result.current.fetchMore())
  expect(result.current.hasFailed).toBe(true)
  reply = 'given'
  await act(async () => result.current.fetchMore())
  expect(result.current).toMatchObject({ rows: ['c'], hasFailed: false })
})
