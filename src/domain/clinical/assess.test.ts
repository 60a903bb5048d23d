import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FlagId, flagWords } from '#content/cases/flags.ts'
import { noEvidence } from '../cases/evidence.ts'
import { riskOf, severities } from '../cases/risk.ts'
import { assess, rulesInForce } from './assess.ts'
import { ageAndIdentityCases } from './flag-cases/age-and-identity.ts'
import { bloodTestCases } from './flag-cases/blood-tests.ts'
import { bmiCases } from './flag-cases/bmi.ts'
import { checkInCases } from './flag-cases/check-in.ts'
import { clinicalHistoryCases } from './flag-cases/clinical-history.ts'
import { diabetesCases } from './flag-cases/diabetes.ts'
import { digestionCases } from './flag-cases/digestion.ts'
import { healthListCases } from './flag-cases/health-list.ts'
import { historyCases } from './flag-cases/history.ts'
import { interactionCases } from './flag-cases/interactions.ts'
import { measurementCases } from './flag-cases/measurements.ts'
import { medicineCases } from './flag-cases/medicines.ts'
import { mindCases } from './flag-cases/mind.ts'
import { notKnownCases } from './flag-cases/not-known.ts'
import { organCases } from './flag-cases/organs.ts'
import { ownWordsCases } from './flag-cases/own-words.ts'
import { pregnancyCases } from './flag-cases/pregnancy.ts'
import {
  asWoman,
  type Case,
  cover,
  declined,
  effects,
  type FlagCases,
  flagsOf,
  idsOf,
  inputOf,
  kept,
  keptAll,
  label,
  lifted,
  ofUnknownWeight,
  ofWeight,
  onTreatment,
  onWegovy,
  pregnancy,
  redFlag,
  returning,
  seen,
  signReport,
  stock,
  stopped,
  switcher,
  taken,
  takes,
  ticked,
  today,
  twoPens,
  wellbeing,
  wholeEvidence,
  woman,
  womanAskedAsMan,
  writes,
} from './flag-cases/sample-cases.ts'
import { supplyCases } from './flag-cases/supply.ts'
import { thyroidAndCancerCases } from './flag-cases/thyroid-and-cancer.ts'
import type { AssessInput } from './patient.ts'
import { rules } from './rules.ts'
import { measured } from './sample-answers.ts'

/** For every flag: what raises it, each alone, and what comes close and does not. */
const table: FlagCases<typeof flagWords> = {
  ...ageAndIdentityCases,
  ...bloodTestCases,
  ...bmiCases,
  ...checkInCases,
  ...clinicalHistoryCases,
  ...diabetesCases,
  ...digestionCases,
  ...healthListCases,
  ...historyCases,
  ...interactionCases,
  ...measurementCases,
  ...medicineCases,
  ...mindCases,
  ...notKnownCases,
  ...organCases,
  ...ownWordsCases,
  ...pregnancyCases,
  ...supplyCases,
  ...thyroidAndCancerCases,
}

const rows = Object.entries(table) as [FlagId, (typeof table)[FlagId]][]

