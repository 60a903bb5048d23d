import { describe, expect, it } from 'vitest'
import { noEvidence, type PreviousSupply } from '../cases/evidence.ts'
import { conditions } from '../intake/medicines-and-conditions/conditions.ts'
import { eatingDisorder } from '../intake/medicines-and-conditions/eating.ts'
import { medicinesAndConditions } from '../intake/medicines-and-conditions/flow.ts'
import { medicinesNamed } from '../intake/medicines-and-conditions/medicines.ts'
import { mood } from '../intake/medicines-and-conditions/mood.ts'
import { contraception } from '../intake/medicines-and-conditions/pregnancy.ts'
import { weightManagement } from '../intake/weight-management/flow.ts'
import { bmi } from '../intake/weight-management/step-5-bmi.ts'
import type { MedicineKey } from '../medicines/medicines.ts'
import type { SupplyPeriod } from '../treatment/cover.ts'
import { mentions } from './mentions.ts'
import { figures, policy } from './policy.ts'
import { either, type Fact, reportedIn } from './reported.ts'
import { followUpAnswers, measured, type SaidFollowUp, type SaidWeight, weightAnswers } from './sample-answers.ts'
import { hasTreatmentElsewhere, readMg, type TreatmentBefore, treatmentBefore } from './treatment-before.ts'

const reported = (said?: SaidFollowUp) => reportedIn(medicinesAndConditions, followUpAnswers(said))

describe('reported answers', () => {
  it('distinguishes yes, no, not known and not asked', () => {
    expect(reported().chose(eatingDisorder, 'now')).toBe('no')
    expect(reported({ 'follow-up-eating-disorder': 'now' }).chose(eatingDisorder, 'past', 'now')).toBe('yes')
    expect(reported({ 'follow-up-eating-disorder': 'not_sure' }).chose(eatingDisorder, 'now')).toBe('not known')
    expect(reported({ 'follow-up-mood': 'not_said' }).chose(mood, 'recent')).toBe('not known')
    expect(reported().ticked(contraception, 'pill')).toBe('not asked')
    expect(reported({ 'follow-up-conditions': ['not_sure', 'kidney'] }).ticked(conditions, 'kidney')).toBe('yes')
    expect(reported({ 'follow-up-conditions': ['not_sure', 'kidney'] }).ticked(conditions, 'liver')).toBe('not known')
    expect(reported({ 'follow-up-conditions': ['kidney'] }).ticked(conditions, 'liver')).toBe('no')
  })

  it('knows nothing of a form that was not begun, and ends where the answers end', () => {
    const nothing = reportedIn(medicinesAndConditions, null)
    expect([nothing.isFinished, nothing.chose(mood, 'never'), nothing.chosen(mood)]).toEqual([false, 'not asked', null])
    const half = reported({ 'follow-up-mood': undefined })
    expect([half.isFinished, half.chose(mood, 'never'), half.chosen(mood)]).toEqual([false, 'not known', null])
    expect(reported().isFinished).toBe(true)
  })

  it('reads words and measurements as given', () => {
    const writes = reported({ 'follow-up-medicines': ['other'], 'follow-up-medicines-named': '  Aspirin  ' })
    expect([writes.words(medicinesNamed), reported().words(medicinesNamed)]).toEqual(['Aspirin', null])
    expect(reportedIn(weightManagement, weightAnswers()).value(bmi)).toEqual(measured(95))
    expect(reported({ 'follow-up-conditions': ['kidney', 'liver'] }).allTicked(conditions)).toEqual(['kidney', 'liver'])
  })

  it('a value that the question does not have is a type error', () => {
    // @ts-expect-error: there is no such option.
    expect(reported().chose(mood, 'sometimes')).toBe('no')
    // @ts-expect-error: nor such a box.
    expect(reported().ticked(conditions, 'gout')).toBe('no')
  })

  it('takes the more serious of two answers', () => {
    const facts: Fact[] = ['no', 'not asked', 'not known', 'yes']
    expect(facts.map((fact) => either(fact, 'no'))).toEqual(['no', 'no', 'not known', 'yes'])
    expect([either('not asked', 'not asked'), either()]).toEqual(['not asked', 'not asked'])
  })
})

describe('whether a text mentions a term', () => {
  it.each([
    ['I had pancreatitis', true],
    ['PANCREATITIS', true],
    ['never had pancreatitis', false],
    ['No heart trouble, but pancreatitis in 2019', true],
    ['I do not have diabetes. Pancreatitis once.', true],
    ['no pancreatitis; then pancreatitis in May', true],
    ['nothing', false],
    ['Nobody told me about pancreatitis', true],
    ['without any sign of pancreatitis', false],
  ])('%s: %s', (text, named) => expect(mentions(text, /pancreatitis/)).toBe(named))
})

