import { describe, expect, it } from 'vitest'
import { rulesInForce } from './assess.ts'
import { canonical, changesSince, corpusResults, type RuleData, ruleDataWith } from './rule-data.ts'
import { rules } from './rules.ts'

const now = ruleDataWith({ 'Wegovy, male, step-1: 18-74': 'first-supply (note)' })

describe('C-24: what a clinical lead signs', () => {
  it('is the same text, in whatever order it was written', () => {
    expect(canonical({ b: [2, 1], a: { d: 1, c: null } })).toBe('{"a":{"c":null,"d":1},"b":[2,1]}')
    expect(canonical({ c: 1, a: 2, b: 3 })).toBe(canonical({ b: 3, c: 1, a: 2 }))
    expect(canonical([3, 1, 2])).toBe('[3,1,2]')
    expect([canonical(null), canonical('x'), canonical(1)]).toEqual(['null', '"x"', '1'])
  })

  it('has every flag with its severity, what it fires on and its source', () => {
    expect(now.versions).toBe(rulesInForce)
    expect(Object.keys(now.flags)).toEqual(rules.map(({ id }) => id))
    expect(now.flags.pancreatitis).toEqual({
      severity: 'stop',
      firesOn: 'Pancreatitis ever, in either questionnaire',
      source: 'ours',
    })
  })

  it('has every red-flag symptom and topic with the advice and its urgency', () => {
    expect(now.urgent.pancreatitis).toMatch(/^.{10,}: .{10,} \(emergency\)$/)
    expect(now.urgent['chest-pain']).toMatch(/ \(emergency\)$/)
    expect(now.urgent['sick-day, none, well']).toMatch(/^wait: .{20,}/)
    expect(now.urgent['too-much, double, severe']).toMatch(/^emergency: .*999/)
    expect(Object.keys(now.urgent).length).toBeGreaterThan(30)
  })
})

describe('C-24: what has changed since the last signature', () => {
  const changed = (part: Partial<RuleData>) => changesSince(now, { ...now, ...part })

  it('is nothing where nothing was signed before, or nothing has changed', () => {
    expect(changesSince(null, now)).toEqual([])
    expect(changesSince(now, { ...now })).toEqual([])
    expect(changesSince(now, { ...now, versions: { rules: 99, policy: 99, ladders: 99 } })).toEqual([])
  })

  it('is each figure, rung, flag, advice and result, as it was and as it is', () => {
    const figures = { ...now.figures, cycleDays: { value: 30, source: 'a test' } }
    expect(changed({ figures })).toEqual([
      {
        of: 'figures',
        what: 'cycleDays',
        before: Object.values(now.figures.cycleDays ?? {}).join(' · '),
        now: '30 · a test',
      },
    ])
    expect(changed({ ladders: { ...now.ladders, wegovy: [0.25, 0.5] } })).toEqual([
      { of: 'ladders', what: 'wegovy', before: '0.25 mg, 0.5 mg, 1 mg, 1.7 mg, 2.4 mg', now: '0.25 mg, 0.5 mg' },
    ])
    const flags = { ...now.flags, gallstones: { severity: 'stop', firesOn: 'Gallstones', source: 'a test' } as const }
    expect(changed({ flags })).toMatchObject([{ of: 'flags', what: 'gallstones', now: 'stop · Gallstones · a test' }])
    expect(changed({ urgent: { ...now.urgent, neck: 'Call 111.' } })).toMatchObject([
      { of: 'urgent', what: 'neck', before: now.urgent.neck, now: 'Call 111.' },
    ])
    expect(changed({ results: { 'Wegovy, male, step-1: 18-74': 'no flag' } })).toEqual([
      { of: 'results', what: 'Wegovy, male, step-1: 18-74', before: 'first-supply (note)', now: 'no flag' },
    ])
  })

  it('is what is new and what is gone as well', () => {
    expect(changed({ results: {} })).toMatchObject([{ before: 'first-supply (note)', now: null }])
    expect(changed({ results: { ...now.results, another: 'no flag' } })).toEqual([
      { of: 'results', what: 'another', before: null, now: 'no flag' },
    ])
  })

  it('is a flag of the same words in another order of its parts no change', () => {
    const { severity, firesOn, source } = now.flags.gallstones ?? { severity: 'stop', firesOn: '', source: '' }
    expect(changed({ flags: { ...now.flags, gallstones: { source, firesOn, severity } } })).toEqual([])
  })
})

