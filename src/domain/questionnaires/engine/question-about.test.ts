import { expect, test } from 'vitest'
import { questionAbout } from './question-about.ts'

test('Q-16 a question names the medication exactly as it was typed', () => {
  expect(questionAbout('How long on {medication}? Is {medication} daily?', "Ozempic $& $' 😀")).toBe(
    "How long on Ozempic $& $' 😀? Is Ozempic $& $' 😀 daily?",
  )
  expect(questionAbout('How old are you?', 'Wegovy')).toBe('How old are you?')
})
