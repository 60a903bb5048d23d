import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showStep } from '../../../tests/components/show-step.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'

const address = () => screen.getByTestId('address').textContent

test('R-8 a failed save on step-1 lets the person go on, tells them, and is made good by itself', async () => {
  let isReached = false
  const asked = stubApi({
    save_answer: () => {
      if (!isReached) throw new TypeError('Failed to fetch')
      return { code: 200, data: { uniqueId: '6f1c2f0e-4a5b-4c1d-9e8f-0a1b2c3d4e5f', revision: 1 }, message: '' }
    },
  })
  const { user } = await showStep('step-1')
  await user.click(screen.getByRole('radio', { name: '18 to 74' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(address()).toBe('/assessment/questionnaire/step-2'))
  await screen.findByText('Not saved yet')
  isReached = true
  await waitFor(() => expect(screen.getByText('Saved', { exact: true })).toBeTruthy(), { timeout: 4_000 })
  const last = asked.filter(({ call }) => call === 'save_answer').at(-1)
  expect(last?.body).toMatchObject({ ansData: '{"Q1_answer":"18-74"}' })
})
