import { UNSAFE_decodeViaTurboStream as asTheRouterReads } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { decodeViaTurboStream, getTurboStreamSingleFetchDataStrategy } from './loader-data.ts'

afterEach(() => void vi.unstubAllGlobals())

const written =
  '[{"_1":2,"_10":-5,"_11":-7},"/faq",{"_3":4},"data",{"_5":6,"_7":8},"title","Questions","items",[9,9,-5,12],{"_5":6},"none","missing",[]]\n'
const streamOf = (text: string) => new Response(text).body as ReadableStream<Uint8Array<ArrayBuffer>>

test('what lies in a page is read as the router reads it', async () => {
  const { value } = await decodeViaTurboStream(streamOf(written))
  expect(value).toEqual((await asTheRouterReads(streamOf(written), globalThis as never)).value)
  expect(value).toEqual({
    '/faq': { data: { title: 'Questions', items: [{ title: 'Questions' }, { title: 'Questions' }, null, []] } },
    none: null,
    missing: undefined,
  })
})

/** A navigation to an address, whose routes ask for their data if they have any. */
function navigateTo(address: string, routes: readonly { id: string; hasData: boolean; isDue?: boolean }[]) {
  const matches = routes.map(({ id, hasData, isDue = true }) => ({
    route: { id },
    shouldCallHandler: () => isDue,
    async resolve(run: (loader: (ask: () => Promise<unknown>) => unknown) => unknown) {
      const loader = (ask: () => Promise<unknown>) => (hasData ? ask() : null)
      return Promise.resolve(run(loader)).then(
        (result) => ({ type: 'data', result }),
        (result) => ({ type: 'error', result }),
      )
    },
  }))
  return getTurboStreamSingleFetchDataStrategy()({ request: new Request(`http://larkwell.example${address}`), matches })
}

test('a page’s data is asked for beside its address, once, and only where it has some', async () => {
  const fetch = vi.fn(async (_address: string) => new Response(written))
  vi.stubGlobal('fetch', fetch)
  const found = await navigateTo('/faq', [
    { id: 'root', hasData: false },
    { id: 'layout', hasData: false, isDue: false },
    { id: '/faq', hasData: true },
  ])
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['http://larkwell.example/faq.data'])
  expect(found).toMatchObject({
    root: { type: 'data', result: null },
    '/faq': { type: 'data', result: { title: 'Questions' } },
  })
  expect(found).not.toHaveProperty('layout')
  await navigateTo('/faq/', [{ id: '/faq', hasData: true }])
  expect(fetch.mock.lastCall?.[0]).toBe('http://larkwell.example/faq/_.data')
})

test('data that does not come says how it failed', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  expect(await navigateTo('/blog/none', [{ id: '/blog/:slug', hasData: true }])).toMatchObject({
    '/blog/:slug': { type: 'error', result: { status: 404 } },
  })
})
