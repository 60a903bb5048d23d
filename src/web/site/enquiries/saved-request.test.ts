import { beforeEach, describe, expect, it } from 'vitest'
import { deviceStorage, tabStorage } from '#web/browser/browser-storage.ts'
import { emptyRequest, forgetRequest, savedRequest, saveRequest, submissionOf } from './saved-request.ts'

const request = { email: 'sam@ferncliff.example', reason: 'order', subject: 'Parcel', description: 'Where?' }
const file = { name: 'a.pdf', size: 3, lastModified: 1 }

beforeEach(() => {
  forgetRequest()
  deviceStorage.removeItem('user_email')
})

describe('R-13 what was typed', () => {
  it('comes back after a reload, with the id it was sent under', () => {
    const submission = { id: '1', of: 'x' }
    saveRequest({ request, submission })
    expect(savedRequest()).toEqual({ request, submission })
    forgetRequest()
    expect(savedRequest()).toEqual({ request: emptyRequest, submission: null })
  })

  it.each(['', 'null', '[]', '{"request":7}', '{"request":{"email":7},"submission":{"id":1}}', '{'])(
    'is empty if what is kept is %j',
    (text) => {
      tabStorage.setItem('contact_form', text)
      expect(savedRequest()).toEqual({ request: emptyRequest, submission: null })
    },
  )

  it('begins with the address this device knows, and keeps another that was typed', () => {
    deviceStorage.setItem('user_email', 'known@ferncliff.example')
    expect(savedRequest().request.email).toBe('known@ferncliff.example')
    saveRequest({ request, submission: null })
    expect(savedRequest().request.email).toBe(request.email)
  })
})

it('R-13 the same request tried again has the same id, and any change makes another of it', () => {
  let ids = 0
  const newId = () => String(++ids)
  const first = submissionOf(request, [file], null, newId)
  expect(submissionOf(request, [file], first, newId)).toBe(first)
  const others = [
    submissionOf({ ...request, description: 'Where is it?' }, [file], first, newId),
    submissionOf(request, [], first, newId),
    submissionOf(request, [{ ...file, lastModified: 2 }], first, newId),
  ]
  expect(new Set([first, ...others].map(({ id }) => id)).size).toBe(4)
})
