import { expect, it } from 'vitest'
import { noEvidence, type VerifiedMeasurement } from '../cases/evidence.ts'
import { checkInAnswers } from '../intake/check-in/quiet-answers.ts'
import { reportedCheckIn } from '../treatment/reported-check-in.ts'
import { type AssessInput, heightSeen, noHistory, patientOf, typedBodyIn } from './patient.ts'
import { followUpAnswers, measured, type SaidFollowUp, type SaidWeight, weightAnswers } from './sample-answers.ts'
import { readMg } from './treatment-before.ts'

const today = '2026-11-16'
const seen = (on: string, heightCm: number): VerifiedMeasurement => ({
  ...{ on, heightCm, weightKg: 90, how: 'video', by: 'staff-1' },
})
const covers = [
  { from: '2026-10-24', until: '2026-11-21', medicine: 'wegovy', mg: 0.25, dispatchedOn: '2026-10-24' },
] as const

interface Said {
  readonly weight?: SaidWeight
  readonly followUp?: SaidFollowUp | null
  readonly measurements?: readonly VerifiedMeasurement[]
  readonly repeat?: AssessInput['repeat']
}

const patient = ({ weight, followUp, measurements = [], repeat }: Said = {}) =>
  patientOf({
    answers: weightAnswers(weight),
    followUp: followUp === null ? null : followUpAnswers(followUp),
    details: { medicine: 'wegovy', bornOn: '1985-05-17', sex: 'Male' },
    evidence: { ...noEvidence, measurements },
    history: noHistory,
    today,
    ...(repeat ? { repeat } : {}),
  })

const repeat = {
  covers,
  checkIn: reportedCheckIn(checkInAnswers({ check_in_weight: { weight: '80', unit: 'kg' } }), today),
  weights: [],
  injectionDay: null,
}

it('an unreadable weight or height gives no body measurements', () => {
  expect(typedBodyIn(weightAnswers())).toEqual({ kg: 95, cm: 170, bmi: 32.9 })
  expect(typedBodyIn(weightAnswers({ 'step-5': { ...measured(95), weight: '' } }))).toBeNull()
  expect(typedBodyIn(weightAnswers({ 'step-5': { ...measured(95), heightCm: '' } }))).toBeNull()
  expect(typedBodyIn({})).toBeNull()
})

it('the last verified height counts, then the one that was typed', () => {
  expect(heightSeen([])).toBeNull()
  expect(heightSeen([seen('2026-05-01', 172), seen('2026-03-01', 169), seen('2026-04-01', 171)])).toBe(172)
  expect(heightSeen([seen('2026-05-01', 172), { ...seen('2026-06-01', 181), how: 'photo' as never }])).toBe(172)
  expect(patient({ repeat }).body).toEqual({ kg: 80, cm: 170, bmi: 27.7 })
  expect(patient({ repeat, measurements: [seen('2026-05-01', 180), seen('2026-03-01', 169)] }).body?.cm).toBe(180)
  expect(patient({ repeat, weight: { 'step-5': { ...measured(95), heightCm: '' } } }).body).toBeNull()
})

it('C-1: on treatment without a weight of today, the last verified one counts, never the typed one', () => {
  const silent = { ...repeat, checkIn: null }
  expect(patient({ repeat: silent }).body).toBeNull()
  expect(patient({ repeat: silent, measurements: [seen('2026-05-01', 170)] }).body).toEqual({
    kg: 90,
    cm: 170,
    bmi: 31.1,
  })
  expect(patient({ measurements: [seen('2026-05-01', 170)] }).body?.kg).toBe(95)
})

it('C-17: what was not verified is no starting weight', () => {
  const photo = { ...seen('2026-10-20', 170), weightKg: 70, how: 'photo' } as unknown as VerifiedMeasurement
  expect(patient({ repeat, measurements: [photo] }).startingBmi).toBe(32.9)
  expect(patient({ repeat, measurements: [photo, seen('2026-10-01', 170)] }).startingBmi).toBe(31.1)
  expect(patient({ repeat, measurements: [seen('2026-10-24', 170)] }).startingBmi).toBe(31.1)
  expect(patient({ repeat, measurements: [seen('2026-10-25', 170)] }).startingBmi).toBe(32.9)
})

it('C-17: a starting weight from an older letter counts, unless they stopped more than six weeks ago', () => {
  const letter = { medicine: 'wegovy', strengthMg: 1, suppliedOn: '2026-09-01', lastInjectionOn: null, by: 'staff-1' }
  const previousSupply = { ...letter, isNameMatching: true, startingWeightKg: 110 } as const
  const startingBmi = (timing: string) =>
    patientOf({
      answers: weightAnswers({
        'previous-weight-loss-medications': ['Wegovy'],
        'wegovy-last-dose-timing': timing,
      }),
      followUp: followUpAnswers({ 'follow-up-injections': ['wegovy'] }),
      details: { medicine: 'wegovy', bornOn: '1985-05-17', sex: 'Male' },
      evidence: { ...noEvidence, previousSupply: { ...previousSupply, medicine: 'wegovy' } },
      history: noHistory,
      today,
    }).startingBmi
  expect([startingBmi('Less than 4 weeks ago'), startingBmi('More than 6 weeks ago')]).toEqual([38.1, 32.9])
})

it('a patient who orders again does not come from elsewhere', () => {
  const used = { weight: { 'previous-weight-loss-medications': ['Wegovy'] } }
  expect(patient(used).before.is).toBe('continuing')
  expect(patient({ ...used, repeat }).before).toEqual({ is: 'none' })
})

it.each([
  ['Less than 4 weeks ago', 'Wegovy', 'continuing'],
  ['4-6 weeks ago', 'Wegovy', 'continuing'],
  ['Less than 4 weeks ago', 'Ozempic', 'switching'],
  ['More than 6 weeks ago', 'Ozempic', 'none'],
])('%s on %s is %s, for a patient who wants Wegovy', (timing, medicine, is) => {
  const weight = { 'previous-weight-loss-medications': [medicine], 'wegovy-last-dose-timing': timing }
  expect(patient({ weight }).before.is).toBe(is)
})

it.each([
  [{ 'follow-up-missed-doses': 'none' }, 'none'],
  [{ 'follow-up-missed-doses': 'not_sure' }, 'not known'],
  [{ 'follow-up-missed-doses': undefined }, 'not known'],
  [null, 'not known'],
])('doses missed elsewhere, from %j', (said, missed) => {
  const followUp = said && { 'follow-up-injections': ['wegovy'], ...said }
  const before = patient({ weight: { 'previous-weight-loss-medications': ['Wegovy'] }, followUp }).before
  expect(before).toMatchObject({ is: 'continuing', missed })
})

it.each([
  ['1.75 mg once a week', 1.75],
  ['7,5mg', 7.5],
  ['15', 15],
  ['one pen', null],
])('the dose in “%s” is %s', (written, mg) => expect(readMg(written)).toBe(mg))
