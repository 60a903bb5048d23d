import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'

// What was answered is taken up once per page that is opened, and each test opens one.
beforeEach(() => {
  vi.resetModules()
  stubApi({})
  // Nothing moves: a hand that is stopped on its way would be an error of nobody's.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

async function showResult(answers: object) {
  localStorage.setItem('questionnaire_data', JSON.stringify({ ...answers, stepHistory: ['diagnosis-status'] }))
  const { default: AdhdResult } = await import('./result.tsx')
  const shown = showPage(AdhdResult, '/assessment/adhd/result')
  await screen.findByRole('img')
  return shown
}

const scored = (answers: readonly string[]) =>
  Object.fromEntries(answers.map((answer, place) => [`adhd_q${place + 1}`, answer]))

const [N, R, S, O, V] = ['Never', 'Rarely', 'Sometimes', 'Often', 'Very often'] as const

test.each([
  [0, 'Mild', [N, N, N, N, N, N]],
  [8, 'Mild', [S, S, S, S, N, N]],
  [9, 'Moderate', [O, O, O, N, N, N]],
  [16, 'Moderate', [V, V, V, V, N, N]],
  [17, 'Severe', [V, V, V, V, R, N]],
  [24, 'Severe', [V, V, V, V, V, V]],
] as const)('D-8 AD-06 a score of %d is %s', async (score, band, answers) => {
  const { container } = await showResult({ ...scored(answers), adhd_q8: 'Yes' })
  expect(screen.getByRole('img', { name: `Your score is ${score} out of 24: ${band}.` })).toBeTruthy()
  expect(container.textContent).toContain(`${score} out of 24`)
  const here = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'true')
  expect(here.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(band)])
  expect([...container.querySelectorAll('p')].filter(({ textContent }) => textContent === band)).toHaveLength(1)
  expect(screen.getByText('These bands are our own, not a medical scale.')).toBeTruthy()
  expect(screen.getByText(/It isn’t a diagnosis\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Book An Appointment' }).getAttribute('href')).toBe('/booking')
})

test.each([
  [
    'positive in the middle band',
    [S, S, S, O, N, N],
    /^On that test, four of your six answers count towards a positive result\. Four or more is positive:/,
  ],
  [
    'not positive in the same band',
    [V, V, V, S, S, N],
    /^On that test, three of your six answers count .* would be positive, so yours is negative\..* doesn’t rule it out\.$/,
  ],
  [
    'not positive with one',
    [S, N, N, N, N, N],
    /^On that test, one of your six answers counts towards a positive result\./,
  ],
  [
    'not positive with none',
    [N, N, N, N, N, N],
    /^On that test, none of your six answers counts towards a positive result\./,
  ],
] as const)('C-22 U-12 says what the screen found: %s', async (_, answers, words) => {
  await showResult({ ...scored(answers), adhd_q8: 'Yes' })
  const found = screen.getByText('What a standard screening test would say').parentElement
  expect(found?.querySelector('p')?.textContent).toMatch(words)
  expect(found?.textContent).toContain('It’s also a first check, not a diagnosis.')
})

test('U-12 the name of a band does not stand alone: what it means is right under it', async () => {
  await showResult({ ...scored([V, V, V, V, V, V]), adhd_q8: 'Yes' })
  const [badge] = screen.getAllByText('Severe').filter(({ tagName }) => tagName === 'P')
  expect(badge?.nextElementSibling?.textContent).toBe(
    'This adds up how often you notice these things. It doesn’t measure how ill you are, and it isn’t a diagnosis.',
  )
})

test('AD-06 says that it is being worked out, until it is', async () => {
  const said: (string | null | undefined)[] = []
  const watch = new MutationObserver(() => said.push(document.querySelector('[role=status]')?.textContent))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  await showResult(scored([O, O, O, O, O, O]))
  watch.disconnect()
  expect(said[0]).toBe('Calculating your results...')
  expect(said.at(-1)).toBe('Your score is 18 out of 24: Severe.')
})

test('F-16 R-11 someone under 18 is told that the service is for adults, and is sold nothing', async () => {
  const { container } = await showResult({ ...scored([O, O, O, O, O, O]), adhd_q7: 'Yes', adhd_q8: 'No' })
  expect(screen.getByText('This service is for adults').tagName).toBe('H2')
  expect(container.textContent).not.toMatch(/book|with us|your psychiatrist/i)
  // The screen is one for adults.
  expect(screen.queryByText('What a standard screening test would say')).toBeNull()
  const childline = [...container.querySelectorAll('a')].find(({ textContent }) =>
    /0800 1111.*Childline/.test(textContent),
  )
  expect(childline?.getAttribute('href')).toBe('tel:08001111')
})

test('R-10 R-11 after a Yes to a risk question it offers help in place of the button', async () => {
  const { container } = await showResult({
    adhd_q0: 'yes',
    ...scored([O, O, O, O, O, O]),
    adhd_risk_factors: riskAnswers('suicidalIdeas'),
  })
  expect(screen.getByText('Please get help now').tagName).toBe('H2')
  expect(container.textContent).not.toContain('Book An Appointment')
})

test('R-11 without all six answers it leads to the first that is missing', async () => {
  localStorage.setItem('questionnaire_data', JSON.stringify({ adhd_q1: O, adhd_q2: O, adhd_q4: O, stepHistory: [] }))
  const { default: AdhdResult } = await import('./result.tsx')
  showPage(AdhdResult, '/assessment/adhd/result')
  const way = await screen.findByText('Carry on with the questions')
  expect(way.closest('a')?.getAttribute('href')).toBe('/assessment/adhd/question-3')
})
