import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { unexpectedError } from '#content/site/site.ts'
import { checkAnswersFor, pages } from '#contract/pages.ts'
import { showPage } from '../../../tests/components/show-page.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'
import CheckAnswers from './check-answers.tsx'

const keep = (answers: object) =>
  localStorage.setItem('questionnaire_data', JSON.stringify({ ...answers, stepHistory: [] }))

it('E-14 SH-07 of a questionnaire that does not exist there are no answers to check', async () => {
  const asked = stubApi({})
  keep({ Q1_answer: '18-74', adhd_q0: 'yes' })
  showPage(CheckAnswers, `${pages.checkAnswers}?flow=no-such-flow`)
  expect(await screen.findByRole('heading', { level: 1, name: unexpectedError.heading })).toBeTruthy()
  expect(screen.queryByText('18 to 74')).toBeNull()
  expect(asked).toEqual([])
})

it('E-14 the address says whose answers are checked, and without a word they are those of weight management', async () => {
  stubApi({})
  keep({ Q1_answer: '18-74', adhd_q0: 'yes' })
  const { unmount } = showPage(CheckAnswers, checkAnswersFor('adhd'))
  expect(await screen.findByText('Has a clinician ever diagnosed you with ADD or ADHD?')).toBeTruthy()
  expect(screen.queryByText('18 to 74')).toBeNull()
  unmount()
  showPage(CheckAnswers, checkAnswersFor('weight-management'))
  expect(await screen.findByText('18 to 74')).toBeTruthy()
})
