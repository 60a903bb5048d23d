import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { box, keepAnswers, press, stepNow } from '../../../tests/components/answering.ts'
import { showStep } from '../../../tests/components/show-step.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'

test('AD-03 Back leads to the welcome from question 1, and before that one step, each as it was left', async () => {
  stubApi({})
  const given = ['Often', 'Never', 'Very often', 'Rarely', 'Sometimes', 'Often'] as const
  const answers = Object.fromEntries(given.map((answer, place) => [`adhd_q${place + 1}`, answer]))
  const questions = given.map((_, place) => `question-${place + 1}`)
  keepAnswers({
    adhd_q0: 'no',
    adhd_q0a: ['No to all'],
    ...answers,
    stepHistory: ['diagnosis-status', 'childhood-symptoms', 'self-assessment-intro', ...questions],
  })
  await showStep('question-6', 'adhd')
  for (const [place, answer] of [...given.entries()].reverse()) {
    await waitFor(() => expect(stepNow()).toBe(`question-${place + 1}`))
    expect(box(answer).checked).toBe(true)
    press('Back')
  }
  await waitFor(() => expect(stepNow()).toBe('/assessment/adhd-welcome'))
})

test.each([
  ['self-assessment-intro', 'childhood-symptoms'],
  ['childhood-symptoms', 'diagnosis-status'],
  ['diagnosis-status', '/assessment/consent?flow=adhd'],
  ['question-7', '/booking'],
])('AD-03 from %s Back leads to %s', async (from, to) => {
  stubApi({})
  const before = ['diagnosis-status', 'childhood-symptoms', 'self-assessment-intro']
  keepAnswers({ stepHistory: before.slice(0, before.indexOf(from) + 1) })
  await showStep(from, 'adhd')
  press('Back')
  await waitFor(() => expect(stepNow()).toBe(to))
})
