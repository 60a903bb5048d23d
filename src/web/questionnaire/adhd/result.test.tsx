import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
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
  expect(screen.getByText('These bands are ours, not a medical scale.')).toBeTruthy()
  expect(screen.getByText(/It is not a diagnosis\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Book An Appointment' }).getAttribute('href')).toBe('/booking')
})
