import { expect, it } from 'vitest'
import { currentPolicyWords } from '../appointments/policy-words.ts'
import { adhdFigures } from './adhd.ts'
import { cancellingFigures } from './cancelling.ts'
import { privacyFigures } from './privacy.ts'
import { termsFigures } from './terms.ts'
import { outcomeFigures, weightFigures } from './weight.ts'

it('WL-07 the figures of the weight programme are those of the specification', () => {
  expect(weightFigures).toEqual({
    adultAge: 18,
    lowestBmi: 27,
    obeseBmi: 30,
    firstMonth: '£125',
    discount: '£84',
    later: { from: '£209', to: '£299' },
    authorisationDays: 7,
  })
  expect(outcomeFigures()).toEqual({ losses: { mounjaro: 22, wegovy: 15 }, coachingGainPercent: 50 })
})

it('ST-02 the figures of the ADHD assessment are those of the specification', () => {
  expect(adhdFigures).toEqual({
    assessment: {
      adultAge: 18,
      minutes: 90,
      price: '£850.00',
      holdMinutes: 15,
      medication: { average: '£100', from: '£55', to: '£250' },
      postedPrescription: '£10',
      // Ours: the specification mentions a review and gives no figure for it.
      review: { minutes: 30, price: '£150.00' },
      companionMonths: 6,
    },
    length: { questions: 24, minutes: 8, scored: 6, safety: 14 },
    score: { scored: 6, mostPoints: 4, highestScore: 24, bands: 3 },
    policy: currentPolicyWords,
  })
  expect(termsFigures).toEqual({
    weight: weightFigures,
    assessment: adhdFigures.assessment,
    policy: currentPolicyWords,
  })
})

it('ST-01 the examples of the cancellation policy are calculated by its rule', () => {
  expect(cancellingFigures).toEqual({
    policy: currentPolicyWords,
    holdMinutes: 15,
    authorisationDays: 7,
    examples: {
      price: '£850.00',
      full: { days: 7, refund: '£850.00' },
      part: { days: 3, refund: '£425.00' },
    },
  })
})

it('ST-01 the privacy policy gets its retention periods', () => {
  expect(privacyFigures).toMatchObject({
    adultAge: 18,
    retention: { visitDays: 90, codeMinutes: 10, holdMinutes: 15, longestHoldMinutes: 30, unpaidOrderDays: 7 },
    stored: { visitDays: 90, rememberedDays: 30, oauthMinutes: 10, deskHours: 12, scored: 6 },
  })
})