describe('C-24: the results that are signed', () => {
  /** All doses, and the first people who are assessed: assessing everybody takes seconds. */
  function firstResults(): ReadonlyMap<string, string> {
    const results = new Map<string, string>()
    for (const [what, result] of corpusResults()) {
      results.set(what, result)
      if (what === 'Mounjaro, male, step-6: I have type 1 diabetes') break
    }
    return results
  }

  it('are the doses and flags of every case', () => {
    const results = firstResults()
    const doses = (one: string, two: string, suggested: string) =>
      `one prescriber: ${one}; two: ${two}; suggested: ${suggested}`
    const offered: Readonly<Record<string, string>> = {
      'Wegovy, never treated': doses('0.25 mg', 'none', '0.25'),
      'Wegovy elsewhere, 1 mg proven, missed: none': doses('0.25 mg or 0.5 mg or 1 mg', 'none', '1'),
      'Wegovy elsewhere, 1 mg proven, missed: many': doses('0.25 mg', '0.5 mg or 1 mg', '0.25'),
      'Wegovy 0.5 mg, wish up, worst side effect 0, 0 missed, BMI 32': doses('0.25 mg or 0.5 mg or 1 mg', 'none', '1'),
      'Wegovy 0.5 mg, wish same, worst side effect 0, 0 missed, BMI 32': doses('0.25 mg or 0.5 mg', 'none', '0.5'),
      'Wegovy 0.5 mg, wish up, worst side effect 0, 0 missed, BMI 24': doses('0.25 mg or 0.5 mg', 'none', '0.5'),
      'Mounjaro 5 mg, wish up, worst side effect 3, 1 missed, BMI 24': doses('2.5 mg', '5 mg', '2.5'),
      'Mounjaro 5 mg, wish up, worst side effect 0, 3 missed, BMI 32': doses('2.5 mg', '5 mg', '2.5'),
      'Mounjaro 5 mg, wish down, worst side effect 2, 0 missed, BMI 21': doses('none', '2.5 mg or 5 mg', 'none'),
      'Mounjaro 15 mg, wish up, worst side effect 0, 0 missed, BMI 18': doses('none', 'none', 'none'),
    }
    for (const [what, result] of Object.entries(offered)) expect(results.get(what), what).toBe(result)
    expect(results.get('Ozempic exists in')).toMatch(/^0\.25mg, 0\.5mg, 1mg/)
    expect(results.get('Wegovy exists in')).toMatch(/, 7\.2 mg$/)
    expect(results.get('Wegovy, male, step-1: under 18')).toMatch(/\bbirth-date-differs \(look\)/)
    for (const medicine of ['Wegovy', 'Mounjaro'])
      expect(results.get(`${medicine}, male, step-6: I have type 1 diabetes`)).toMatch(/type-1-diabetes \(stop\), /)
    const countOf = (pattern: RegExp) => [...results.keys()].filter((what) => pattern.test(what)).length
    // Every rung of both ladders, with each wish, side effect, number of missed doses and BMI.
    expect(countOf(/, wish (?:up|same|down), /)).toBe((5 + 6) * 3 * 3 * 3 * 4)
    expect(countOf(/ elsewhere, .* proven, missed: /)).toBe((5 + 6) * 4)
    expect(countOf(/, never treated$/)).toBe(2)
    expect(countOf(/^Wegovy, male, step-1: /)).toBe(3)
    expect(countOf(/^Mounjaro, male, step-4: /)).toBe(2)
  })
})
