import { expect, it } from 'vitest'
import { assessmentNoteFor } from './assessment-note-for.ts'

it('BU-01 says nothing to somebody whose answers lead here, or before they are read', () => {
  expect(assessmentNoteFor({ to: 'finished' })).toBeNull()
  expect(assessmentNoteFor(null)).toBeNull()
})

it('BU-01 leads somebody who has not begun to the consent', () => {
  expect(assessmentNoteFor({ to: 'unanswered', step: 'step-1', address: 'step-1' })?.to).toBe(
    '/assessment/consent?flow=weight-management',
  )
})

it('BU-01 leads to the missing question, medication and all', () => {
  const address = 'wegovy-starting-weight?medication=My%20%F0%9F%92%8A'
  expect(assessmentNoteFor({ to: 'unanswered', step: 'wegovy-starting-weight', address })?.to).toBe(
    `/assessment/questionnaire/${address}`,
  )
})

it('BU-01 leads somebody who is not eligible to the page that says why', () => {
  expect(assessmentNoteFor({ to: 'not-eligible', reason: 'bmi_low' })?.to).toBe(
    '/assessment/not-eligible?reason=bmi_low',
  )
})

it('R-9 leads somebody with a recent operation back to that answer', () => {
  expect(assessmentNoteFor({ to: 'home', because: 'recent-bariatric-surgery' })?.to).toBe(
    '/assessment/questionnaire/bariatric-surgery-timing',
  )
})
