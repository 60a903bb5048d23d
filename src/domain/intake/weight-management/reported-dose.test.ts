import { expect, it } from 'vitest'
import { exploreRoutes } from '../engine/explore.ts'
import { weightManagement } from './flow.ts'
import { reportedDose } from './reported-dose.ts'
import { sampleAnswers } from './sample-answers.ts'

const routes = exploreRoutes(weightManagement, sampleAnswers)
const asked = routes.find(({ answers }) => 'Q13_answer' in answers)?.answers ?? {}
const never = routes.find(({ answers }) => !('Q13_answer' in answers))?.answers ?? {}

it('E-10 the reported dose, as the patient would write it', () => {
  const one = { ...asked, Q10_answer: 'Wegovy', Q13_answer: '0.5mg' }
  expect(reportedDose(one)).toEqual({ medication: 'Wegovy', dose: '0.5 mg' })
  expect(
    reportedDose({ ...one, Q10_answer: 'Ozempic', Q13_answer: 'other', Q13a_answer: '7.5mg once a week' }),
  ).toEqual({
    medication: 'Ozempic',
    dose: '7.5mg once a week',
  })
})

it('E-10 none for patients who were never asked, whatever is left of earlier answers', () => {
  expect(reportedDose({ ...never, Q13_answer: '0.5mg' })).toBeNull()
  expect(reportedDose({})).toBeNull()
})

it('E-10 none where the dose is blank or missing, and a dose in words is unchanged', () => {
  const told = (said: object) => reportedDose({ ...asked, Q10_answer: 'Wegovy', ...said })
  expect(told({ Q13_answer: 'other', Q13a_answer: '  ' })).toBeNull()
  expect(told({ Q13_answer: 'other', Q13a_answer: undefined })).toBeNull()
  expect(told({ Q13_answer: undefined })).toBeNull()
  expect(told({ Q13_answer: 'other', Q13a_answer: ' 0.5mg ' })?.dose).toBe('0.5 mg')
  expect(told({ Q13_answer: 'other', Q13a_answer: 'about 0.5mg' })?.dose).toBe('about 0.5mg')
})
