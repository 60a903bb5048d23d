import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tabStorage } from '#web/browser/browser-storage.ts'
import { noteSignedIn } from '#web/browser/signed-in.ts'
import { hideAfterSignOut } from './after-sign-out.ts'

const leftFor = vi.fn()
const reloaded = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.spyOn(window.location, 'replace').mockImplementation(leftFor)
  vi.spyOn(window.location, 'reload').mockImplementation(reloaded)
  stop = hideAfterSignOut()
})
afterEach(() => {
  stop()
  noteSignedIn(false)
  document.documentElement.style.visibility = ''
  vi.restoreAllMocks()
  leftFor.mockReset()
  reloaded.mockReset()
})

const pass = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }))
const isHidden = () => document.documentElement.style.visibility === 'hidden'

/** What happens to a page of this address that the browser keeps and shows again. */
function keptAndBack(path: string) {
  history.replaceState(null, '', path)
  pass('pagehide', true)
  const wasHidden = isHidden()
  pass('pageshow', true)
  return { wasHidden, wasLoadedAnew: reloaded.mock.calls.length > 0 }
}

test.each(['/account', '/account/letters', '/appointment', '/your-order'])(
  'S-13 %s is hidden while the browser keeps it, and loaded anew',
  (path) => {
    expect(keptAndBack(path)).toEqual({ wasHidden: true, wasLoadedAnew: true })
  },
)

test('S-13 a guest’s page comes back as it was, and one of somebody who is signed in is loaded anew', () => {
  const asWas = { wasHidden: false, wasLoadedAnew: false }
  expect(keptAndBack('/assessment/questionnaire/step-1')).toEqual(asWas)
  expect(keptAndBack('/booking/details')).toEqual(asWas)
  noteSignedIn(true)
  expect(keptAndBack('/accounting')).toEqual(asWas)
  expect(keptAndBack('/about-us')).toEqual(asWas)
  expect(keptAndBack('/assessment/questionnaire/step-1')).toEqual({ wasHidden: true, wasLoadedAnew: true })
})

test('S-13 a page that is not kept is left as it is', () => {
  history.replaceState(null, '', '/account')
  pass('pagehide', false)
  pass('pageshow', false)
  expect([isHidden(), reloaded.mock.calls.length]).toEqual([false, 0])
})

const told = (key: string, newValue: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))

test('S-13 a sign-out in another tab hides an account at once, and takes along what this tab holds of the person', () => {
  history.replaceState(null, '', '/account/letters')
  tabStorage.setItem('message_draft', 'I feel better')
  told('signed_in', '1')
  told('questionnaire_data', null)
  expect([isHidden(), leftFor.mock.calls.length]).toEqual([false, 0])
  told('signed_in', null)
  expect(isHidden()).toBe(true)
  expect(leftFor).toHaveBeenCalledWith('/login')
  expect(tabStorage.getItem('message_draft')).toBeNull()
})

test('S-13 a sign-out in another tab loads pages with answers anew, and leaves public ones alone', () => {
  history.replaceState(null, '', '/faq')
  told('signed_in', null)
  expect([isHidden(), reloaded.mock.calls.length]).toEqual([false, 0])
  history.replaceState(null, '', '/booking/details')
  told('signed_in', null)
  expect([isHidden(), reloaded.mock.calls.length]).toEqual([true, 1])
})
