import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TextStep } from '#domain/intake/engine/step.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { keptAnswers, press, savedOnce, stepNow, write } from '../../../tests/components/answering.ts'
import { describedBy } from '../../../tests/components/fill.ts'
import { showStep } from '../../../tests/components/show-step.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'

const continueButton = () => screen.getByText('Continue').closest('button')

test('VA-01 VA-09 free text has six rows, and the way on waits for words', async () => {
  stubApi({ save_answer: savedOnce })
  await showStep('thyroid-surgery-details')
  const field = write('  \n ')
  expect(field.getAttribute('rows')).toBe('6')
  expect(continueButton()?.disabled).toBe(true)
  write('A lump was taken out.')
  expect(continueButton()?.disabled).toBe(false)
  press('Continue')
  await waitFor(() => expect(stepNow()).toBe('step-8'))
})

test('Q-19 VA-06 a dose left blank is asked for', async () => {
  stubApi({})
  const { toast } = await showStep('wegovy-prescribed-dose-other-input')
  expect(continueButton()?.getAttribute('aria-disabled')).toBe('true')
  press('Continue')
  expect(toast()).toEqual(['Dose Required', 'Please enter the prescribed dose.'])
  const field = write('')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(describedBy(field)).toContain('Please enter the prescribed dose.')
  write('7.5mg')
  expect(continueButton()?.hasAttribute('aria-disabled')).toBe(false)
})

test('Q-11 C-10 the button says that it is saving, under what a good answer holds', async () => {
  let isAnswered = () => {}
  stubApi({
    save_answer: async () => {
      await new Promise<void>((resolve) => (isAnswered = resolve))
      return savedOnce()
    },
  })
  await showStep('bariatric-surgery-details')
  const { prompts = [] } = weightManagement.steps['bariatric-surgery-details'] as TextStep
  expect(prompts.length).toBeGreaterThan(1)
  const field = write('A sleeve')
  expect([...document.querySelectorAll('form li')].map(({ textContent }) => textContent)).toEqual([...prompts])
  for (const prompt of prompts) expect(describedBy(field)).toContain(prompt)
  press('Continue')
  await screen.findByText('Saving...', { selector: 'form button' })
  expect(stepNow()).toBe('bariatric-surgery-details')
  isAnswered()
  await waitFor(() => expect(stepNow()).toBe('step-8'))
})

test.each([
  ['Q-23 R-8', 'allergies-details', 'Nuts', 'inform-gp', 'Failed to save your allergies details. Please try again.'],
  [
    'Q-16 R-8',
    'other-medication-details',
    '  Orlistat ',
    'wegovy-starting-weight?medication=Orlistat',
    'Not saved yet',
  ],
])('%s %s stays, keeps what was written, and goes on once it is saved', async (_, here, words, next, told) => {
  let isReached = false
  stubApi({
    save_answer: () => {
      if (!isReached) throw new TypeError('Failed to fetch')
      return savedOnce()
    },
  })
  await showStep(here)
  const field = write(words)
  press('Continue')
  await screen.findByText(told)
  expect(stepNow()).toBe(here)
  expect(field.value).toBe(words.trim())
  isReached = true
  press('Continue')
  await waitFor(() => expect(stepNow()).toBe(next))
  expect(Object.values(keptAnswers())).toContain(words.trim())
})
