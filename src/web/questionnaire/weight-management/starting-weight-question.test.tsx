import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { box, keptAnswers, press, savedOnce, stepNow, tick } from '../../../../tests/components/answering.ts'
import { describedBy, fill } from '../../../../tests/components/fill.ts'
import { showStep } from '../../../../tests/components/show-step.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'

const label = 'Weight before starting'

test('Q-17 VA-05 E-7 the starting weight can be given, must be one, and can be skipped', async () => {
  stubApi({ save_answer: savedOnce })
  const { toast, router } = await showStep('wegovy-starting-weight')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Wegovy')
  press('Next')
  expect(toast()).toEqual(['Weight Required', 'Please enter your weight or use the skip button.'])
  expect(stepNow()).toBe('wegovy-starting-weight')
  press('Skip')
  await waitFor(() => expect(stepNow()).toBe('wegovy-last-dose-timing'))
  expect(keptAnswers().Q11_answer).toBe('Skipped weight entry for Wegovy')
  await router.navigate(-1)
  await screen.findByLabelText(label)
  tick('lbs')
  fill(label, '230')
  tick('st/lb')
  expect([box('Stones').value, box('Pounds').value]).toEqual(['16', '6'])
  tick('lbs')
  fill(label, '23')
  press('Next')
  expect(toast()).toContainEqual(expect.stringContaining('Weight must be between 78 lbs and 771 lbs.'))
  expect(describedBy(box(label))).toContain('Weight must be between 78 lbs and 771 lbs.')
  fill(label, '230')
  expect(describedBy(box(label))).not.toContain('Weight must be')
  press('Next')
  await waitFor(() => expect(stepNow()).toBe('wegovy-last-dose-timing'))
  expect(keptAnswers().Q11_answer).toBe('230 lbs before starting Wegovy')
})

test('Q-17 Q-21 a medication nobody named leads to whether it is still taken', async () => {
  stubApi({ save_answer: savedOnce })
  const named = `?medication=${encodeURIComponent('your previously mentioned medication')}`
  await showStep(`wegovy-starting-weight${named}`)
  press('Skip')
  await waitFor(() => expect(stepNow()).toBe(`current-medication-status${named}`))
  fireEvent.click(await screen.findByLabelText('No'))
  press('Continue')
  await waitFor(() => expect(stepNow()).toBe(`medication-side-effects-query${named}`))
  expect(keptAnswers()['current-medication-status']).toBe('no')
})