describe('a dose in free text', () => {
  it.each([
    ['7.5mg once a week', 7.5],
    ['0,5 mg', 0.5],
    ['10', 10],
    ['15 Milligrams', 15],
    ['two pens', null],
    ['4 times a week', null],
  ])('%s', (text, mg) => expect(readMg(text)).toBe(mg))
})

describe('treatment before ours', () => {
  const today = '2026-11-16'
  const label: PreviousSupply = {
    medicine: 'wegovy',
    strengthMg: 1,
    suppliedOn: '2026-10-20',
    lastInjectionOn: '2026-11-12',
    isNameMatching: true,
    startingWeightKg: null,
    by: 'staff-1',
  }

  function cameWith(
    medicine: MedicineKey,
    said: {
      weight?: SaidWeight
      followUp?: SaidFollowUp | null
      proof?: PreviousSupply | null
      covers?: readonly SupplyPeriod[]
    },
  ): TreatmentBefore {
    const answers = weightAnswers(said.weight)
    return treatmentBefore({
      medicine,
      answers,
      weight: reportedIn(weightManagement, answers),
      followUp: reportedIn(medicinesAndConditions, said.followUp === null ? null : followUpAnswers(said.followUp)),
      evidence: { ...noEvidence, previousSupply: said.proof ?? null },
      covers: said.covers ?? [],
      today,
    })
  }

  const tookWegovy: SaidWeight = { 'previous-weight-loss-medications': ['Wegovy'] }
  const usesWegovy: SaidFollowUp = { 'follow-up-injections': ['wegovy'] }

  it('is none for a new patient, or after a medicine of another kind', () => {
    expect(cameWith('wegovy', {})).toEqual({ is: 'none' })
    expect(cameWith('wegovy', { weight: { 'previous-weight-loss-medications': ['Alli', 'Mysimba'] } })).toEqual({
      is: 'none',
    })
    expect([
      hasTreatmentElsewhere({ is: 'none' }),
      hasTreatmentElsewhere(cameWith('wegovy', { weight: tookWegovy })),
    ]).toEqual([false, true])
  })

  it('continues with what it was, reported and proven', () => {
    expect(cameWith('wegovy', { weight: tookWegovy, followUp: usesWegovy, proof: label })).toEqual({
      is: 'continuing',
      reportedMg: 1,
      provenMg: 1,
      missed: 'none',
      lastDoseOn: '2026-11-12',
      isOurs: false,
    })
    expect(cameWith('wegovy', { proof: label })).toMatchObject({ is: 'continuing', reportedMg: null, provenMg: 1 })
  })

  it('does not apply the dose of one medicine to another', () => {
    const took = { ...tookWegovy, 'previous-weight-loss-medications': ['Wegovy', 'Mounjaro'] }
    expect(cameWith('mounjaro', { weight: took })).toMatchObject({ is: 'continuing', reportedMg: null })
  })

  it.each<[string, SaidWeight, SaidFollowUp | null, string | null, string]>([
    ['what they say', {}, { 'follow-up-missed-doses': 'few' }, null, 'few'],
    ['nothing, if they do not know', {}, { 'follow-up-missed-doses': 'not_sure' }, null, 'not known'],
    ['nothing, if they were not asked', {}, null, null, 'not known'],
    ['the date on paper, if they do not know', {}, { 'follow-up-missed-doses': 'not_sure' }, '2026-11-12', 'none'],
    ['the date on paper, the day after a dose was due', {}, {}, '2026-11-08', 'few'],
    ['not yet a dose that is due today', {}, {}, '2026-11-09', 'none'],
    ['two, 21 days later', {}, {}, '2026-10-26', 'few'],
    ['three, 22 days later', {}, {}, '2026-10-25', 'many'],
    ['what is graver than the paper', {}, { 'follow-up-missed-doses': 'many' }, '2026-11-12', 'many'],
    ['four weeks or more', { 'wegovy-last-dose-timing': '4-6 weeks ago' }, {}, null, 'many'],
    ['six weeks or more', { 'wegovy-last-dose-timing': 'More than 6 weeks ago' }, {}, '2026-11-12', 'many'],
    ['none in the future', {}, {}, '2026-11-20', 'none'],
  ])('counts as missed %s', (_, weight, followUp, lastInjectionOn, missed) => {
    const given = cameWith('wegovy', {
      weight: { ...tookWegovy, ...weight },
      followUp: followUp && { ...usesWegovy, ...followUp },
      proof: { ...label, lastInjectionOn },
    })
    expect(given).toMatchObject({ is: 'continuing', missed })
  })

  it('is a switch from a medicine in use, or used until recently', () => {
    const usesMounjaro: SaidFollowUp = { 'follow-up-injections': ['mounjaro'], 'follow-up-injections-plan': 'stopped' }
    expect(cameWith('wegovy', { followUp: usesMounjaro })).toEqual({
      is: 'switching',
      from: 'mounjaro',
      fromName: 'Mounjaro',
      provenMg: null,
      missed: 'none',
      lastDoseOn: null,
      isOurs: false,
    })
    expect(cameWith('wegovy', { followUp: usesMounjaro, proof: label })).toMatchObject({ lastDoseOn: null })
    const mounjaroLabel: PreviousSupply = { ...label, medicine: 'mounjaro', strengthMg: 7.5 }
    expect(cameWith('wegovy', { followUp: usesMounjaro, proof: mounjaroLabel })).toMatchObject({
      provenMg: 7.5,
      lastDoseOn: '2026-11-12',
    })
    expect(cameWith('wegovy', { weight: { 'previous-weight-loss-medications': ['Saxenda'] } })).toMatchObject({
      is: 'switching',
      from: 'other',
      fromName: 'Saxenda',
    })
    expect(cameWith('mounjaro', { weight: tookWegovy })).toMatchObject({ is: 'switching', from: 'wegovy' })
    const longAgo = { ...tookWegovy, 'wegovy-last-dose-timing': 'More than 6 weeks ago' }
    expect(cameWith('mounjaro', { weight: longAgo })).toEqual({ is: 'none' })
    expect(cameWith('wegovy', { proof: { ...label, medicine: 'other' } })).toMatchObject({
      is: 'switching',
      from: 'other',
      lastDoseOn: label.lastInjectionOn,
    })
  })

  it.each([
    ['semaglutide', 'Ozempic or Rybelsus'],
    ['liraglutide', 'Saxenda or Victoza'],
    ['another', 'another medicine of this kind'],
  ])('knows %s by a name', (used, fromName) => {
    expect(cameWith('wegovy', { followUp: { 'follow-up-injections': [used] } })).toMatchObject({
      from: 'other',
      fromName,
    })
  })

  const pen = (medicine: MedicineKey, from: string, until: string): SupplyPeriod => ({
    ...{ medicine, from, until, mg: 1, dispatchedOn: from },
  })

  it.each<[string, SupplyPeriod, object]>([
    [
      'the same, that still lasts',
      pen('wegovy', '2026-10-26', '2026-11-23'),
      { is: 'continuing', lastDoseOn: '2026-11-16' },
    ],
    [
      'the same, that has ended',
      pen('wegovy', '2026-09-01', '2026-09-29'),
      { is: 'continuing', reportedMg: 1, provenMg: null, missed: 'many', lastDoseOn: '2026-09-22', isOurs: true },
    ],
    [
      'the other, with doses to come',
      pen('mounjaro', '2026-11-02', '2026-11-30'),
      { is: 'switching', from: 'mounjaro', fromName: 'Mounjaro', provenMg: 1, missed: 'none', lastDoseOn: null },
    ],
    [
      'the other, that has ended',
      pen('mounjaro', '2026-10-01', '2026-10-29'),
      { is: 'switching', lastDoseOn: '2026-10-28', missed: 'many' },
    ],
    ['one of eight weeks ago', pen('mounjaro', '2026-08-24', '2026-09-21'), { is: 'switching' }],
    ['one of longer ago', pen('mounjaro', '2026-08-23', '2026-09-20'), { is: 'none' }],
  ])('C-16: reads earlier supplies from us: %s', (_, last, expected) => {
    const before = cameWith('wegovy', { covers: [last] })
    expect(before).toMatchObject(expected)
    expect(hasTreatmentElsewhere(before)).toBe(false)
  })

  it('C-16: of the same medicine elsewhere takes precedence over ours, and needs a proof', () => {
    for (const from of ['2026-09-01', '2026-10-26']) {
      const before = cameWith('wegovy', { covers: [pen('wegovy', from, '2026-11-23')], weight: tookWegovy })
      expect([before.is, hasTreatmentElsewhere(before)]).toEqual(['continuing', true])
    }
  })

  it('C-9: is a change of medicine where our last pen was of the other, whatever they say they use', () => {
    const mounjaro = pen('mounjaro', '2026-10-15', '2026-11-12')
    const says = { covers: [mounjaro], weight: tookWegovy, followUp: usesWegovy }
    const changed = { is: 'switching', from: 'mounjaro', provenMg: 1, lastDoseOn: '2026-11-11', isOurs: false }
    expect(cameWith('wegovy', says)).toMatchObject(changed)
    // A pen with doses to come may have been used today.
    const going = { ...says, covers: [pen('mounjaro', '2026-11-02', '2026-11-30')] }
    expect(cameWith('wegovy', going)).toMatchObject({ is: 'switching', lastDoseOn: null })
    expect(cameWith('wegovy', { ...going, proof: { ...label, lastInjectionOn: today } }).is).toBe('switching')
    // After more than eight weeks it says nothing any more.
    const longAgo = { ...says, covers: [pen('mounjaro', '2026-08-23', '2026-09-20')] }
    expect(cameWith('wegovy', longAgo).is).toBe('continuing')
  })

  it('C-9: goes on with the medicine that a proof shows was injected after our pen of the other', () => {
    const covers = [pen('mounjaro', '2026-10-01', '2026-10-29')]
    const proven = (lastInjectionOn: string | null) =>
      cameWith('wegovy', { covers, weight: tookWegovy, followUp: usesWegovy, proof: { ...label, lastInjectionOn } }).is
    expect(['2026-10-29', '2026-10-28', null].map(proven)).toEqual(['continuing', 'switching', 'switching'])
  })

  it('C-9: is a change of medicine where a proof shows the other, unless our own pen came later', () => {
    const proof: PreviousSupply = { ...label, medicine: 'mounjaro', strengthMg: 7.5 }
    const says = { weight: tookWegovy, followUp: usesWegovy, proof }
    const changed = { is: 'switching', from: 'mounjaro', fromName: 'Mounjaro', provenMg: 7.5, lastDoseOn: '2026-11-12' }
    expect(cameWith('wegovy', says)).toMatchObject({ ...changed, isOurs: false })
    expect(cameWith('wegovy', { ...says, proof: { ...proof, medicine: 'other' } })).toMatchObject({
      from: 'other',
      fromName: 'another medicine of this kind',
    })
    const undated = { ...says, proof: { ...proof, lastInjectionOn: null } }
    expect(cameWith('wegovy', undated)).toMatchObject({ is: 'switching', lastDoseOn: null })
    const ours = (until: string) => cameWith('wegovy', { ...says, covers: [pen('wegovy', '2026-10-22', until)] }).is
    expect(['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-30'].map(ours)).toEqual([
      ...['switching', 'switching'],
      ...['continuing', 'continuing'],
    ])
  })

  it('C-9: counts the week after another medicine from the latest dose on record', () => {
    const usesMounjaro: SaidFollowUp = { 'follow-up-injections': ['mounjaro'], 'follow-up-injections-plan': 'stopped' }
    const proof: PreviousSupply = { ...label, medicine: 'mounjaro', lastInjectionOn: '2026-11-01' }
    const lastDose = (part: object) => cameWith('wegovy', { followUp: usesMounjaro, proof, ...part })
    expect(lastDose({})).toMatchObject({ lastDoseOn: '2026-11-01' })
    expect(lastDose({ covers: [pen('mounjaro', '2026-10-12', '2026-11-09')] })).toMatchObject({
      lastDoseOn: '2026-11-08',
    })
    expect(lastDose({ covers: [pen('mounjaro', '2026-09-12', '2026-10-10')] })).toMatchObject({
      lastDoseOn: '2026-11-01',
    })
    expect(lastDose({ covers: [pen('mounjaro', '2026-11-02', '2026-11-30')] })).toMatchObject({ lastDoseOn: null })
    expect(lastDose({ proof: null, covers: [pen('mounjaro', '2026-10-12', '2026-11-09')] })).toMatchObject({
      lastDoseOn: null,
    })
    const both = { weight: tookWegovy, followUp: usesWegovy, covers: [pen('mounjaro', '2026-10-12', '2026-11-09')] }
    expect(lastDose(both)).toMatchObject({ is: 'switching', lastDoseOn: '2026-11-08' })
  })

  it('starts again with a medicine that was stopped', () => {
    expect(cameWith('wegovy', { followUp: { ...usesWegovy, 'follow-up-injections-plan': 'stopped' } })).toEqual({
      is: 'none',
    })
  })
})

describe('the policy', () => {
  it('has a source for every figure', () => {
    for (const [name, { value, source }] of Object.entries(figures)) {
      expect(source.length, name).toBeGreaterThan(3)
      expect(policy[name as keyof typeof policy]).toBe(value)
    }
  })
})
