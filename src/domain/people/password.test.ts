import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password.ts'

describe('R-5 a password on the order form', () => {
  it.each([
    ['river-otter-41', null],
    ['Ünïcode-wörds-7!', null],
    ['🦦🦦🦦🦦🦦🦦🦦🦦🦦a1!', null],
    [`${'x'.repeat(100)}-1a`, null],
    [`${'a1!'.repeat(66)}a1`, null],
    ['pass-word1234!', null],
    ['otter-x12345678', null],
    ['12345678-otters', null],
    ['short-1a', 'too short'],
    ['elevenchr-1', 'too short'],
    ['onlylettershere', 'not mixed'],
    ['only-letters-here', 'not mixed'],
    ['letters and spaces 12', 'not mixed'],
    ['482915736025!', 'not mixed'],
    ['lettersand12345', 'not mixed'],
    ['Password1234!', 'too common'],
    ['!!!qwertyuiop123', 'too common'],
    ['aaaaaaaaaaaaaa', 'too common'],
    ['1234567890123', 'too common'],
    ['Mounjaro2026!!', 'too common'],
    [`${'a1!'.repeat(66)}a1!`, 'too long'],
  ])('%j: %s', (password, problem) => expect(passwordProblem(password, 'order')).toBe(problem))
})

describe('R-5 a password on the booking form', () => {
  it.each([
    ['riverotter', null],
    ['otter-41', null],
    ['otter-4', 'too short'],
    ['password', 'too common'],
    ['12345678', 'too common'],
  ])('%j: %s', (password, problem) => expect(passwordProblem(password, 'booking')).toBe(problem))
})
