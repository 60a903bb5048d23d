import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepAnswers, keptAnswers, press, savedOnce, stepNow, tick } from '../../../../tests/components/answering.ts'
import { showStep } from '../../../../tests/components/show-step.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'

const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
const offered = () => radios().map(({ value }) => value)
const chosen = () => radios().flatMap(({ checked, value }) => (checked ? [value] : []))

const aboutWegovy = {
  Q1_answer: '18-74',
  Q10_answer: 'Wegovy',
  Q11_answer: '110 kg before starting Wegovy',
  Q12_answer: '4-6 weeks ago',
  Q13_answer: '1mg',
  Q14_answer: 'Keep my dose',
}

test('Q-19 U-2 R-36 the doses are those of the medicine that was named', async () => {
  stubApi({ save_answer: savedOnce })
  await showStep('wegovy-prescribed-dose?medication=Mounjaro')
  await waitFor(() => expect(offered()).toEqual(['2.5mg', '5mg', '7.5mg', '10mg', '12.5mg', '15mg', 'other']))
  tick('7.5mg')
  press('Continue')
  await waitFor(() => expect(stepNow()).toBe('wegovy-continue-dose-preference?medication=Mounjaro'))
  expect(keptAnswers().Q13_answer).toBe('7.5mg')
})

test('Q-19 U-2 a dose of another medicine is not chosen for this one', async () => {
  stubApi({ save_answer: savedOnce })
  keepAnswers({ Q10_answer: 'Mounjaro', Q13_answer: '1mg' })
  await showStep('wegovy-prescribed-dose?medication=Mounjaro')
  await waitFor(() => expect(offered()).toContain('15mg'))
  expect(chosen()).toEqual([])
  press('Continue')
  expect(stepNow()).toBe('wegovy-prescribed-dose?medication=Mounjaro')
})

test('U-2 whoever goes back and names another medicine is asked all about that one', async () => {
  const asked = stubApi({ save_answer: savedOnce })
  keepAnswers(aboutWegovy)
  await showStep('previous-weight-loss-medications')
  tick('Wegovy')
  tick('Mounjaro')
  // Nothing is let go before they say so.
  expect(keptAnswers()).toMatchObject({ Q13_answer: '1mg' })
  press('Continue')
  await waitFor(() => expect(stepNow()).toBe('wegovy-starting-weight?medication=Mounjaro'))
  const about = ['Q11_answer', 'Q12_answer', 'Q13_answer', 'Q14_answer']
  for (const key of about) expect(keptAnswers()).not.toHaveProperty(key)
  await waitFor(() => {
    const sent = asked.findLast(({ call }) => call === 'save_answer')?.body as { ansData: string }
    expect(JSON.parse(sent.ansData)).toEqual({ Q1_answer: '18-74', Q10_answer: 'Mounjaro' })
  })
})

test('U-2 whoever goes back and adds one that comes after it keeps what they said', async () => {
  stubApi({ save_answer: savedOnce })
  keepAnswers(aboutWegovy)
  await showStep('previous-weight-loss-medications')
  tick('Mounjaro')
  press('Continue')
  await waitFor(() => expect(stepNow()).toBe('wegovy-starting-weight?medication=Wegovy'))
  expect(keptAnswers()).toMatchObject({ ...aboutWegovy, Q10_answer: 'Wegovy, Mounjaro' })
})
