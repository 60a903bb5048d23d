import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, savedOnce, stepNow, tick } from '../../../tests/components/answering.ts'
import { showPage } from '../../../tests/components/show-page.tsx'
import { showStep } from '../../../tests/components/show-step.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'
import NotEligible from './not-eligible.tsx'

const show = (reason: string) => showPage(NotEligible, `/assessment/not-eligible?reason=${reason}`)
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test.each([
  ['under_18', /under 18|adults/i],
  ['over_74', /74|75/],
  ['pregnancy', /If you are pregnant and using a weight-loss medicine, stop using it now\./],
  ['bmi_low', /You're already within a healthy range/],
  ['medical_condition', /Based on the medical information you've provided/],
  ['whatever', /may not be the safest or most appropriate option/],
  ['__proto__', /may not be the safest or most appropriate option/],
  ['general', /may not be the safest or most appropriate option/],
  ['', /may not be the safest or most appropriate option/],
])('NE-01 NE-05 reason=%s says why, what to do, and leads on', (reason, why) => {
  const { container } = show(reason)
  expect(heading()).toBe(
    reason === 'bmi_low' ? "This treatment isn't recommended for you." : 'Not Eligible for Larkwell Program',
  )
  expect(container.textContent).toMatch(why)
  expect(screen.getByRole('heading', { name: 'What you can do now' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Review your answers' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to homepage' }).getAttribute('href')).toBe('/')
})

test.each([
  ['18.4', 'Your BMI is below 18.5.', false],
  ['18.5', "You're already within a healthy range", true],
  ['24.9', "You're already within a healthy range", true],
  ['25.0', 'Your BMI is between 25 and 27.', true],
  ['26.9', 'Your BMI is between 25 and 27.', true],
])('NE-02 D-2 R-30 a BMI of %s gets the words that are true of it', (bmi, said, isCoached) => {
  localStorage.setItem('questionnaire_data', JSON.stringify({ Q4_answer: { bmi }, stepHistory: ['step-5'] }))
  const { container } = show('bmi_low')
  expect(heading()).toBe("This treatment isn't recommended for you.")
  expect(container.textContent).toContain(said)
  expect(screen.queryAllByRole('link', { name: 'Health coaching' })).toHaveLength(isCoached ? 1 : 0)
  expect(container.textContent).toContain(
    isCoached ? 'ask your prescriber before stopping it' : 'before your next dose',
  )
  expect(screen.queryAllByRole('link', { name: /^Open Beat/ })).toHaveLength(isCoached ? 0 : 1)
})

test.each([
  ['Q-05 D-5', 'step-4', ['Yes'], '/assessment/not-eligible?reason=pregnancy'],
  ['Q-08', 'step-7', [/^Pancreatitis/, /bariatric/], '/assessment/not-eligible?reason=medical_condition'],
])('%s on %s %j leads here', async (_, step, labels, address) => {
  stubApi({ save_answer: savedOnce })
  await showStep(step)
  for (const label of labels) tick(label)
  press('Continue')
  await waitFor(() => expect(stepNow()).toBe(address))
})

test('Q-10 R-9 an operation in the last six months leads home, and says why', async () => {
  stubApi({ save_answer: savedOnce })
  const { toast } = await showStep('bariatric-surgery-timing')
  tick('Yes')
  press('Continue')
  await waitFor(() => expect(stepNow()).toBe('/'))
  expect(toast()).toContainEqual(expect.stringContaining('surgical team'))
})
