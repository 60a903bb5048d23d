import { afterEach, expect, test, vi } from 'vitest'
import { loadWith } from './load-with.ts'

/** A page in which these stand already, on a connection that has this for whoever asks. */
function pageOn(connection: (address: string) => Promise<Response>, inPage: readonly string[] = []) {
  const asked = vi.fn<(address: string) => Promise<Response>>(connection)
  const stands = (selector: string) => inPage.some((address) => selector.includes(`link[href="${address}"]`))
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('document', { querySelector: (selector: string) => (stands(selector) ? {} : null) })
  return asked
}

const comes = async () => new Response('export {}')
const isAway = () => Promise.reject(new TypeError('Failed to fetch'))

afterEach(() => void vi.unstubAllGlobals())

test('R-8 what could not be fetched was never imported, so that it can be once there is a connection', async () => {
  const load = vi.fn(async () => 'module')
  pageOn(isAway)
  await expect(loadWith(load, ['assets/form.js', 'assets/fields.js'])).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()

  const asked = pageOn(comes)
  expect(await loadWith(load, ['assets/form.js', 'assets/fields.js'])).toBe('module')
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/assets/form.js', '/assets/fields.js'])
})

test('a file that is refused is not imported either', async () => {
  const load = vi.fn(async () => 'module')
  pageOn(async () => new Response('', { status: 502 }))
  await expect(loadWith(load, ['assets/refused.js'])).rejects.toThrow('502')
  expect(load).not.toHaveBeenCalled()
})

test('what the page has, or has fetched, is not fetched again', async () => {
  const asked = pageOn(comes, ['/assets/frame.js', '/assets/frame.css#'])
  await loadWith(comes, ['assets/frame.css'])
  await Promise.all([loadWith(comes, ['assets/frame.js', 'assets/once.js']), loadWith(comes, ['assets/once.js'])])
  await loadWith(comes, ['assets/once.js'])
  await loadWith(comes)
  expect(asked.mock.calls).toEqual([['/assets/once.js']])
})
