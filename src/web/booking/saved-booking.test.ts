import { afterEach, expect, test } from 'vitest'
import { deviceStorage, tabStorage } from '#web/browser/browser-storage.ts'
import { emptyForm } from './booking-form.ts'
import { forgetForm, savedEmail, savedForm, saveEmail, saveForm } from './saved-booking.ts'

const typed = {
  ...emptyForm,
  email: 'sam@post.example',
  sex: 'male',
  password: 'herons-7',
  consents: { ...emptyForm.consents, t3: true },
} as const

afterEach(() => {
  forgetForm()
  deviceStorage.removeItem('user_email')
})

test('R-18 what was typed is kept while another time is chosen, and the password in memory alone', () => {
  saveForm(typed)
  expect(savedForm()).toEqual(typed)
  expect(tabStorage.getItem('booking_form')).not.toContain('herons')
  forgetForm()
  expect(savedForm()).toEqual(emptyForm)
})

test('BK-04 the address is kept under its name, and the form goes on from it', () => {
  saveForm(typed)
  saveEmail('other@post.example')
  expect(deviceStorage.getItem('user_email')).toBe('other@post.example')
  expect(savedEmail()).toBe('other@post.example')
  expect(savedForm()).toEqual({ ...typed, email: 'other@post.example' })
})

test('BK-04 an address that was corrected among the details is the one to begin with', () => {
  deviceStorage.setItem('user_email', 'before@post.example')
  expect(savedEmail()).toBe('before@post.example')
  saveForm(typed)
  expect(savedEmail()).toBe('sam@post.example')
})

test.each([
  '',
  'no json',
  'null',
  '[1]',
  '"text"',
  '{"email": 7, "consents": "yes", "more": 1}',
  '{"consents": {"t1": 1}}',
])('R-18 what was kept but is damaged is as good as nothing: %s', (kept) => {
  tabStorage.setItem('booking_form', kept)
  expect(savedForm()).toEqual(emptyForm)
})
