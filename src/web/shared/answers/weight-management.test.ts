import { expect, it } from 'vitest'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { questionnaire } from './weight-management.ts'

it('API-09 C-2 the address given for offers is kept as `email` once it is one, and goes with it', () => {
  deviceStorage.setItem('questionnaire_data', '{"email":"sam@post.example","stepHistory":["step-1","special-offers"]}')
  questionnaire.load()
  expect(deviceStorage.getItem('email')).toBe('sam@post.example')
  questionnaire.answer('email', 'sam.lark@post.example')
  expect(deviceStorage.getItem('email')).toBe('sam.lark@post.example')
  questionnaire.answer('email', 'sam.lark@')
  expect(deviceStorage.getItem('email')).toBeNull()
  questionnaire.answer('email', 'sam@post.example')
  questionnaire.reset()
  expect(deviceStorage.getItem('email')).toBeNull()
})
