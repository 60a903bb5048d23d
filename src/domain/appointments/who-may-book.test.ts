import { expect, it } from 'vitest'
import { riskAnswers } from '../intake/adhd/sample-answers.ts'
import { obstacleToBooking } from './who-may-book.ts'

const complete = {
  adhd_q0: 'yes',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((place) => [`adhd_q${place}`, 'Often'])),
  adhd_risk_factors: riskAnswers(),
}
const { adhd_risk_factors: _, ...withoutRisks } = complete
const atRisk = { ...complete, adhd_risk_factors: riskAnswers('toSelf') }

it('R-18 an adult who has answered everything may book', () => {
  expect(obstacleToBooking(complete)).toBeNull()
  expect(obstacleToBooking({ ...complete, adhd_q8: 'Yes' })).toBeNull()
})

it('the first missing answer is named, with a link to it', () => {
  expect(obstacleToBooking(withoutRisks)).toEqual({
    is: 'unanswered',
    step: 'risk-factors',
    address: 'risk-factors',
  })
})

it('help comes first, then age, then missing answers', () => {
  expect(obstacleToBooking({ ...atRisk, adhd_q8: 'No' })).toEqual({ is: 'ruled out', reason: 'adhd_risk_factors' })
  expect(obstacleToBooking({ ...withoutRisks, adhd_q8: 'No' })).toEqual({ is: 'under 18' })
})
