import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { press, savedOnce, stepNow } from '../../../../tests/components/answering.ts'
import { showStep } from '../../../../tests/components/show-step.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'

// It asks the built site which files to fetch ahead.
vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  PrefetchPageLinks: () => null,
}))

const questions = () => [...document.querySelectorAll('form fieldset')]
const way = () => document.querySelector<HTMLButtonElement>('form button[type=submit]')

const answer = (question: Element | undefined, value: 'yes' | 'no') => {
  const radio = question?.querySelector(`input[value=${value}]`)
  if (!radio) throw new Error('There is no such answer.')
  fireEvent.click(radio)
}

test('F-7 AD-05 says how many are left, and waits for all fourteen', async () => {
  stubApi({ save_answer: savedOnce })
  await showStep('risk-factors', 'adhd')
  expect(questions()).toHaveLength(14)
  screen.getByText('14 questions are not answered yet.')
  for (const question of questions().slice(0, 13)) answer(question, 'no')
  screen.getByText('1 question is not answered yet.')
  expect(way()?.disabled).toBe(true)
  answer(questions()[13], 'no')
  expect(way()?.disabled).toBe(false)
  press('Next')
  await waitFor(() => expect(stepNow()).toBe('/booking'))
})

test.each([0, 5, 13])(
  'D-12 AD-05 R-10 NE-04 a Yes to question %d leads to help, whether or not it can be saved',
  async (place) => {
    stubApi({})
    await showStep('risk-factors', 'adhd')
    for (const [at, question] of questions().entries()) answer(question, at === place ? 'yes' : 'no')
    press('Next')
    await waitFor(() => expect(stepNow()).toBe('/assessment/not-eligible?reason=adhd_risk_factors'))
  },
)
