import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { press, savedOnce, stepNow, tick, write } from '../../../tests/components/answering.ts'
import { showStep } from '../../../tests/components/show-step.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'

test('R-8 a failed save on step-1 lets the person go on, tells them, and is made good by itself', async () => {
  let isReached = false
  const asked = stubApi({
    save_answer: () => {
      if (!isReached) throw new TypeError('Failed to fetch')
      return savedOnce()
    },
  })
  const { user } = await showStep('step-1')
  await user.click(screen.getByRole('radio', { name: '18 to 74' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(stepNow()).toBe('step-2'))
  await screen.findByText('Not saved yet')
  isReached = true
  await waitFor(() => expect(screen.getByText('Saved', { exact: true })).toBeTruthy(), { timeout: 4_000 })
  const last = asked.filter(({ call }) => call === 'save_answer').at(-1)
  expect(last?.body).toMatchObject({ ansData: '{"Q1_answer":"18-74"}' })
})

test.each([
  ['Q-04', 'step-3', () => tick('Male'), 'step-5'],
  ['Q-11', 'bariatric-surgery-details', () => write('Some words'), 'step-8'],
  ['Q-13', 'mental-health-details', () => write('Other words'), 'other-medical-conditions-query'],
  ['Q-21', 'current-medication-status', () => tick('Yes'), 'medication-side-effects-query'],
])('%s a failed save on %s lets the person go on, and tells them', async (_, from, answer, to) => {
  stubApi({})
  await showStep(from)
  answer()
  press('Continue')
  await waitFor(() => expect(stepNow()).toBe(to))
  const told = await screen.findByText('Failed to save progress. Please try again.')
  expect(told.closest('[role=alert]')).toBeTruthy()
})

test('an answer is sent to us once the next question is there, not while the picture of the last is taken', async () => {
  let take = () => {}
  const taken = new Promise<void>((resolve) => {
    take = resolve
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
  const transition = (change: () => Promise<void>) => ({
    ready: taken,
    finished: taken,
    updateCallbackDone: taken.then(change),
  })
  Object.assign(document, { startViewTransition: transition })
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'startViewTransition')
    vi.unstubAllGlobals()
  })
  const asked = stubApi({ save_answer: savedOnce })
  // The steps before may still be retrying to save theirs.
  const isSent = () => asked.some(({ body }) => JSON.stringify(body).includes('Female'))
  const { user } = await showStep('step-3')
  await user.click(screen.getByRole('radio', { name: 'Female' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(isSent()).toBe(false)
  expect(stepNow()).toBe('step-3')
  take()
  await waitFor(() => expect(stepNow()).toBe('step-4'))
  await waitFor(() => expect(isSent()).toBe(true))
})
