import { describe, expect, it } from 'vitest'
import { minuteMs } from '../calendar/durations.ts'
import { pounds } from '../orders/money.ts'
import { adultAdhdAssessment } from './adult-adhd-assessment.ts'
import { beginHold, extendHold, holdPauseMinutes, isHeld, mayHoldAgain, mostHoldsPerNetwork } from './hold.ts'

const now = Date.UTC(2026, 2, 16, 9)

describe('a hold', () => {
  it('R-18 lasts exactly 15 minutes', () => {
    const hold = beginHold(now)
    expect(hold).toEqual({ expiresAt: now + 15 * minuteMs, hasBeenExtended: false })
    expect(isHeld(hold, now)).toBe(true)
    expect(isHeld(hold, now + 15 * minuteMs - 1)).toBe(true)
    expect(isHeld(hold, now + 15 * minuteMs)).toBe(false)
  })

  it('R-18 is extended once, to 15 minutes from the start of payment', () => {
    const extended = extendHold(beginHold(now), now + 14 * minuteMs)
    expect(extended).toEqual({ expiresAt: now + 29 * minuteMs, hasBeenExtended: true })
    expect(extended && extendHold(extended, now + 20 * minuteMs)).toBeNull()
  })

  it('R-18 is not extended once it has expired', () => {
    expect(extendHold(beginHold(now), now + 15 * minuteMs - 1)).not.toBeNull()
    expect(extendHold(beginHold(now), now + 15 * minuteMs)).toBeNull()
  })
})

describe('B-4 holds of other patients', () => {
  it('B-4 a network may hold ten times at once, and a released time is blocked for 30 minutes', () => {
    expect(mostHoldsPerNetwork).toBe(10)
    expect(holdPauseMinutes).toBe(30)
  })

  it('the patient whose hold expired may take the same time once more at once, and nobody else on that network may', () => {
    expect(mayHoldAgain({ byVisit: 0, byNetwork: 0 })).toBe(true)
    expect(mayHoldAgain({ byVisit: 1, byNetwork: 0 })).toBe(true)
    expect(mayHoldAgain({ byVisit: 2, byNetwork: 0 })).toBe(false)
    expect(mayHoldAgain({ byVisit: 0, byNetwork: 1 })).toBe(false)
  })
})

describe('the service', () => {
  it('BK-02 takes 90 minutes and costs £850.00', () => {
    expect(adultAdhdAssessment).toEqual({
      key: 'adult-adhd-assessment',
      name: 'Adult ADHD Assessment Online (18+)',
      minutes: 90,
      pricePence: 85_000,
    })
    expect(pounds(adultAdhdAssessment.pricePence)).toBe('£850.00')
  })
})
