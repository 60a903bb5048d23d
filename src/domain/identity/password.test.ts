import { describe, expect, it } from 'vitest'
import { commonForms } from './common-password.ts'
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

describe('B-11 R-5 a password made of facts known about the person', () => {
  const about = { name: 'Wren', legalSurname: 'Ferncliff-Ash', email: 'wren.ash77@post.example' }

  it.each([
    ['Ferncliff-1985!', 'too personal'],
    ['fErNcL1ff-1985-!!', 'too personal'],
    ['wrenferncliff99!', 'too personal'],
    ['Wren-1985-1985!', 'too personal'],
    ['wren.ash77@post.example', 'too personal'],
    ['Ash-2024-2024!', 'too personal'],
    ['L@rkwell-2026-#', 'too personal'],
    ['larkwell-health-1', 'too personal'],
    ['Post-2024-2024-x', 'too personal'],
    ['w.r.e.n-2024-2024', 'too personal'],
    ['Ferncliff-abcdefg-1', 'too personal'],
    ['Ferncliff-abcdefgh-1', null],
    ['wren-over-the-estuary-7', null],
    ['river-otter-41', null],
    ['washing-lines-41', null],
  ])('%j: %s', (password, problem) => expect(passwordProblem(password, 'order', about)).toBe(problem))

  it('without facts about the person only our name is refused', () => {
    expect(passwordProblem('Ferncliff-1985!', 'order')).toBeNull()
    expect(passwordProblem('1arkwell-1985!!', 'order')).toBe('too personal')
  })
})

it('B-11 a list is searched for the password, and for the word that was only lengthened', () => {
  expect(commonForms('Scoobydoo-2024!')).toEqual(['scoobydoo-2024!', 'scoobydoo'])
  expect(commonForms('scoobydoo')).toEqual(['scoobydoo'])
  expect(commonForms('otter-41')).toEqual(['otter-41'])
  expect(commonForms('scoobydoo-1234567')).toEqual(['scoobydoo-1234567'])
})
