import { describe, expect, it } from 'vitest'
import { nations } from '#content/safeguarding/urgent-lines.ts'
import { adviceIn, reportTopics } from '#content/treatment/report-topics.ts'
import { adviceFor, conditionsNow, isAnswered, locksSupply, reportTopicIds } from './report-topics.ts'

const every = reportTopicIds.flatMap((incident) =>
  Object.keys(reportTopics[incident].what).flatMap((one) =>
    conditionsNow.map((now) => ({ incident, what: [one], now })),
  ),
)

describe('C-26: advice when something went wrong', () => {
  it('C-26: begins with 999 for every emergency, and is never empty', () => {
    for (const reported of every) {
      const { urgency, lines } = adviceFor(reported)
      expect(lines.length).toBeGreaterThan(0)
      expect(urgency === 'emergency').toBe(reported.now === 'severe')
      expect(lines[0] === 'call-999').toBe(reported.now === 'severe')
    }
  })

  it('C-26: after too large a dose says to seek medical advice now even if the patient feels well, and to skip the next dose', () => {
    for (const what of ['double', 'early', 'fifth']) {
      const { urgency, lines } = adviceFor({ incident: 'too-much', what: [what], now: 'well' })
      expect([urgency, lines]).toEqual(['urgent', ['call-now', 'effects-last', 'no-next-dose']])
    }
  })

  it('C-26: after a pen from elsewhere: warns of low blood sugar once it was used, and asks to report it to the MHRA', () => {
    const used = adviceFor({ incident: 'wrong-pen', what: ['injected'], now: 'well' })
    expect([used.urgency, used.isForYellowCard]).toEqual(['urgent', true])
    expect(used.lines).toContain('low-sugar-later')
    const unused = adviceFor({ incident: 'wrong-pen', what: ['unused'], now: 'well' })
    expect([unused.urgency, unused.lines]).toEqual(['today', ['not-that-pen', 'yellow-card']])
  })

  it('C-26: on sick days: says to ask about each medicine the same day, and stops none of them', () => {
    const { urgency: none } = adviceFor({ incident: 'sick-day', what: ['none'], now: 'well' })
    expect(none).toBe('wait')
    for (const medicine of ['metformin', 'sglt2', 'ace-or-arb', 'diuretic', 'nsaid']) {
      const { urgency, lines } = adviceFor({ incident: 'sick-day', what: [medicine], now: 'well' })
      expect(urgency).toBe('today')
      expect(lines).toContain('ask-whether-to-pause')
      expect(lines.includes('ketones')).toBe(medicine === 'sglt2')
      for (const nation of nations) {
        const read = adviceIn(lines, nation).join(' ')
        expect(read).toContain('Don’t stop it by yourself.')
        expect(read.includes('111')).toBe(['England', 'Wales', 'Scotland'].includes(nation))
      }
    }
    expect(adviceFor({ incident: 'sick-day', what: ['none'], now: 'some' }).urgency).toBe('urgent')
  })

  it.each<[Parameters<typeof adviceFor>[0], readonly string[], boolean]>([
    [
      { incident: 'too-much', what: ['double'], now: 'severe' },
      ['call-999', 'sugar-now', 'effects-last', 'no-next-dose'],
      true,
    ],
    [{ incident: 'too-much', what: ['double'], now: 'some' }, ['call-now', 'effects-last', 'no-next-dose'], false],
    [
      { incident: 'wrong-pen', what: ['unused'], now: 'severe' },
      ['call-999', 'sugar-now', 'not-that-pen', 'no-next-dose', 'yellow-card'],
      true,
    ],
    [
      { incident: 'wrong-pen', what: ['injected'], now: 'well' },
      ['call-now', 'low-sugar-later', 'no-next-dose', 'not-that-pen', 'yellow-card'],
      true,
    ],
    [
      { incident: 'sick-day', what: ['sglt2'], now: 'severe' },
      ['call-999', 'ask-whether-to-pause', 'small-sips', 'no-dose-while-ill'],
      false,
    ],
    [
      { incident: 'sick-day', what: ['metformin', 'sglt2'], now: 'some' },
      ['call-now', 'ketones', 'ask-whether-to-pause', 'small-sips', 'no-dose-while-ill'],
      false,
    ],
    [{ incident: 'sick-day', what: ['none'], now: 'some' }, ['call-now', 'small-sips', 'no-dose-while-ill'], false],
    [{ incident: 'sick-day', what: ['none'], now: 'well' }, ['small-sips', 'no-dose-while-ill', 'gets-worse'], false],
  ])('C-26: for %j gives this advice, in this order, and no other', (reported, lines, isForYellowCard) => {
    expect(adviceFor(reported)).toMatchObject({ lines, isForYellowCard })
  })

  it('C-26: an urgent report locks supply, and others do not', () => {
    expect(['emergency', 'urgent', 'today', 'wait'].map((one) => locksSupply(one as never))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('C-26: accepts only answers to what is asked', () => {
    expect(every.every(isAnswered)).toBe(true)
    expect(isAnswered({ incident: 'sick-day', what: ['metformin', 'sglt2'] })).toBe(true)
    expect(isAnswered({ incident: 'sick-day', what: ['metformin', 'none'] })).toBe(false)
    expect(isAnswered({ incident: 'sick-day', what: ['metformin', 'metformin'] })).toBe(false)
    expect(isAnswered({ incident: 'too-much', what: ['double', 'early'] })).toBe(false)
    expect(isAnswered({ incident: 'too-much', what: [] })).toBe(false)
    expect(isAnswered({ incident: 'sick-day', what: [] })).toBe(false)
    expect(isAnswered({ incident: 'sick-day', what: ['metformin', 'something else'] })).toBe(false)
    expect(isAnswered({ incident: 'wrong-pen', what: ['double'] })).toBe(false)
  })
})