describe('every flag', () => {
  it.each(rows)('%s fires from real answers', (id, { fires }) => {
    for (const [place, given] of fires.entries()) expect(idsOf(given), `case ${place}`).toContain(id)
  })

  it.each(rows)('%s is not raised by what only comes close', (id, { rests }) => {
    for (const [place, given] of rests.entries()) expect(idsOf(given), `case ${place}`).not.toContain(id)
  })

  it('has words, a rule and one place in the list', () => {
    expect(rules.map(({ id }) => id).toSorted()).toEqual(Object.keys(flagWords).toSorted())
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  })

  it('is in whole sentences, with no placeholder left', () => {
    for (const [, { fires }] of rows) {
      for (const { says, because, asks = 'Nothing.' } of fires.flatMap(flagsOf)) {
        for (const words of [says, because, asks]) {
          expect(words).toMatch(/^[A-Z0-9“].*[.”]$/)
          expect(words).not.toMatch(/undefined|null|NaN|\[object| {2}/)
        }
      }
    }
  })
})

describe('an assessment', () => {
  it('finds only that it is the first order for a healthy patient', () => {
    expect(idsOf()).toEqual(['first-supply'])
    expect(idsOf(woman)).toEqual(['first-supply'])
    expect(assess(inputOf()).by).toBe(rulesInForce)
  })

  it('lists everything that is missing when nothing has arrived', () => {
    expect(idsOf({ followUp: null, evidence: noEvidence })).toEqual([
      'identity-not-verified',
      'weight-not-verified',
      'follow-up-missing',
      'first-supply',
    ])
  })

  it('states the figures of the patient and of the policy', () => {
    const [low] = flagsOf(ofWeight(77))
    expect(low).toMatchObject({ id: 'bmi-below-range', severity: 'stop', asks: 'A new verified measurement.' })
    expect(low?.says).toBe('BMI 26.6, below 27.')
    const onTreatment = flagsOf({ ...onWegovy, ...ofWeight(77, onWegovy) })
    expect(onTreatment.find(({ id }) => id === 'bmi-below-range')?.asks).toContain('before treatment')
    const differs = flagsOf({ evidence: { measurements: [{ ...seen, weightKg: 99.04 }] } })
    expect(differs.find(({ id }) => id === 'measurement-differs')?.says).toBe(
      'Stated 95 kg at 170 cm; verified 99 kg at 170 cm.',
    )
  })

  it.each<[string, Case, FlagId, RegExp]>([
    ['the pen’s day', { history: { coverFrom: '2026-11-01' } }, 'supply-too-early', /^Day 16 .*21 Nov 2026/s],
    ['a pen not begun', { history: { coverFrom: '2026-11-17' } }, 'supply-too-early', /not started yet/],
    ['a pen on its way', { history: { dispatchedOn: '2026-11-15' } }, 'supply-too-early', /on its way.*6 Dec 2026/s],
    ['a team that knows', takes('insulin'), 'insulin-or-sulfonylurea', /says their diabetes team knows/],
    [
      'a team that does not',
      { followUp: { 'follow-up-medicines': ['insulin'], 'follow-up-diabetes-team': 'no' } },
      'insulin-or-sulfonylurea',
      /Nothing shows that the diabetes team knows/,
    ],
    ['eyes that were checked', { followUp: ticked('eyes') }, 'retinopathy', /Eyes checked in the last/],
    [
      'eyes that were not',
      { followUp: { ...ticked('eyes'), 'follow-up-eye-check': 'no' } },
      'retinopathy',
      /No eye check/,
    ],
    [
      'a surgical team told',
      { followUp: { 'follow-up-anaesthetic': 'yes' } },
      'anaesthetic',
      /The patient will tell the team\./,
    ],
    [
      'one that asks for the letter',
      { followUp: { 'follow-up-anaesthetic': 'yes', 'follow-up-surgical-team': 'letter' } },
      'anaesthetic',
      /The patient will tell the team\./,
    ],
    [
      'one that is not',
      { followUp: { 'follow-up-anaesthetic': 'yes', 'follow-up-surgical-team': 'no' } },
      'anaesthetic',
      /has not said/,
    ],
    ['two months for Wegovy', asWoman({ 'follow-up-pregnancy': 'trying' }), 'trying-for-a-baby', /2 months/],
    [
      'one for Mounjaro',
      asWoman({ 'follow-up-pregnancy': 'trying' }, { details: { medicine: 'mounjaro' } }),
      'trying-for-a-baby',
      /1 month /,
    ],
    [
      'the conditions outside the five',
      ofWeight(82, { weight: { 'step-8': ['fatty_liver', 'joint_pains', 'mental_health'] } }),
      'bmi-unusual-condition',
      /Joint pain, Fatty liver disease\./,
    ],
    ['a background that is named', ofWeight(82, { weight: { 'step-2': 'Asian' } }), 'bmi-lower-threshold', /27\.5/],
    [
      'what was changed',
      {
        history: {
          earlierEnds: [
            { stepId: 'step-4', reason: 'pregnancy' },
            { stepId: 'step-1', reason: 'under_18' },
            { stepId: 'step-1', reason: 'over_74' },
          ],
        },
      },
      'answer-changed',
      /: pregnancy, the age\.|: the age, pregnancy\./,
    ],
    ['each contradiction', writes('Gallstones, then pancreatitis'), 'text-contradicts', /: pancreatitis, gallstones\./],
    ['each risk', writes('Overdose. I fainted'), 'risk-words', /: an overdose, fainting\./],
    ['that they drink little', onTreatment(wellbeing({ fluids: 'little' })), 'check-in-fluids', /^Drinking less than/],
    ['that they hardly drink', onTreatment(wellbeing({ fluids: 'hardly' })), 'check-in-fluids', /^Drinking hardly any/],
    ['a wish for the same dose', onTreatment(), 'check-in-quiet', /the same dose/],
    ['a wish for the next dose', onTreatment({ check_in_wish: 'up' }), 'check-in-quiet', /the next dose/],
    [
      'all that is not known',
      { followUp: { ...ticked('not_sure'), 'follow-up-medicines': ['not_sure'] } },
      'not-known',
      /: their conditions, their medicines\./,
    ],
    ['that pregnancy was never asked about', womanAskedAsMan, 'not-known', /: whether they could become pregnant\./],
    [
      'how many signs',
      { followUp: { 'follow-up-eating': ['sick', 'control', 'food_rules'] } },
      'eating-screen',
      /3 signs/,
    ],
    ['the dose and why not', { proposedMg: 0.5 }, 'dose-not-offered', /starts at the lowest dose, 0\.25 mg/],
    [
      'what is severe',
      onTreatment(effects({ vomiting: 'severe', nausea: 'moderate' })),
      'check-in-severe-symptom',
      /^Severe side effect: Being sick\./,
    ],
    [
      'which injections were a double dose',
      onTreatment(taken(['2026-10-26', '2026-11-02', '2026-11-03', '2026-11-09'])),
      'double-dose',
      /2 Nov 2026 and 3 Nov 2026\./,
    ],
    [
      'which were too close',
      onTreatment(taken(['2026-10-26', '2026-11-02', '2026-11-04', '2026-11-11'])),
      'doses-too-close',
      /2 Nov 2026 and 4 Nov 2026\. .*3 days/s,
    ],
    [
      'what was told before, where and when',
      kept({}),
      'history-stop',
      /^Reported before, but not now: History of pancreatitis \(medical history form, 1 Nov 2025\)\. /,
    ],
    [
      'each earlier stop',
      keptAll({}, { code: 'men2', words: 'MEN2.', source: 'check-in' }),
      'history-stop',
      /: History of pancreatitis \(medical history form, 1 Nov 2025\); MEN2 \(check-in, 1 Nov 2025\)\./,
    ],
    [
      'a red-flag symptom and what was agreed about it',
      keptAll(redFlag, lifted),
      'history-red-flag',
      /: Stomach pain \(symptom report, 1 Nov 2025\); By phone: well again \(prescriber, 1 Nov 2025\)\./,
    ],
    [
      'a red-flag symptom alone, where the note on lifting the lock was corrected',
      keptAll(redFlag, { ...lifted, isCorrected: true }),
      'history-red-flag',
      /: Stomach pain \(symptom report, 1 Nov 2025\)\./,
    ],
    [
      'a symptom of before and one that was taken back',
      keptAll(
        { ...redFlag, isReviewed: true },
        { ...redFlag, kind: 'red flag taken back', words: 'Neck', isReviewed: true },
      ),
      'history-red-flag-reviewed',
      /: Stomach pain \(symptom report, 1 Nov 2025\); Neck \(symptom report, 1 Nov 2025\)\./,
    ],
    [
      'a symptom that was taken back, and no note on an earlier one while supply is locked',
      {
        ...keptAll({ ...redFlag, kind: 'red flag taken back', isReviewed: true }, lifted),
        history: { isSupplyLocked: true },
      },
      'history-red-flag-reviewed',
      /: Stomach pain \(symptom report, 1 Nov 2025\)\. /,
    ],
    [
      'a symptom that was taken back, and nothing else',
      kept({ ...redFlag, kind: 'red flag taken back', isReviewed: true }),
      'history-red-flag-reviewed',
      /: Stomach pain \(symptom report, 1 Nov 2025\)\. /,
    ],
    [
      'an earlier entry with its figures as they were written',
      kept({ ...stopped, words: 'Stopped at 2.5 mg. ' }),
      'history-treatment-stopped',
      /: Stopped at 2\.5 mg \(prescriber, 1 Nov 2025\)\./,
    ],
    [
      'every pair of injections that was a double dose',
      onTreatment(taken(['2026-10-26', '2026-10-27', '2026-11-02', '2026-11-03', '2026-11-10'])),
      'double-dose',
      /26 Oct 2026 and 27 Oct 2026; 2 Nov 2026 and 3 Nov 2026\./,
    ],
    [
      'that another injection was used besides our pen',
      onTreatment({
        check_in_changes: ['A medicine'],
        check_in_new_medicines: ['Another weight-loss or diabetes injection'],
        check_in_new_injections: ['Ozempic or Rybelsus'],
        check_in_new_injections_plan: 'stopped',
        check_in_medicines: 'Ozempic once.',
      }),
      'another-glp1',
      /^Used another GLP-1 medicine alongside our pen\. /,
    ],
    [
      'that another injection will go on',
      { followUp: { 'follow-up-injections': ['mounjaro'], 'follow-up-injections-plan': 'both' } },
      'another-glp1',
      /^Uses another GLP-1 medicine, and may not stop it\. /,
    ],
    [
      'which symptom was taken back',
      { history: { reports: [{ on: '2026-11-01', report: signReport, state: 'taken_back' }] } },
      'sign-taken-back',
      /then withdrawn\. 1 Nov 2026: “Severe stomach pain [^”]+” \(withdrawn\)\.$/,
    ],
    [
      'which symptom was never confirmed',
      { history: { reports: [{ on: '2026-11-01', report: signReport, state: 'unconfirmed' }] } },
      'sign-taken-back',
      /then not confirmed\. 1 Nov 2026: “Severe stomach pain [^”]+” \(not confirmed\)\.$/,
    ],
    ['why an order was declined', kept(declined), 'declined-before', /Care in person\. \(1 Nov 2025\)/],
    ['from when they may inject', switcher, 'switching-medicine', /not before 23 Nov 2026.*7 days/s],
  ])('states %s', (_, given, id, words) => {
    const flag = flagsOf(given).find((one) => one.id === id)
    expect(`${flag?.says} ${flag?.because}`).toMatch(words)
  })

  it('asks about ethnic background only where the answer leaves it open', () => {
    const asks = (ethnicity: string) =>
      flagsOf(ofWeight(82, { weight: { 'step-2': ethnicity } })).find(({ id }) => id === 'bmi-lower-threshold')?.asks
    expect([asks('Asian'), asks('Black')]).toEqual([undefined, undefined])
    expect([asks('Mixed'), asks('Other')].every(Boolean)).toBe(true)
  })
})

describe('the next pen', () => {
  it('after an uneventful check-in has no finding', () => {
    expect(idsOf(onTreatment())).toEqual(['check-in-quiet'])
  })

  it('is judged by the doses of the latest pen, however many came before', () => {
    const four = { covers: [cover('2026-08-01', '2026-08-29'), cover('2026-08-29', '2026-09-26'), ...twoPens] }
    expect(idsOf(onTreatment({}, four))).not.toContain('check-in-missed-doses')
    expect(idsOf(onTreatment({}, four))).toContain('check-in-quiet')
  })

  it.each([
    ['breastfeeding', 'breastfeeding'],
    ['trying', 'trying-for-a-baby'],
    ['none', 'no-contraception'],
    ['planning', 'pregnancy-planned'],
  ])('is flagged for news about pregnancy: %s', (answer, id) => {
    expect(idsOf(onTreatment(pregnancy(answer)))).toContain(id)
  })

  it.each(['one', 'more'])('is stopped by an unopened pen: %s', (pens) => {
    expect(idsOf(onTreatment(stock({ pens })))).toContain('unopened-pen')
    const before = { followUp: { 'follow-up-injections': ['wegovy'], 'follow-up-pens-left': 'one' } }
    expect(idsOf({ ...onTreatment(), ...before })).not.toContain('unopened-pen')
  })

  it('uses the current weight, and the BMI at the start', () => {
    const light = (weight: string) => onTreatment({ check_in_weight: { weight, unit: 'kg' } })
    expect(idsOf(light('62'))).toEqual(['bmi-low-on-treatment', 'check-in-quiet'])
    expect(idsOf(light('52'))).toContain('bmi-underweight')
    expect(idsOf(light('70'))).toEqual(['bmi-healthy-on-treatment', 'check-in-quiet'])
    expect(idsOf(light('75'))).toEqual(['check-in-quiet'])
  })

  it('C-1: uses the lower of a verified and a reported weight', () => {
    const both = (seenKg: number, reportedKg: number) => ({
      ...onTreatment({ check_in_weight: { weight: String(reportedKg), unit: 'kg' } }),
      evidence: {
        measurements: [
          { ...seen, on: '2026-09-20' },
          { ...seen, weightKg: seenKg, on: '2026-11-04' },
        ],
      },
    })
    // BMI 22.5 verified twelve days ago, 19.0 reported today, and vice versa.
    expect(idsOf(both(65, 55))).toContain('bmi-low-on-treatment')
    expect(idsOf(both(55, 65))).toContain('bmi-low-on-treatment')
    expect(idsOf(both(65, 53))).toContain('bmi-underweight')
    expect(idsOf(both(53, 65))).toContain('bmi-underweight')
    const up = { ...both(70, 80), proposedMg: 0.5 }
    expect(idsOf(up)).toContain('bmi-healthy-on-treatment')
    expect(idsOf(both(80, 80))).not.toContain('bmi-healthy-on-treatment')
  })

  it('C-17: keeps the BMI verified at the start, whatever was typed', () => {
    const typed = { weight: { 'step-5': measured(82) } }
    expect(idsOf({ ...onTreatment(), ...typed })).toEqual(['check-in-quiet'])
    const light = { evidence: { measurements: [{ ...seen, weightKg: 82, on: '2026-09-20' }] } }
    expect(idsOf({ ...onTreatment(), ...light })).toContain('bmi-without-condition')
    // A weight verified on treatment is not a starting weight.
    const later = { evidence: { measurements: [{ ...seen, weightKg: 82, on: '2026-11-10' }] } }
    expect(idsOf({ ...onTreatment(), ...later })).not.toContain('bmi-without-condition')
  })

  it('C-17: keeps a proven starting weight, however old the letter is', () => {
    const began = (suppliedOn: string) => ({
      ...onTreatment(),
      evidence: {
        measurements: [{ ...seen, weightKg: 77, on: '2026-09-20' }],
        previousSupply: { ...label, suppliedOn, lastInjectionOn: null },
      },
    })
    expect(idsOf(began('2026-08-01'))).not.toContain('bmi-below-range')
    expect(idsOf(began('2026-07-31'))).toContain('bmi-below-range')
    const old = { ...label, suppliedOn: '2026-06-01', lastInjectionOn: null }
    const light = { measurements: [{ ...seen, weightKg: 77 }], previousSupply: old }
    const first = (part: Case) => idsOf({ ...part, evidence: light })
    expect(first(onWegovy)).not.toContain('bmi-below-range')
    expect(first({})).toContain('bmi-below-range')
    const longAgo = { weight: { ...onWegovy.weight, 'wegovy-last-dose-timing': 'More than 6 weeks ago' } }
    expect(first({ ...onWegovy, ...longAgo })).toContain('bmi-below-range')
  })

  it('C-15: after a break is assessed as a first order, by today’s weight', () => {
    const asked = (kg: number, part: Partial<AssessInput> = {}) => assess({ ...inputOf(returning(kg)), ...part })
    const ids = (kg: number, part: Partial<AssessInput> = {}) => asked(kg, part).flags.map(({ id }) => id)
    expect(ids(70, { followUpOn: today })).toContain('bmi-below-range')
    expect(ids(82, { followUpOn: today })).toContain('bmi-without-condition')
    expect(ids(95, { followUpOn: today })).not.toContain('bmi-below-range')
    // The verified weight is 95 kg, and the reported one is lower.
    const reported = returning(70)
    const heavier = { ...inputOf(reported), evidence: { ...wholeEvidence, measurements: [seen] }, followUpOn: today }
    expect(assess(heavier).flags.map(({ id }) => id)).toContain('bmi-below-range')
    expect(ids(95, { evidence: { ...wholeEvidence, measurements: [{ ...seen, on: '2025-10-01' }] } })).toContain(
      'weight-not-verified',
    )
  })

  it('C-15: requires weight and height verified after a break, even before they are due', () => {
    const since = (until: string) => idsOf(onTreatment({}, { covers: [cover('2026-08-24', until)] }))
    expect(since('2026-09-20')).toContain('weight-not-verified')
    expect(since('2026-09-21')).not.toContain('weight-not-verified')
  })

  it('C-15: asks the health questions again where they were answered before the break', () => {
    const ids = (followUpOn: string | null) =>
      assess({ ...inputOf(returning(95)), followUpOn }).flags.map(({ id }) => id)
    expect(ids('2025-10-01')).toContain('follow-up-missing')
    expect(ids(null)).toContain('follow-up-missing')
    expect(ids('2026-09-20')).toContain('follow-up-missing')
    expect(ids('2026-09-21')).not.toContain('follow-up-missing')
    const first = (until: string, followUpOn: string) => {
      const input = inputOf({ history: { covers: [cover('2025-01-01', until)] } })
      return assess({ ...input, followUpOn }).flags.map(({ id }) => id)
    }
    expect(first('2025-11-29', '2025-10-01')).toContain('follow-up-missing')
    expect(first('2025-11-29', today)).not.toContain('follow-up-missing')
    expect(first('2026-11-01', '2025-10-01')).not.toContain('follow-up-missing')
  })

  it.each(['yes', 'not_sure'])('offers no higher dose before an anaesthetic: %s', (answer) => {
    const up = { ...onTreatment({ check_in_wish: 'up' }), proposedMg: 1 }
    expect(idsOf(up)).not.toContain('dose-not-offered')
    const form = { 'follow-up-anaesthetic': answer }
    expect(idsOf({ ...up, checkIns: [], followUp: form })).toContain('dose-not-offered')
    // The check-in asks again, and its answer applies.
    expect(idsOf({ ...up, followUp: form })).not.toContain('dose-not-offered')
  })

  it('is assessed without a BMI where none is known', () => {
    const unknown = { ...onTreatment(), ...ofUnknownWeight, proposedMg: 0.5 }
    expect(idsOf(unknown)).not.toContain('bmi-underweight')
    expect(idsOf(unknown)).not.toContain('dose-not-offered')
  })

  it('offers a dose relative to the pen the patient has', () => {
    const up = { ...onTreatment({ check_in_wish: 'up' }) }
    expect(idsOf({ ...up, proposedMg: 1 })).not.toContain('dose-not-offered')
    expect(idsOf({ ...up, proposedMg: 1.7 })).toContain('dose-not-offered')
    expect(idsOf({ ...onTreatment(), proposedMg: 1 })).toContain('dose-not-offered')
  })

  it('requires weight and height to be verified again after three months', () => {
    const since = (on: string) => ({ covers: [cover(on, '2026-09-01'), ...twoPens] })
    expect(idsOf(onTreatment({}, since('2026-08-17')))).not.toContain('weight-not-verified')
    expect(idsOf(onTreatment({}, since('2026-08-16')))).toContain('weight-not-verified')
    const again = { evidence: { measurements: [{ ...seen, on: today }] } }
    expect(idsOf({ ...onTreatment({}, since('2026-08-16')), ...again })).not.toContain('weight-not-verified')
  })
})

describe('for any answers', () => {
  const anyCase = fc.constantFrom(...rows.flatMap(([, { fires, rests }]) => [...fires, ...rests]))
  const shuffled = (answers: object | null) => answers && Object.fromEntries(Object.entries(answers).toReversed())

  it('the most severe flag comes first and makes the risk', () =>
    fc.assert(
      fc.property(anyCase, (given) => {
        const flags = flagsOf(given)
        const ranks = flags.map(({ severity }) => severities.indexOf(severity))
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
        expect(riskOf(flags)).toBe(flags[0]?.severity ?? 'none')
      }),
    ))

  it('the order of the answers does not matter', () =>
    fc.assert(
      fc.property(anyCase, (given) => {
        const input = inputOf(given)
        const other = { ...input, answers: shuffled(input.answers) ?? {}, followUp: shuffled(input.followUp) }
        expect(assess(other)).toEqual(assess(input))
      }),
    ))

  it('evidence removes only the stops that ask for it', () =>
    fc.assert(
      fc.property(anyCase, (given) => {
        const bare = idsOf({ ...given, evidence: noEvidence })
        const stops = rules.filter(({ severity }) => severity === 'stop').map(({ id }) => id)
        const lifted = bare.filter((id) => stops.includes(id) && !idsOf(given).includes(id))
        const byEvidence: FlagId[] = [
          'identity-not-verified',
          'weight-not-verified',
          'bmi-below-range',
          'bmi-without-condition',
          'dose-not-offered',
        ]
        expect(lifted.filter((id) => !byEvidence.includes(id))).toEqual([])
      }),
    ))

  it('an answer off the route changes nothing', () => {
    const input = inputOf()
    expect(assess({ ...input, answers: { ...input.answers, Q7a_answer: 'I had an overdose' } })).toEqual(assess(input))
  })
})
