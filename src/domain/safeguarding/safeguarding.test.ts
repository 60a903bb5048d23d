import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt, londonTimeAt } from '../calendar/london-time.ts'
import { canBecome, caseStates, mayMove } from '../cases/states.ts'
import { riskFactors } from '../intake/adhd/risk-factors.ts'
import { riskAnswers } from '../intake/adhd/sample-answers.ts'
import { concernOutcomes, contactWays, leastTries, whyNotClose } from './outcomes.ts'
import { adhdRisk, moodRisk, unwellRisk } from './reported-risk.ts'
import { whenRead } from './when-read.ts'

describe('reported risks', () => {
  it.each(riskFactors)('a Yes to %s alone is a risk, with every other answer beside it', (factor) => {
    const told = adhdRisk({ adhd_risk_factors: riskAnswers(factor) })
    expect(told?.answers).toHaveLength(riskFactors.length)
    expect(told?.source).toBe('adhd')
    expect(told?.answers.filter(({ isRisk }) => isRisk)).toMatchObject([{ answer: 'Yes' }])
    expect(new Set(told?.answers.filter(({ isRisk }) => !isRisk).map(({ answer }) => answer))).toEqual(new Set(['No']))
  })

  it.each([undefined, [], riskAnswers(), riskAnswers('toSelf').slice(1), 'yes'])(
    '%j tells of no risk, or not of all that was asked',
    (stored) => expect(adhdRisk({ adhd_risk_factors: stored })).toBeNull(),
  )

  it('thoughts in the last year are a risk; earlier ones and missing answers are not', () => {
    const told = (value: string) => moodRisk({ follow_up_mood: value })?.answers.map(({ answer }) => answer) ?? null
    expect(['never', 'past', 'recent', 'not_said', ''].map(told)).toEqual([
      null,
      null,
      ['Yes, in the last year'],
      null,
      null,
    ])
    expect(moodRisk({ follow_up_mood: 'recent' })).toMatchObject({
      source: 'medicines-and-conditions',
      answers: [{ isRisk: true }],
    })
  })

  it('a red-flag symptom on treatment is reported as the patient chose it', () => {
    expect(unwellRisk('Do you have any of these?', 'Severe pain')).toEqual({
      source: 'unwell',
      answers: [{ question: 'Do you have any of these?', answer: 'Severe pain', isRisk: true }],
    })
  })
})

describe('a concern', () => {
  it('can be tried again or closed, by the roles in charge, and nothing else', () => {
    const moves = caseStates.flatMap((from) =>
      caseStates.flatMap((to) => (canBecome('safeguarding', from, to) ? [`${from} → ${to}`] : [])),
    )
    expect(moves).toEqual(['ready → ready', 'ready → closed'])
    expect(mayMove('safeguarding', 'ready', 'ready', 'work-cases')).toBe(true)
    expect(mayMove('safeguarding', 'ready', 'closed', 'work-cases')).toBe(false)
    expect(mayMove('safeguarding', 'ready', 'closed', 'clock')).toBe(false)
  })

  const reached = { how: 'phone', isReached: true } as const
  const missed = { how: 'phone', isReached: false } as const
  it.each([
    ['safe_with_a_plan', 'Sister is with her.', [], 'nobody spoke with them'],
    ['safe_with_a_plan', 'Sister is with her.', [missed, reached], null],
    ['safe_with_a_plan', ' ', [reached], 'nothing said'],
    ['not_reached', 'No answer.', [missed, missed], 'too few tries'],
    ['not_reached', 'No answer.', [missed, missed, missed], null],
    ['not_reached', 'No answer.', [missed, missed, missed, reached], 'they were reached'],
    ['emergency_services', 'Ambulance 12:10.', [], null],
    ['gp_or_crisis_team', '', [reached], 'nothing said'],
    ['not_a_concern', 'Pressed by mistake.', [reached], null],
  ] as const)('%s with %j after %j: %s', (outcome, said, tries, why) => {
    expect(whyNotClose(outcome, said, tries)).toBe(why)
  })

  it('cannot be closed as safe without reaching the person, nor as unreachable before enough attempts', () => {
    const tries = fc.array(fc.record({ how: fc.constantFrom(...contactWays), isReached: fc.boolean() }))
    fc.assert(
      fc.property(fc.constantFrom(...concernOutcomes), fc.string(), tries, (outcome, said, made) => {
        if (whyNotClose(outcome, said, made) !== null) return
        const isReached = made.some((one) => one.isReached)
        expect(said.trim()).not.toBe('')
        if (outcome === 'safe_with_a_plan') expect(isReached).toBe(true)
        if (outcome === 'not_reached') expect([isReached, made.length >= leastTries]).toEqual([false, true])
      }),
    )
  })
})

describe('when staff read it', () => {
  const at = (date: string, time: string) => instantAt({ date, time })
  const shown = (instant: number) => Object.values(londonTimeAt(instant)).join(' ')
  it.each([
    ['2026-11-16', '10:00', true, '2026-11-16 10:00', '2026-11-16 12:00'],
    ['2026-11-16', '17:00', true, '2026-11-16 17:00', '2026-11-17 10:00'],
    ['2026-11-16', '18:00', false, '2026-11-17 09:00', '2026-11-17 11:00'],
    ['2026-11-14', '12:00', false, '2026-11-16 09:00', '2026-11-16 11:00'],
    ['2026-12-24', '17:30', true, '2026-12-24 17:30', '2026-12-29 10:30'],
    ['2027-03-27', '20:00', false, '2027-03-30 09:00', '2027-03-30 11:00'],
  ])('reported on %s at %s', (date, time, isOpen, opensAt, readBy) => {
    const read = whenRead(at(date, time))
    expect([read.isOpen, shown(read.opensAt), shown(read.readBy)]).toEqual([isOpen, opensAt, readBy])
  })

  it('a day on which the clinic is closed does not count', () => {
    const own = [{ date: '2026-11-17', name: 'Training', isClosed: true }]
    expect(shown(whenRead(at('2026-11-16', '18:00'), own).readBy)).toBe('2026-11-18 11:00')
  })
})
