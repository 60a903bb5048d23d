import { expect, test } from 'vitest'
import { tabStorage } from '#web/browser/browser-storage.ts'
import { emptyForm } from './account-form.ts'
import { forgetForm, savedForm, saveForm } from './saved-form.ts'

const typed = { ...emptyForm, email: 'sam@larkwell.example', sex: 'male', consentTerms: true } as const

test('OS-05 what was typed is kept, but no password', () => {
  saveForm({ ...typed, password: 'three-green-herons-7' })
  expect(savedForm()).toEqual(typed)
  expect(tabStorage.getItem('order_form')).not.toContain('herons')
  forgetForm()
  expect(savedForm()).toEqual(emptyForm)
})

test.each(['', 'no json', 'null', '[1]', '"text"', '{"email": 7, "consentTerms": "yes", "password": "x", "more": 1}'])(
  'OS-05 what was kept but is damaged is as good as nothing: %s',
  (kept) => {
    tabStorage.setItem('order_form', kept)
    expect(savedForm()).toEqual(emptyForm)
  },
)
