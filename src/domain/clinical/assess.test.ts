import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FlagId, flagWords } from '#content/cases/flags.ts'
import {
  type Evidence,
  type GpConsent,
  type IdentityCheck,
  noEvidence,
  type PreviousSupply,
  type VerifiedMeasurement,
} from '../cases/evidence.ts'
import { riskOf, severities } from '../cases/risk.ts'
import { checkInAnswers } from '../intake/check-in/quiet-answers.ts'
import { reportedCheckIn } from '../treatment/reported-check-in.ts'
import { assess, rulesInForce } from './assess.ts'
import type { HistoryEntry } from './clinical-history.ts'
import { type AssessInput, type Details, type History, noHistory, type OnTreatment } from './patient.ts'
import { rules } from './rules.ts'
import { followUpAnswers, measured, type SaidFollowUp, type SaidWeight, weightAnswers } from './sample-answers.ts'

const today = '2026-11-16'
const seen: VerifiedMeasurement = { weightKg: 95, heightCm: 170, on: '2026-11-10', how: 'video', by: 'staff-1' }
const label: PreviousSupply = {
  medicine: 'wegovy',
  strengthMg: 1,
  suppliedOn: '2026-10-20',
  lastInjectionOn: '2026-11-12',
  isNameMatching: true,
  startingWeightKg: 110,
  by: 'staff-1',
}
const wholeEvidence: Evidence = {
  identity: { is: 'verified', on: '2026-11-12', isNameMatching: true, bornOn: '1985-05-17', sex: 'Male' },
  measurements: [seen],
  previousSupply: null,
  gp: { tells: true, practice: 'Lark Lane Surgery' },
  contact: { how: 'thread', on: '2026-11-12' },
  spoken: [],
  diabetesPlan: null,
  clarifications: [],
}
const noGp: GpConsent = { tells: false, hasGp: false, reason: 'Moved.' }
const wellDetails: Details = { medicine: 'wegovy', bornOn: '1985-05-17', sex: 'Male' }

interface Case {
  readonly weight?: SaidWeight
  readonly followUp?: SaidFollowUp | null
  readonly details?: Partial<Details>
  readonly evidence?: Partial<Evidence>
  readonly history?: Partial<History>
  readonly clinicalHistory?: readonly HistoryEntry[]
  readonly repeat?: OnTreatment
  readonly checkIns?: AssessInput['checkIns']
  readonly healthList?: AssessInput['healthList']
  readonly proposedMg?: number
}

const inputOf = ({
  weight,
  followUp,
  details,
  evidence,
  history,
  clinicalHistory = [],
  repeat,
  checkIns = [],
  healthList = [],
  proposedMg,
}: Case = {}): AssessInput => ({
  checkIns,
  healthList,
  answers: weightAnswers(weight),
  followUp: followUp === null ? null : followUpAnswers(followUp),
  details: { ...wellDetails, ...details },
  evidence: { ...wholeEvidence, ...evidence },
  history: { ...noHistory, ...history },
  clinicalHistory,
  ...(repeat === undefined ? {} : { repeat }),
  today,
  ...(proposedMg === undefined ? {} : { proposedMg }),
})

const flagsOf = (given: Case) => assess(inputOf(given)).flags
const idsOf = (given: Case = {}): FlagId[] => flagsOf(given).map(({ id }) => id)

/** A patient with this BMI, typed and verified. */
const ofWeight = (kg: number, given: Case = {}): Case => ({
  ...given,
  weight: { 'step-5': measured(kg), ...given.weight },
  evidence: { measurements: [{ ...seen, weightKg: kg }], ...given.evidence },
})

/** Not verified, and what was typed cannot be read. */
const ofUnknownWeight: Case = {
  weight: { 'step-5': { ...measured(95), weight: '' } },
  evidence: { measurements: [] },
}

const woman: Case = {
  weight: { 'step-3': 'Female' },
  details: { sex: 'Female' },
  evidence: { identity: { ...wholeEvidence.identity, sex: 'Female' } as IdentityCheck },
  followUp: { 'follow-up-pregnancy': 'menopause' },
}
/** A woman whose form was answered as a man’s, and so never asked whether she could become pregnant. */
const womanAskedAsMan: Case = { ...woman, followUp: { 'follow-up-sex': 'Male' } }
const asWoman = (followUp: SaidFollowUp, given: Case = {}): Case => ({
  ...woman,
  ...given,
  details: { ...woman.details, ...given.details },
  followUp,
})

const type2 = 'I have type 2 diabetes and take metformin or no medicine for it'
const onInsulin = 'I have type 2 diabetes and use insulin, another injection or tablets such as gliclazide'

const onWegovy: Case = {
  weight: { 'previous-weight-loss-medications': ['Wegovy'] },
  followUp: { 'follow-up-injections': ['wegovy'] },
}
const takesNamed = (words: string): Case => ({
  followUp: { 'follow-up-medicines': ['other'], 'follow-up-medicines-named': words },
})
/** Picked from the list of medicines. */
const picked = (name: string): Case => ({
  healthList: [{ kind: 'medicine', written: name, state: 'coded', name, substance: name }],
})
const listing = (name: string): Case => ({
  healthList: [{ kind: 'condition', written: name, state: 'coded', name, substance: name }],
})
/** The last dose the patient says they were prescribed. */
const had = (medicine: string, dose: string, words?: string): Case => ({
  weight: {
    'previous-weight-loss-medications': [medicine],
    'wegovy-prescribed-dose': dose,
    'wegovy-prescribed-dose-other-input': words,
  },
})
const switcher: Case = {
  followUp: { 'follow-up-injections': ['wegovy'], 'follow-up-injections-plan': 'stopped' },
  details: { medicine: 'mounjaro' },
}
const ticked = (...conditions: string[]): SaidFollowUp => ({ 'follow-up-conditions': conditions })
const takes = (...medicines: string[]): Case => ({ followUp: { 'follow-up-medicines': medicines } })
const writes = (text: string): Case => ({
  weight: { 'step-8': ['mental_health'], 'mental-health-details': text },
})
/** A condition ticked in either questionnaire does not contradict words that say the same. */
const tickedOnly: readonly Case[] = [
  ...[
    ['pancreatitis', 'Pancreatitis in 2019'],
    ['kidney', 'Chronic kidney disease'],
    ['gallstones', 'Gallstones'],
    ['stomach', 'Gastroparesis'],
    ['bowel', 'Crohn’s disease'],
    ['heart_failure', 'Heart failure'],
    ['thyroid_cancer', 'Thyroid cancer'],
    ['liver', 'Cirrhosis'],
    ['naion', 'An eye stroke in 2020'],
  ].map(([box = '', text = '']): Case => ({ ...writes(text), followUp: ticked(box) })),
  ...[
    ['pancreatitis_history', 'Pancreatitis in 2019'],
    ['kidney_disease', 'Chronic kidney disease'],
    ['eating_disorder', 'Bulimia'],
    ['malabsorption', 'Crohn’s disease'],
    ['heart_failure', 'Heart failure'],
    ['thyroid_cancer_history', 'Thyroid cancer'],
  ].map(
    ([box = '', text = '']): Case => ({
      weight: { 'step-7': [box] },
      followUp: { 'follow-up-medicines': ['other'], 'follow-up-medicines-named': text },
    }),
  ),
  ...['past', 'now'].map((when): Case => ({ ...writes('Bulimia'), followUp: { 'follow-up-eating-disorder': when } })),
  ...['past', 'recent'].map((when): Case => ({ ...writes('An overdose'), followUp: { 'follow-up-mood': when } })),
  ...['warfarin', 'lithium'].map(
    (medicine): Case => ({ ...writes(`I take ${medicine}`), followUp: { 'follow-up-medicines': [medicine] } }),
  ),
  {
    weight: { 'other-medications-allergies': ['Warfarin'] },
    followUp: { 'follow-up-medicines': ['other'], 'follow-up-medicines-named': 'Warfarin' },
  },
  { ...writes('I am still on Ozempic'), followUp: { 'follow-up-injections': ['semaglutide'] } },
]
const identity = (part: object): Case => ({
  evidence: { identity: { ...wholeEvidence.identity, ...part } as IdentityCheck },
})
/** By account and document alike; `band` is what was chosen in the questionnaire. */
const bornOn = (day: string, band = '18-74'): Case => ({
  weight: { 'step-1': band },
  details: { bornOn: day },
  ...identity({ bornOn: day }),
})
const elsewhere = (part: Partial<History['sameElsewhere']>): Case => ({
  history: { sameElsewhere: { ...noHistory.sameElsewhere, ...part } },
})

const cover = (from: string, until: string) =>
  ({ from, until, medicine: 'wegovy', mg: 0.5, dispatchedOn: from }) as const
const twoPens = [cover('2026-09-26', '2026-10-24'), cover('2026-10-24', '2026-11-21')]
/** Injections of the second pen, as reported. */
const taken = (days: readonly string[] = ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'], missed = 0) => ({
  check_in_doses: { taken: days, missed },
})
/** A patient on day 24 of their second pen, with a verified 95 kg before. */
const onTreatment = (said: Parameters<typeof checkInAnswers>[0] = {}, part: Partial<OnTreatment> = {}): Case => ({
  history: { supplies: 2, coverFrom: '2026-10-24', dispatchedOn: '2026-10-22', startedOn: '2026-09-26' },
  evidence: { measurements: [{ ...seen, on: '2026-09-20' }] },
  checkIns: [checkInAnswers(said)],
  repeat: {
    covers: twoPens,
    checkIn: reportedCheckIn(checkInAnswers({ ...taken(), ...said }), today),
    weights: [{ on: '2026-09-20', kg: 95, isVerified: true }],
    injectionDay: null,
    ...part,
  },
})
const tooFast = [
  { on: '2026-10-12', kg: 95, isVerified: true },
  { on: today, kg: 85, isVerified: false },
]
const effects = (change: object) => ({
  check_in_side_effects: { ...(checkInAnswers().check_in_side_effects as object), ...change },
  check_in_side_effects_more: 'For a day.',
})
const wellbeing = (change: object) => ({ check_in_wellbeing: { fluids: 'enough', mood: 'usual', ...change } })
const stock = (change: object) => ({ check_in_stock: { doses: '1', pens: 'none', needles: 'enough', ...change } })
const pregnancy = (answer: string) => ({
  check_in_changes: ['Pregnancy plans, breastfeeding or contraception'],
  check_in_pregnancy: answer,
})
const onPill: SaidFollowUp = { 'follow-up-pregnancy': 'possible', 'follow-up-contraception': ['pill'] }
const contraceptionNow = (label: string) => ({
  check_in_changes: ['Pregnancy plans, breastfeeding or contraception'],
  check_in_new_pregnancy: 'possible',
  check_in_new_contraception: [label],
})
const confirmed80 = { check_in_weight: { weight: '80', unit: 'kg', confirmed: 'yes' } }
const weighedLately: Partial<OnTreatment> = { weights: [{ on: '2026-10-20', kg: 95, isVerified: true }] }
const longTreated = (...weights: readonly (readonly [on: string, kg: number])[]): Partial<OnTreatment> => ({
  covers: [
    cover('2026-04-20', '2026-05-18'),
    cover('2026-06-20', '2026-07-18'),
    cover('2026-08-20', '2026-09-17'),
    ...twoPens,
  ],
  weights: weights.map(([on, kg]) => ({ on, kg, isVerified: true })),
})
/** A patient without a dose from us for eleven months. */
const returning = (kg: number, part: Partial<OnTreatment> = {}): Case => ({
  history: { supplies: 2, coverFrom: '2025-11-01', dispatchedOn: '2025-10-30', startedOn: '2025-10-04' },
  evidence: { measurements: [seen, { ...seen, weightKg: kg }] },
  repeat: {
    covers: [cover('2025-10-04', '2025-11-01'), cover('2025-11-01', '2025-11-29')],
    checkIn: reportedCheckIn(
      checkInAnswers({ check_in_weight: { weight: String(kg), unit: 'kg' }, ...taken([], 4) }),
      today,
    ),
    weights: [],
    injectionDay: null,
    ...part,
  },
})

const kept = (entry: Partial<HistoryEntry>, more: Case = {}): Case => ({
  ...more,
  clinicalHistory: [
    {
      id: 'entry-1',
      kind: 'stop',
      code: 'pancreatitis',
      words: 'History of pancreatitis.',
      said: 'Pancreatitis',
      source: 'medical history form',
      on: '2025-11-01',
      orderId: null,
      isCorrected: false,
      isReviewed: false,
      ...entry,
    },
  ],
})
const stopped = { kind: 'treatment stopped', code: 'wegovy', source: 'prescriber', words: 'Wegovy stopped.' } as const
const declined = { kind: 'declined', code: 'care_in_person', source: 'prescriber', words: 'Care in person.' } as const
const lifted = { kind: 'lock lifted', code: 'lifted', source: 'prescriber', words: 'By phone: well again.' } as const
const redFlag = { kind: 'red flag', code: 'gallbladder', source: 'symptom report', words: 'Stomach pain' } as const
/** Several entries, oldest first. */
const keptAll = (...entries: readonly Partial<HistoryEntry>[]): Case => ({
  clinicalHistory: entries.flatMap(
    (entry, place) => kept({ id: `entry-${place + 1}`, ...entry }).clinicalHistory ?? [],
  ),
})
const changedAnswer: HistoryEntry = {
  ...(kept({}).clinicalHistory?.[0] as HistoryEntry),
  id: 'entry-2',
  kind: 'answer changed',
  words: 'Before: “Pancreatitis”. Now: “None”.',
}

/** For every flag: what raises it, each alone, and what comes close and does not. */
const signReport = { kind: 'sign', sign: 'pancreatitis', from: 'check-in' } as const
const topicReport = {
  kind: 'incident',
  incident: 'too-much',
  what: ['double'],
  now: 'well',
  urgency: 'urgent',
  from: 'account',
  advice: [],
} as const

const table: Readonly<Record<FlagId, { readonly fires: readonly Case[]; readonly rests: readonly Case[] }>> = {
  'under-age': { fires: [{ details: { bornOn: '2008-11-17' } }], rests: [{ details: { bornOn: '2008-11-16' } }] },
  'over-age': {
    fires: [
      { details: { bornOn: '1951-11-16' } },
      { details: { bornOn: '1951-01-01' }, history: { startedOn: '2026-06-01' } },
    ],
    rests: [
      { details: { bornOn: '1951-11-17' } },
      { details: { bornOn: '1951-11-16' }, history: { startedOn: '2026-06-01' } },
    ],
  },
  'turned-over-age': {
    fires: [{ details: { bornOn: '1951-11-16' }, history: { startedOn: '2026-11-15' } }],
    rests: [
      { details: { bornOn: '1951-11-16' } },
      { details: { bornOn: '1951-11-16' }, history: { startedOn: '2026-11-16' } },
      { details: { bornOn: '1951-11-17' }, history: { startedOn: '2026-06-01' } },
    ],
  },
  'identity-not-verified': {
    fires: [
      { evidence: { identity: null } },
      { evidence: { identity: { is: 'failed' } } },
      identity({ isNameMatching: false }),
      identity({ bornOn: '1985-05-18' }),
    ],
    rests: [{}],
  },
  'birth-date-differs': {
    fires: [
      identity({ bornOn: '1985-05-18' }),
      { details: { bornOn: '1940-01-01' } },
      { details: { bornOn: '2010-01-01' } },
      bornOn('1951-11-16'),
      bornOn('2008-11-17'),
      bornOn('1951-11-17', '75 above'),
      bornOn('2008-11-16', 'under 18'),
    ],
    rests: [
      {},
      identity({ bornOn: null }),
      { evidence: { identity: { is: 'failed' } } },
      bornOn('1951-11-17'),
      bornOn('1951-11-16', '75 above'),
      bornOn('2008-11-16'),
      bornOn('2008-11-17', 'under 18'),
      { weight: { 'step-1': undefined } },
    ],
  },
  'sex-differs': {
    fires: [
      { details: { sex: 'Female' } },
      identity({ sex: 'Female' }),
      { followUp: { 'follow-up-pregnancy': 'menopause' } },
      { ...woman, followUp: { 'follow-up-sex': 'Male' } },
    ],
    rests: [
      {},
      woman,
      { details: { sex: null } },
      identity({ sex: null }),
      { evidence: { identity: { is: 'failed' } } },
      { followUp: null },
      { weight: { 'step-3': undefined } },
    ],
  },
  'bmi-below-range': {
    fires: [ofWeight(77.8), { evidence: { measurements: [{ ...seen, weightKg: 77 }] } }],
    rests: [ofWeight(78), ofWeight(70, { evidence: { previousSupply: label } }), ofUnknownWeight],
  },
  'bmi-without-condition': {
    fires: [
      ofWeight(78),
      ofWeight(82),
      ofWeight(82, { weight: { 'step-8': ['mental_health', 'weight_anxiety'] } }),
      ofWeight(79, { weight: { 'step-2': 'Asian' } }),
    ],
    rests: [
      ofWeight(86.7),
      ofWeight(87),
      ofWeight(77),
      ...['high_blood_pressure', 'high_cholesterol', 'sleep_apnoea', 'heart_problem'].map((condition) =>
        ofWeight(82, { weight: { 'step-8': [condition] } }),
      ),
      ofWeight(82, { weight: { 'step-8': ['pcos'], 'step-3': 'Female' } }),
      ...['I have been told I have prediabetes', type2, onInsulin].map((sugar) =>
        ofWeight(82, { weight: { 'step-6': sugar } }),
      ),
      ofWeight(80, { weight: { 'step-2': 'Black' } }),
    ],
  },
  'bmi-unusual-condition': {
    fires: [ofWeight(82, { weight: { 'step-8': ['osteoarthritis'] } })],
    rests: [
      ofWeight(82),
      ofWeight(90, { weight: { 'step-8': ['osteoarthritis'] } }),
      ofWeight(82, { weight: { 'step-8': ['osteoarthritis', 'sleep_apnoea'] } }),
      ofWeight(82, { weight: { 'step-8': ['osteoarthritis'], 'step-2': 'Asian' } }),
      ofWeight(82, {
        weight: {
          'step-8': ['fatty_liver'],
          'step-6': 'I have type 2 diabetes and take metformin or no medicine for it',
        },
      }),
    ],
  },
  'bmi-lower-threshold': {
    fires: [
      ofWeight(79.5, { weight: { 'step-2': 'Asian' } }),
      ofWeight(82, { weight: { 'step-2': 'Mixed' } }),
      ofWeight(82, { weight: { 'step-2': 'Other', 'step-8': ['joint_pains'] } }),
    ],
    rests: [
      ofWeight(79, { weight: { 'step-2': 'Asian' } }),
      ofWeight(87, { weight: { 'step-2': 'Asian' } }),
      ofWeight(82),
      ofWeight(82, { weight: { 'step-2': 'Asian', 'step-8': ['heart_problem'] } }),
    ],
  },
  'bmi-underweight': {
    fires: [{ evidence: { measurements: [{ ...seen, weightKg: 53 }] } }],
    rests: [{ evidence: { measurements: [{ ...seen, weightKg: 53.6 }] } }, ofUnknownWeight],
  },
  'bmi-low-on-treatment': {
    fires: [
      { ...switcher, evidence: { measurements: [{ ...seen, weightKg: 60 }] } },
      { ...onWegovy, evidence: { measurements: [{ ...seen, weightKg: 63 }], previousSupply: label } },
      { history: { supplies: 3 }, evidence: { measurements: [{ ...seen, weightKg: 54 }] } },
      { history: { supplies: 3 }, evidence: { measurements: [{ ...seen, weightKg: 53.5 }] } },
    ],
    rests: [
      { history: { supplies: 3 }, evidence: { measurements: [{ ...seen, weightKg: 63.6 }] } },
      { history: { supplies: 3 }, ...ofUnknownWeight },
      { ...onWegovy, evidence: { measurements: [{ ...seen, weightKg: 64 }], previousSupply: label } },
      { ...onWegovy, evidence: { measurements: [{ ...seen, weightKg: 53 }], previousSupply: label } },
      { evidence: { measurements: [{ ...seen, weightKg: 63 }] } },
      returning(60),
    ],
  },
  'bmi-healthy-on-treatment': {
    fires: [
      { ...onWegovy, evidence: { measurements: [{ ...seen, weightKg: 64 }], previousSupply: label } },
      { ...switcher, evidence: { measurements: [{ ...seen, weightKg: 70 }] } },
      onTreatment({ check_in_weight: { weight: '63.6', unit: 'kg' } }),
      onTreatment({ check_in_weight: { weight: '72.1', unit: 'kg' } }),
    ],
    rests: [
      onTreatment({ check_in_weight: { weight: '63.4', unit: 'kg' } }),
      onTreatment({ check_in_weight: { weight: '72.3', unit: 'kg' } }),
      { evidence: { measurements: [{ ...seen, weightKg: 70 }] } },
      returning(70),
      ofUnknownWeight,
      { history: { supplies: 3 }, ...ofUnknownWeight },
    ],
  },
  'weight-not-verified': {
    fires: [{ evidence: { measurements: [] } }, { evidence: { measurements: [{ ...seen, on: '2026-11-01' }] } }],
    rests: [{}],
  },
  'measurement-differs': {
    fires: [
      { evidence: { measurements: [{ ...seen, weightKg: 98.1 }] } },
      { evidence: { measurements: [{ ...seen, weightKg: 91.9 }] } },
      { evidence: { measurements: [{ ...seen, heightCm: 166 }] } },
    ],
    rests: [
      { evidence: { measurements: [{ ...seen, weightKg: 98 }] } },
      { evidence: { measurements: [{ ...seen, heightCm: 167 }] } },
      // 31.4 beside the 32.9 that they typed: 1.5, and no more.
      { evidence: { measurements: [{ ...seen, heightCm: 174 }] } },
      { evidence: { measurements: [] } },
    ],
  },
  pregnant: {
    fires: [
      asWoman({ 'follow-up-pregnancy': 'pregnant' }),
      { ...woman, weight: { 'step-3': 'Female', 'step-4': 'yes' } },
    ],
    rests: [woman, asWoman({ 'follow-up-pregnancy': 'trying' })],
  },
  breastfeeding: {
    fires: [asWoman({ 'follow-up-pregnancy': 'breastfeeding' })],
    rests: [woman, asWoman({ 'follow-up-pregnancy': 'pregnant' })],
  },
  'trying-for-a-baby': {
    fires: [asWoman({ 'follow-up-pregnancy': 'trying' })],
    rests: [woman, asWoman({ 'follow-up-pregnancy': 'planning' })],
  },
  'no-contraception': {
    fires: [
      asWoman({ 'follow-up-pregnancy': 'possible', 'follow-up-contraception': ['none'] }),
      asWoman({ 'follow-up-pregnancy': 'planning', 'follow-up-contraception': ['other'] }),
    ],
    rests: [
      ...['pill', 'coil', 'implant', 'injection', 'patch_or_ring', 'vasectomy', 'condoms'].map((method) =>
        asWoman({ 'follow-up-pregnancy': 'possible', 'follow-up-contraception': [method] }),
      ),
      ...['menopause', 'surgery', 'no_sex', 'pregnant'].map((answer) => asWoman({ 'follow-up-pregnancy': answer })),
    ],
  },
  'pregnancy-planned': {
    fires: [asWoman({ 'follow-up-pregnancy': 'planning' })],
    rests: [asWoman({ 'follow-up-pregnancy': 'possible' })],
  },
  'pill-with-mounjaro': {
    fires: [
      asWoman(
        { 'follow-up-pregnancy': 'possible', 'follow-up-contraception': ['pill', 'condoms'] },
        { details: { medicine: 'mounjaro' } },
      ),
    ],
    rests: [
      asWoman({ 'follow-up-pregnancy': 'possible', 'follow-up-contraception': ['pill'] }),
      asWoman({ 'follow-up-pregnancy': 'possible' }, { details: { medicine: 'mounjaro' } }),
    ],
  },
  'pill-not-absorbed': {
    fires: [
      { ...asWoman(onPill), ...onTreatment(effects({ vomiting: 'mild' })) },
      { ...asWoman(onPill), ...onTreatment(effects({ diarrhoea: 'severe' })) },
      onTreatment({ ...effects({ vomiting: 'severe' }), ...contraceptionNow('The pill') }),
    ],
    rests: [
      asWoman(onPill),
      { ...asWoman(onPill), ...onTreatment(effects({ diarrhoea: 'moderate' })) },
      { ...asWoman(onPill), ...onTreatment({}, { checkIn: null }) },
      onTreatment(effects({ vomiting: 'severe' })),
      { ...asWoman(onPill), ...onTreatment({ ...effects({ vomiting: 'severe' }), ...contraceptionNow('A coil') }) },
    ],
  },
  naion: { fires: [{ followUp: ticked('naion') }], rests: [{ followUp: ticked('eyes') }] },
  'eye-check-due': {
    fires: [
      { weight: { 'step-6': type2 }, followUp: { 'follow-up-diabetes': 'yes', 'follow-up-eye-check': 'no' } },
      { weight: { 'step-6': type2 }, followUp: { 'follow-up-diabetes': 'yes', 'follow-up-eye-check': 'not_sure' } },
      { weight: { 'step-6': type2 } },
    ],
    rests: [
      { weight: { 'step-6': type2 }, followUp: { 'follow-up-diabetes': 'yes', 'follow-up-eye-check': 'yes' } },
      { weight: { 'step-6': type2 }, followUp: { ...ticked('eyes'), 'follow-up-eye-check': 'no' } },
      { weight: { 'step-6': type2, 'step-7': ['retinopathy'] }, followUp: { 'follow-up-eye-check': 'no' } },
      { followUp: { 'follow-up-eye-check': 'no' } },
    ],
  },
  mysimba: { fires: [takes('mysimba')], rests: [takes('other')] },
  'weight-jump-confirmed': {
    fires: [
      onTreatment(confirmed80, weighedLately),
      // The weight of the check-in itself is among those that are known by now.
      onTreatment(confirmed80, {
        weights: [...(weighedLately.weights ?? []), { on: today, kg: 80, isVerified: false }],
      }),
    ],
    rests: [
      onTreatment({ check_in_weight: { weight: '80', unit: 'kg' } }, weighedLately),
      onTreatment({ check_in_weight: { weight: '92.4', unit: 'kg', confirmed: 'yes' } }, weighedLately),
      onTreatment(confirmed80, { weights: [] }),
      onTreatment(confirmed80, {
        ...weighedLately,
        checkIn: { ...reportedCheckIn(checkInAnswers(confirmed80), today), kg: null },
      }),
      onTreatment(confirmed80, { weights: [{ on: today, kg: 95, isVerified: true }] }),
    ],
  },
  pancreatitis: {
    fires: [{ followUp: ticked('pancreatitis') }, { weight: { 'step-7': ['pancreatitis_history'] }, followUp: null }],
    rests: [{}, { followUp: ticked('gallstones') }, { followUp: ticked('not_sure') }],
  },
  'slow-stomach-or-bowel': {
    fires: [
      { followUp: ticked('stomach') },
      { followUp: ticked('bowel') },
      { weight: { 'step-7': ['malabsorption'] } },
    ],
    rests: [{}, { followUp: ticked('pancreatitis') }],
  },
  gallstones: { fires: [{ followUp: ticked('gallstones') }], rests: [{}, { followUp: ticked('bowel') }] },
  'recent-surgery': {
    fires: [
      ...['recent', 'within_year', 'not_sure'].map((when) => ({
        followUp: { ...ticked('surgery'), 'follow-up-surgery': when },
      })),
      { weight: { 'step-7': ['bariatric_surgery'] } },
      { weight: { 'step-7': ['bariatric_surgery'], 'bariatric-surgery-timing': 'Yes' }, followUp: ticked('surgery') },
    ],
    rests: [
      {},
      { followUp: ticked('surgery') },
      { weight: { 'step-7': ['bariatric_surgery'] }, followUp: ticked('surgery') },
    ],
  },
  men2: {
    fires: [{ followUp: ticked('men2') }, { weight: { 'step-7': ['men2'] } }],
    rests: [{}, { followUp: ticked('cancer') }],
  },
  'medullary-thyroid-cancer': {
    fires: ['medullary_self', 'medullary_family'].map((kind) => ({
      followUp: { ...ticked('thyroid_cancer'), 'follow-up-thyroid-cancer': [kind] },
    })),
    rests: [{}, { followUp: ticked('thyroid_cancer') }],
  },
  'thyroid-cancer-unknown': {
    fires: [
      { followUp: { ...ticked('thyroid_cancer'), 'follow-up-thyroid-cancer': ['not_sure'] } },
      { weight: { 'step-7': ['thyroid_cancer_history'] } },
    ],
    rests: [
      {},
      { followUp: ticked('thyroid_cancer') },
      { followUp: { ...ticked('thyroid_cancer'), 'follow-up-thyroid-cancer': ['medullary_self'] } },
    ],
  },
  'thyroid-cancer-other': {
    fires: [
      { followUp: ticked('thyroid_cancer') },
      { followUp: { ...ticked('thyroid_cancer'), 'follow-up-thyroid-cancer': ['other_family'] } },
    ],
    rests: [{}, { followUp: { ...ticked('thyroid_cancer'), 'follow-up-thyroid-cancer': ['medullary_self'] } }],
  },
  'thyroid-surgery': {
    fires: [{ weight: { 'step-7': ['thyroid_surgery'] } }],
    rests: [{}, { weight: { 'step-7': ['bariatric_surgery'] } }],
  },
  'cancer-treatment': {
    fires: [
      { followUp: { ...ticked('cancer'), 'follow-up-cancer': 'now' } },
      { followUp: { ...ticked('cancer'), 'follow-up-cancer': 'not_sure' } },
      { weight: { 'step-7': ['cancer'] } },
    ],
    rests: [{}, { followUp: ticked('cancer') }, { weight: { 'step-7': ['cancer'] }, followUp: ticked('cancer') }],
  },
  'cancer-past': {
    fires: [{ followUp: ticked('cancer') }],
    rests: [{}, { followUp: { ...ticked('cancer'), 'follow-up-cancer': 'now' } }],
  },
  'kidney-end-stage': {
    fires: [{ followUp: { ...ticked('kidney'), 'follow-up-kidney': 'end_stage' } }],
    rests: [
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'severe' } },
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'end_stage' }, details: { medicine: 'mounjaro' } },
    ],
  },
  'kidney-severe': {
    fires: [
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'severe' } },
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'severe' }, details: { medicine: 'mounjaro' } },
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'end_stage' }, details: { medicine: 'mounjaro' } },
    ],
    rests: [{ followUp: ticked('kidney') }, { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'end_stage' } }],
  },
  'kidney-disease': {
    fires: [
      { followUp: ticked('kidney') },
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'not_sure' } },
      { weight: { 'step-7': ['kidney_disease'] } },
    ],
    rests: [
      {},
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'severe' } },
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'end_stage' } },
    ],
  },
  'liver-severe-wegovy': {
    fires: [{ followUp: { ...ticked('liver'), 'follow-up-liver': 'severe' } }],
    rests: [
      { followUp: ticked('liver') },
      { followUp: { ...ticked('liver'), 'follow-up-liver': 'severe' }, details: { medicine: 'mounjaro' } },
    ],
  },
  'liver-severe': {
    fires: [{ followUp: { ...ticked('liver'), 'follow-up-liver': 'severe' }, details: { medicine: 'mounjaro' } }],
    rests: [
      { followUp: { ...ticked('liver'), 'follow-up-liver': 'severe' } },
      { followUp: ticked('liver'), details: { medicine: 'mounjaro' } },
    ],
  },
  'liver-disease': {
    fires: [{ followUp: ticked('liver') }, { weight: { 'step-7': ['cholestasis'] } }],
    rests: [{}, { followUp: { ...ticked('liver'), 'follow-up-liver': 'severe' } }],
  },
  'heart-failure-class-4': {
    fires: [{ followUp: { ...ticked('heart_failure'), 'follow-up-heart-failure': 'at_rest' } }],
    rests: [
      { followUp: ticked('heart_failure') },
      {
        followUp: { ...ticked('heart_failure'), 'follow-up-heart-failure': 'at_rest' },
        details: { medicine: 'mounjaro' },
      },
    ],
  },
  'heart-failure': {
    fires: [
      { followUp: ticked('heart_failure') },
      { weight: { 'step-7': ['heart_failure'] } },
      {
        followUp: { ...ticked('heart_failure'), 'follow-up-heart-failure': 'at_rest' },
        details: { medicine: 'mounjaro' },
      },
    ],
    rests: [{}, { followUp: { ...ticked('heart_failure'), 'follow-up-heart-failure': 'at_rest' } }],
  },
  'type-1-diabetes': {
    fires: [{ weight: { 'step-6': 'I have type 1 diabetes' } }],
    rests: [{}, { weight: { 'step-6': 'I have been told I have prediabetes' } }],
  },
  'insulin-or-sulfonylurea': {
    fires: [
      takes('insulin'),
      takes('sulfonylurea'),
      {
        weight: { 'step-6': 'I have type 2 diabetes and use insulin, another injection or tablets such as gliclazide' },
      },
    ],
    rests: [{}, takes('sglt2')],
  },
  'severe-retinopathy': {
    fires: [{ followUp: { ...ticked('eyes'), 'follow-up-eyes': 'severe' } }],
    rests: [{}, { followUp: ticked('eyes') }],
  },
  retinopathy: {
    fires: [
      { followUp: ticked('eyes') },
      { followUp: { ...ticked('eyes'), 'follow-up-eyes': 'not_sure' } },
      { weight: { 'step-7': ['retinopathy'] } },
    ],
    rests: [{}, { followUp: { ...ticked('eyes'), 'follow-up-eyes': 'severe' } }],
  },
  'eating-disorder-now': {
    fires: [{ followUp: { 'follow-up-eating-disorder': 'now' } }],
    rests: [{}, { followUp: { 'follow-up-eating-disorder': 'past' } }],
  },
  'eating-disorder-ever': {
    fires: [
      { followUp: { 'follow-up-eating-disorder': 'past' } },
      { followUp: { 'follow-up-eating-disorder': 'not_sure' } },
      { weight: { 'step-7': ['eating_disorder'] } },
    ],
    rests: [{}, { followUp: { 'follow-up-eating-disorder': 'now' } }],
  },
  'eating-screen': {
    fires: [{ followUp: { 'follow-up-eating': ['sick', 'control'] } }],
    rests: [{}, { followUp: { 'follow-up-eating': ['control'] } }],
  },
  'suicidal-thoughts': {
    fires: [{ followUp: { 'follow-up-mood': 'past' } }, { followUp: { 'follow-up-mood': 'not_said' } }],
    rests: [{}, { followUp: { 'follow-up-mood': 'recent' } }],
  },
  'suicidal-thoughts-recent': {
    fires: [{ followUp: { 'follow-up-mood': 'recent' } }],
    rests: [{}, { followUp: { 'follow-up-mood': 'past' } }],
  },
  'reaction-before': {
    fires: [{ followUp: { 'follow-up-allergies': ['glp1'] } }, { followUp: { 'follow-up-allergies': ['excipient'] } }],
    rests: [{}, { followUp: { 'follow-up-allergies': ['other'] } }],
  },
  'another-glp1': {
    fires: [
      { followUp: { 'follow-up-injections': ['mounjaro'], 'follow-up-injections-plan': 'both' } },
      { followUp: { 'follow-up-injections': ['wegovy'], 'follow-up-injections-plan': 'not_sure' } },
      { followUp: { 'follow-up-injections': ['semaglutide'], 'follow-up-injections-plan': 'same' } },
      { followUp: { 'follow-up-injections': ['wegovy', 'semaglutide'], 'follow-up-injections-plan': 'same' } },
      {
        weight: {
          'previous-weight-loss-medications': ['Other'],
          'other-medication-details': 'your previously mentioned medication',
          'wegovy-starting-weight': 'Skipped weight entry for it',
          'current-medication-status': 'yes',
        },
        followUp: null,
      },
    ],
    rests: [
      {},
      onWegovy,
      { followUp: { 'follow-up-injections': ['mounjaro'], 'follow-up-injections-plan': 'stopped' } },
      // What they say last about stopping it counts.
      {
        weight: {
          'previous-weight-loss-medications': ['Other'],
          'other-medication-details': 'your previously mentioned medication',
          'wegovy-starting-weight': 'Skipped weight entry for it',
          'current-medication-status': 'yes',
        },
        followUp: { 'follow-up-injections': ['another'], 'follow-up-injections-plan': 'stopped' },
      },
      {
        weight: {
          'previous-weight-loss-medications': ['Other'],
          'other-medication-details': 'your previously mentioned medication',
          'wegovy-starting-weight': 'Skipped weight entry for it',
          'current-medication-status': 'yes',
        },
      },
    ],
  },
  'allergy-not-named': {
    fires: [{ weight: { 'other-medications-allergies': ['Warfarin', 'allergies'] } }],
    rests: [
      {},
      { weight: { 'other-medications-allergies': ['allergies'], 'allergies-details': 'Penicillin.' } },
      {
        weight: { 'other-medications-allergies': ['Warfarin', 'allergies'] },
        followUp: { 'follow-up-allergies': ['other'] },
      },
    ],
  },
  warfarin: {
    fires: [takes('warfarin'), { weight: { 'other-medications-allergies': ['Warfarin'] } }],
    rests: [{}, takes('levothyroxine')],
  },
  levothyroxine: {
    fires: [takes('levothyroxine'), { weight: { 'other-medications-allergies': ['Levothyroxine'] } }],
    rests: [{}, takes('warfarin')],
  },
  lithium: { fires: [takes('lithium')], rests: [{}, takes('epilepsy')] },
  'epilepsy-medicine': { fires: [takes('epilepsy')], rests: [{}, takes('lithium')] },
  'sglt2-inhibitor': { fires: [takes('sglt2')], rests: [{}, takes('insulin')] },
  'oral-hrt': { fires: [takes('oral_hrt')], rests: [{}, takes('other')] },
  anaesthetic: {
    fires: [{ followUp: { 'follow-up-anaesthetic': 'yes' } }, { followUp: { 'follow-up-anaesthetic': 'not_sure' } }],
    // What this check-in says of it has a flag of its own.
    rests: [{}, onTreatment({ check_in_changes: ['An operation or examination'], check_in_operation: 'letter' })],
  },
  'sign-taken-back': {
    fires: [
      { history: { reports: [{ on: '2026-01-01', report: signReport, state: 'taken_back' }] } },
      { history: { reports: [{ on: '2026-01-01', report: signReport, state: 'unconfirmed' }] } },
    ],
    rests: [{}, { history: { reports: [{ on: '2026-01-01', report: signReport, state: 'confirmed' }] } }],
  },
  'incident-reported': {
    fires: [{ history: { reports: [{ on: '2026-01-01', report: topicReport, state: 'told' }] } }],
    rests: [{}, { history: { reports: [{ on: '2026-01-01', report: signReport, state: 'taken_back' }] } }],
  },
  'blood-results-to-review': {
    fires: [
      { history: { blood: { toReview: 1, isBeyond: true, overdueSince: null } } },
      { history: { blood: { toReview: 2, isBeyond: false, overdueSince: null } } },
    ],
    rests: [{}, { history: { blood: { toReview: 0, isBeyond: false, overdueSince: '2026-09-01' } } }],
  },
  'blood-test-overdue': {
    fires: [{ history: { blood: { toReview: 0, isBeyond: false, overdueSince: '2026-09-01' } } }],
    rests: [{}, { history: { blood: { toReview: 1, isBeyond: true, overdueSince: null } } }],
  },
  'supply-locked': { fires: [{ history: { isSupplyLocked: true } }], rests: [{}] },
  'supply-too-early': {
    fires: [
      { history: { coverFrom: '2026-10-28' } },
      { history: { coverFrom: '2026-10-27', dispatchedOn: '2026-10-27' } },
      { history: { dispatchedOn: '2026-11-15' } },
    ],
    rests: [{}, { history: { coverFrom: '2026-10-27', dispatchedOn: '2026-10-26' } }],
  },
  'unopened-pen': {
    fires: ['one', 'more'].map((left) => ({
      ...onWegovy,
      followUp: { ...onWegovy.followUp, 'follow-up-pens-left': left },
    })),
    rests: [{}, onWegovy],
  },
  'already-on-treatment': {
    fires: [{ history: { hasLiveTreatment: true } }],
    rests: [{}, onTreatment(), { ...onTreatment(), history: { hasLiveTreatment: true } }],
  },
  'switching-medicine': {
    fires: [
      switcher,
      { ...onTreatment(), details: { medicine: 'mounjaro' } },
      { history: { covers: twoPens }, details: { medicine: 'mounjaro' } },
    ],
    rests: [
      {},
      onWegovy,
      onTreatment(),
      { history: { covers: twoPens } },
      { history: { covers: [cover('2026-08-01', '2026-09-20')] }, details: { medicine: 'mounjaro' } },
    ],
  },
  'returning-after-break': {
    fires: [
      returning(95),
      onTreatment(taken(['2026-09-20'], 2)),
      { ...onTreatment({}, { covers: [cover('2026-08-23', '2026-09-20')] }) },
    ],
    rests: [{}, onTreatment(), onTreatment({}, { covers: [cover('2026-08-24', '2026-09-21')] })],
  },
  'dose-without-proof': {
    fires: [{ ...onWegovy, proposedMg: 1 }],
    rests: [
      onWegovy,
      { ...onWegovy, proposedMg: 0.25 },
      { ...onWegovy, proposedMg: 1, evidence: { previousSupply: label } },
      { proposedMg: 1 },
      { ...onWegovy, details: { medicine: 'mounjaro' }, proposedMg: 5 },
      { history: { covers: twoPens }, proposedMg: 0.5 },
    ],
  },
  'restart-above-lowest': {
    fires: [
      {
        ...onWegovy,
        followUp: { ...onWegovy.followUp, 'follow-up-missed-doses': 'many' },
        evidence: { previousSupply: label },
        proposedMg: 0.5,
      },
      {
        ...onWegovy,
        followUp: { ...onWegovy.followUp, 'follow-up-missed-doses': 'not_sure' },
        evidence: { previousSupply: { ...label, lastInjectionOn: null } },
        proposedMg: 1,
      },
      { history: { covers: twoPens }, proposedMg: 0.5 },
    ],
    rests: [
      { history: { covers: twoPens }, proposedMg: 0.25 },
      {
        ...onWegovy,
        followUp: { ...onWegovy.followUp, 'follow-up-missed-doses': 'many' },
        evidence: { previousSupply: label },
        proposedMg: 0.25,
      },
      { ...onWegovy, evidence: { previousSupply: label }, proposedMg: 1 },
      // After another medicine it is a conversion, whatever was missed of it.
      { ...switcher, followUp: { ...switcher.followUp, 'follow-up-missed-doses': 'many' }, proposedMg: 5 },
    ],
  },
  'conversion-above-lowest': {
    fires: [
      {
        followUp: { 'follow-up-injections': ['wegovy'], 'follow-up-injections-plan': 'stopped' },
        details: { medicine: 'mounjaro' },
        proposedMg: 5,
      },
    ],
    rests: [
      {
        followUp: { 'follow-up-injections': ['wegovy'], 'follow-up-injections-plan': 'stopped' },
        details: { medicine: 'mounjaro' },
        proposedMg: 2.5,
      },
      { details: { medicine: 'mounjaro' }, proposedMg: 5 },
    ],
  },
  'above-our-highest': {
    fires: [
      {
        ...onWegovy,
        weight: {
          ...onWegovy.weight,
          'wegovy-prescribed-dose': 'other',
          'wegovy-prescribed-dose-other-input': '7.2 mg weekly',
        },
      },
      { ...onWegovy, evidence: { previousSupply: { ...label, strengthMg: 7.2 } } },
    ],
    rests: [
      {},
      onWegovy,
      { ...onWegovy, evidence: { previousSupply: { ...label, strengthMg: 2.4 } } },
      // 15 mg of the other medicine is no dose of this one.
      { evidence: { previousSupply: { ...label, medicine: 'mounjaro', strengthMg: 15 } } },
    ],
  },
  'dose-does-not-exist': {
    fires: [
      had('Mounjaro', '1mg'),
      had('Mounjaro', 'other', '1.7 mg a week'),
      had('Saxenda', '0.25mg'),
      had('Wegovy', 'other', '5mg once a week'),
      { ...had('Mounjaro', '0.5mg'), details: { medicine: 'mounjaro' } },
    ],
    rests: [
      {},
      onWegovy,
      had('Mounjaro', '7.5mg'),
      had('Wegovy', 'other', '7.2 mg'),
      had('Wegovy', 'other', 'I forget'),
      {
        weight: {
          'previous-weight-loss-medications': ['Other'],
          'other-medication-details': 'Orlistat',
          'wegovy-prescribed-dose': 'other',
          'wegovy-prescribed-dose-other-input': '120mg',
        },
      },
      { ...had('Mounjaro', '1mg'), evidence: { previousSupply: label } },
      { ...onTreatment(), ...had('Mounjaro', '1mg') },
    ],
  },
  'dose-not-offered': {
    fires: [{ proposedMg: 0.5 }, { proposedMg: 3 }, { ...onWegovy, proposedMg: 2.4 }],
    rests: [{}, { proposedMg: 0.25 }, { ...onWegovy, proposedMg: 1 }],
  },
  'follow-up-missing': {
    fires: [{ followUp: null }, { followUp: { 'follow-up-mood': undefined } }],
    rests: [{}],
  },
  'not-known': {
    fires: [
      { followUp: ticked('not_sure') },
      ...(['kidney', 'liver', 'heart-failure', 'eyes', 'cancer'] as const).map((about) => ({
        followUp: { ...ticked(about.replace('-', '_')), [`follow-up-${about}`]: 'not_sure' },
      })),
      takes('not_sure'),
      { followUp: { 'follow-up-allergies': ['not_sure'] } },
      { followUp: { 'follow-up-injections': ['not_sure'] } },
      womanAskedAsMan,
    ],
    rests: [{}, woman, { followUp: null }, { ...woman, followUp: null }],
  },
  'text-contradicts': {
    fires: [
      writes('I had pancreatitis in 2019.'),
      writes('Chronic kidney disease and dialysis.'),
      writes('I was anorexic as a girl.'),
      writes('My gallbladder was removed.'),
      writes('I have Crohn’s.'),
      writes('Heart failure since 2020'),
      writes('My mother had medullary cancer.'),
      writes('Cirrhosis'),
      writes('An eye stroke in 2020'),
      writes('I take metformin.'),
      writes('On warfarin for years'),
      writes('Lithium since 2015'),
      writes('I am still taking Ozempic from elsewhere.'),
      writes('There was an overdose in 2012.'),
      // The “no” at the end of one field says nothing about the next.
      {
        weight: {
          'step-8': ['mental_health'],
          'mental-health-details': 'I sleep well, with no trouble',
          'other-medications-allergies': ['allergies'],
          'allergies-details': 'Pancreatitis after penicillin',
        },
      },
    ],
    rests: [
      {},
      writes('I have never had pancreatitis.'),
      writes('No history of any eating disorder'),
      writes(`I have never had pancreatitis. ${'My back has hurt since the winter, and the tablets help. '.repeat(3)}`),
      { ...writes('I had pancreatitis.'), followUp: ticked('pancreatitis') },
      { ...writes('I had pancreatitis.'), followUp: ticked('not_sure') },
      {
        ...writes('I take metformin.'),
        weight: { ...writes('I take metformin.').weight, 'step-6': 'I have type 1 diabetes' },
      },
      ...tickedOnly,
    ],
  },
  'risk-words': {
    fires: [
      writes('I wanted to kill myself.'),
      writes('I used to cut myself'),
      writes('An OVERDOSE'),
      writes('I took laxatives'),
      writes('I starve all week'),
      writes('Hearing voices'),
      writes('I am an alcoholic'),
      writes('Addicted to painkillers'),
      writes('I get chest pain'),
      writes('I fainted twice'),
      writes('He hits me'),
      {
        weight: { 'other-medications-allergies': ['allergies'], 'allergies-details': 'Nuts. I collapsed.' },
      },
      { followUp: { 'follow-up-medicines': ['other'], 'follow-up-medicines-named': 'Laxatives' } },
    ],
    rests: [{}, writes('No suicidal thoughts. I am well.'), writes('Mild anxiety.')],
  },
  'same-document': { fires: [elsewhere({ document: true })], rests: [{}, elsewhere({ phone: true })] },
  'same-phone': { fires: [elsewhere({ phone: true })], rests: [{}, elsewhere({ document: true })] },
  'same-address': { fires: [elsewhere({ address: true })], rests: [{}, elsewhere({ card: true })] },
  'same-card': { fires: [elsewhere({ card: true })], rests: [{}, elsewhere({ address: true })] },
  'declined-before': {
    fires: [{ history: { wasDeclined: true } }, kept(declined)],
    rests: [{}, kept({ ...declined, isCorrected: true }), kept({})],
  },
  'answer-changed': {
    fires: [
      { history: { earlierEnds: [{ stepId: 'step-7', reason: 'medical_condition' }] } },
      { history: { earlierEnds: [{ stepId: 'bariatric-surgery-timing', reason: 'recent-bariatric-surgery' }] } },
    ],
    rests: [{}],
  },
  stimulant: {
    fires: [
      { history: { isTreatedForAdhd: true } },
      { followUp: { 'follow-up-medicines': ['other'], 'follow-up-medicines-named': 'Elvanse 30 mg' } },
      onTreatment({ check_in_changes: ['A medicine'], check_in_medicines: 'Started methylphenidate' }),
    ],
    rests: [
      {},
      onTreatment({ check_in_changes: ['A medicine'], check_in_medicines: 'Ramipril' }),
      onTreatment({ check_in_changes: ['A medicine'], check_in_medicines: 'not on Ritalin any more' }),
    ],
  },
  'same-person': {
    fires: [{ history: { sameElsewhere: { ...noHistory.sameElsewhere, nameAndBirthDate: true } } }],
    rests: [{ history: { sameElsewhere: { ...noHistory.sameElsewhere, phone: true } } }],
  },
  'history-stop': {
    fires: [
      kept({}),
      kept({}, { details: { medicine: 'mounjaro' } }),
      kept({ code: 'ended-medical_condition' }),
      kept({ code: 'pregnant', on: '2025-11-17' }),
      kept({ code: 'kidney-end-stage' }),
      kept({ code: 'reported-stop', source: 'prescriber' }),
    ],
    rests: [
      {},
      kept({ isCorrected: true }),
      kept({}, { followUp: ticked('pancreatitis') }),
      kept({ code: 'pregnant', on: '2025-11-16' }),
      kept({ code: 'kidney-end-stage' }, { details: { medicine: 'mounjaro' } }),
      kept({ code: 'ended-bmi_low' }),
      kept({ kind: 'reaction', code: 'reaction-before' }),
    ],
  },
  'history-reaction': {
    fires: [
      kept({ kind: 'reaction', code: 'reaction-before' }),
      kept({ ...redFlag, code: 'allergy', isReviewed: true }),
    ],
    rests: [
      {},
      kept({ kind: 'reaction', code: 'reaction-before', isCorrected: true }),
      kept({ kind: 'reaction', code: 'reaction-before' }, { followUp: { 'follow-up-allergies': ['glp1'] } }),
      kept(redFlag),
      kept({ ...redFlag, kind: 'red flag taken back', code: 'allergy' }),
    ],
  },
  'history-condition': {
    fires: [kept({ code: 'kidney-end-stage' }, { details: { medicine: 'mounjaro' } })],
    rests: [kept({ code: 'kidney-end-stage' }), kept({}, { details: { medicine: 'mounjaro' } })],
  },
  'history-passed': {
    fires: [kept({ code: 'pregnant', on: '2025-11-16' })],
    rests: [kept({ code: 'pregnant', on: '2025-11-17' }), kept({ on: '2020-01-01' })],
  },
  'history-red-flag': {
    fires: [kept(redFlag), kept(lifted), keptAll({ ...redFlag, isReviewed: true }, redFlag)],
    rests: [
      kept({ ...redFlag, isReviewed: true }),
      kept({ ...redFlag, code: 'allergy' }),
      kept(redFlag, { history: { isSupplyLocked: true } }),
      kept(lifted, { history: { isSupplyLocked: true } }),
      kept({ ...lifted, isCorrected: true }),
      kept({ ...redFlag, kind: 'red flag taken back' }),
    ],
  },
  'history-red-flag-reviewed': {
    fires: [
      kept({ ...redFlag, isReviewed: true }),
      kept({ ...redFlag, kind: 'red flag taken back', isReviewed: true }),
      keptAll({ ...redFlag, isReviewed: true }, { ...redFlag, kind: 'red flag taken back', isReviewed: true }),
    ],
    rests: [
      kept(redFlag),
      keptAll({ ...redFlag, isReviewed: true }, redFlag),
      kept({ ...redFlag, kind: 'red flag taken back', isReviewed: true, isCorrected: true }),
      kept({ ...redFlag, isReviewed: true, isCorrected: true }),
      kept({ ...redFlag, kind: 'red flag taken back' }),
    ],
  },
  'history-treatment-stopped': {
    fires: [
      kept(stopped),
      kept(stopped, { details: { medicine: 'mounjaro' } }),
      keptAll({ ...stopped, isReviewed: true }, stopped),
    ],
    rests: [kept({ ...stopped, isReviewed: true }), kept({ ...stopped, isCorrected: true }), kept({}), kept(redFlag)],
  },
  'history-treatment-stopped-reviewed': {
    fires: [kept({ ...stopped, isReviewed: true })],
    rests: [kept(stopped), keptAll({ ...stopped, isReviewed: true }, stopped)],
  },
  'stop-answer-changed': {
    fires: [keptAll({}, changedAnswer)],
    rests: [
      kept({}),
      kept(changedAnswer),
      keptAll({ isCorrected: true }, changedAnswer),
      keptAll({}, { ...changedAnswer, isCorrected: true }),
      keptAll({}, { ...changedAnswer, code: 'men2' }),
    ],
  },
  'gp-not-told': {
    fires: [{ evidence: { gp: { tells: false, hasGp: true, reason: 'Private.' } } }],
    rests: [{}, { evidence: { gp: null } }, { evidence: { gp: noGp } }],
  },
  'no-gp': {
    fires: [{ evidence: { gp: noGp } }],
    rests: [{}, { evidence: { gp: null } }, { evidence: { gp: { tells: false, hasGp: true, reason: 'Private.' } } }],
  },
  'marketing-off': { fires: [{ weight: { 'special-offers': undefined } }], rests: [{}] },
  'first-supply': { fires: [{}], rests: [{ history: { supplies: 1 } }] },
  'price-accepted': { fires: [{ history: { isPriceAccepted: true } }], rests: [{}] },
  'check-in-missing': { fires: [onTreatment({}, { checkIn: null })], rests: [onTreatment()] },
  'check-in-side-effects': {
    fires: [onTreatment(effects({ nausea: 'moderate' })), onTreatment(effects({ skin: 'severe' }))],
    rests: [onTreatment(effects({ nausea: 'mild' }))],
  },
  'check-in-severe-symptom': {
    fires: [onTreatment(effects({ skin: 'severe' })), onTreatment(effects({ vomiting: 'severe', nausea: 'moderate' }))],
    rests: [onTreatment(effects({ nausea: 'moderate' })), onTreatment(), {}],
  },
  'double-dose': {
    fires: [
      onTreatment(taken(['2026-10-26', '2026-11-02', '2026-11-03', '2026-11-09'])),
      onTreatment(
        {},
        { checkIn: { ...reportedCheckIn(checkInAnswers(), today), takenOn: ['2026-11-09', '2026-11-09'] } },
      ),
    ],
    rests: [onTreatment(), onTreatment(taken(['2026-10-26', '2026-11-02', '2026-11-04', '2026-11-09'])), {}],
  },
  'doses-too-close': {
    fires: [onTreatment(taken(['2026-10-26', '2026-11-02', '2026-11-04', '2026-11-11']))],
    rests: [
      onTreatment(),
      onTreatment(taken(['2026-10-26', '2026-11-02', '2026-11-05', '2026-11-12'])),
      onTreatment(taken(['2026-10-26', '2026-11-07', '2026-11-09', '2026-11-16'])),
      onTreatment(taken(['2026-10-26', '2026-11-02', '2026-11-03', '2026-11-10'])),
      {},
    ],
  },
  'check-in-missed-doses': {
    fires: [
      onTreatment({ check_in_doses: { taken: ['2026-11-10'], missed: 1 } }),
      onTreatment({ check_in_doses: { taken: [], missed: null } }),
      onTreatment(taken(['2026-10-26', '2026-11-09', '2026-11-16'])),
    ],
    rests: [onTreatment(), onTreatment(taken(['2026-10-26', '2026-11-05', '2026-11-12']))],
  },
  'check-in-late-doses': {
    fires: [onTreatment(taken(['2026-10-26', '2026-11-05', '2026-11-12']))],
    rests: [onTreatment(), onTreatment(taken(['2026-10-26', '2026-11-09', '2026-11-16'])), {}],
  },
  'check-in-fluids': {
    fires: [onTreatment(wellbeing({ fluids: 'little' })), onTreatment(wellbeing({ fluids: 'hardly' }))],
    rests: [onTreatment(wellbeing({ mood: 'low' }))],
  },
  'check-in-mood': {
    fires: [onTreatment(wellbeing({ mood: 'low' }))],
    rests: [onTreatment(wellbeing({ fluids: 'little' }))],
  },
  'check-in-new-medicine': {
    fires: [onTreatment({ check_in_changes: ['A medicine'], check_in_medicines: 'Ramipril' })],
    rests: [onTreatment({ check_in_medicines: 'Ramipril' })],
  },
  'check-in-new-condition': {
    fires: [onTreatment({ check_in_changes: ['An illness, a diagnosis or an allergy'], check_in_conditions: 'Gout' })],
    rests: [onTreatment({ check_in_conditions: 'Gout' })],
  },
  'check-in-operation': {
    fires: [onTreatment({ check_in_changes: ['An operation or examination'], check_in_operation: 'letter' })],
    rests: [onTreatment({ check_in_operation: 'letter' })],
  },
  'check-in-contraception': {
    fires: [onTreatment(pregnancy('other'))],
    rests: [onTreatment(pregnancy('trying'))],
  },
  'progress-too-little': {
    fires: [onTreatment({}, longTreated(['2026-04-15', 95], ['2026-11-16', 93]))],
    rests: [
      onTreatment({}, longTreated(['2026-04-15', 95], ['2026-11-16', 89])),
      onTreatment(),
      onTreatment({}, { weights: tooFast }),
    ],
  },
  'progress-not-verified': {
    fires: [
      onTreatment({}, longTreated(['2026-04-15', 95])),
      onTreatment(
        {},
        {
          ...longTreated(),
          weights: [
            { on: '2026-04-15', kg: 95, isVerified: true },
            { on: today, kg: 80, isVerified: false },
          ],
        },
      ),
    ],
    rests: [
      onTreatment({}, longTreated(['2026-04-15', 95], ['2026-11-16', 93])),
      onTreatment({}, longTreated(['2026-04-15', 95], ['2026-11-16', 80])),
      onTreatment(),
      returning(95),
    ],
  },
  'progress-too-fast': {
    fires: [onTreatment({}, { weights: tooFast })],
    rests: [
      onTreatment({}, longTreated(['2026-04-15', 95], ['2026-11-16', 93])),
      onTreatment(
        {},
        {
          weights: [
            { on: '2026-10-12', kg: 95, isVerified: true },
            { on: today, kg: 92, isVerified: false },
          ],
        },
      ),
    ],
  },
  'check-in-needles': { fires: [onTreatment(stock({ needles: 'short' }))], rests: [onTreatment()] },
  'check-in-quiet': {
    fires: [onTreatment(), onTreatment({ check_in_wish: 'up' })],
    rests: [
      onTreatment({ check_in_wish: 'down' }),
      onTreatment(wellbeing({ mood: 'low' })),
      {},
      // Nothing is new, but a medicine of the first day was compared with nothing.
      { ...onTreatment(), ...takesNamed('Xyzolol') },
      {
        ...onTreatment(),
        healthList: [{ kind: 'condition', written: 'my back', state: 'not coded', name: null, substance: null }],
      },
    ],
  },
  'narrow-index-medicine': {
    fires: [picked('ciclosporin'), picked('digoxin')],
    rests: [picked('ramipril'), takesNamed('Digoxin')],
  },
  'dpp4-inhibitor': { fires: [picked('sitagliptin')], rests: [picked('metformin')] },
  'orlistat-as-well': { fires: [picked('orlistat')], rests: [picked('omeprazole')] },
  'medicine-named': {
    fires: [takesNamed('Digoxin 125 micrograms'), takesNamed('Januvia')],
    rests: [takesNamed('Ramipril'), takesNamed('I do not take digoxin'), picked('digoxin')],
  },
  'interactions-not-checked': {
    fires: [takesNamed('Xyzolol'), { ...onTreatment(), ...takesNamed('Xyzolol') }],
    rests: [takesNamed('Ramipril 5 mg once a day'), picked('ramipril'), {}],
  },
  'listed-senior': {
    fires: [listing('Heart failure'), listing('Gastroparesis')],
    rests: [
      listing('Asthma'),
      { ...listing('Heart failure'), followUp: { ...ticked('heart_failure'), 'follow-up-heart-failure': 'active' } },
      {},
    ],
  },
  'listed-condition': {
    fires: [listing('Gallstones'), listing('Depression')],
    rests: [listing('Asthma'), { ...listing('Gallstones'), followUp: ticked('gallstones') }, {}],
  },
  'listed-not-checked': {
    fires: [
      { healthList: [{ kind: 'allergy', written: 'the blue one', state: 'not coded', name: null, substance: null }] },
      { healthList: [{ kind: 'condition', written: 'my back', state: 'not coded', name: null, substance: null }] },
      // Picked from a list that is newer than the rules.
      listing('Something new'),
    ],
    rests: [
      listing('Asthma'),
      { healthList: [{ kind: 'condition', written: 'my back', state: 'ended', name: null, substance: null }] },
      { healthList: [{ kind: 'allergy', written: 'Nuts', state: 'coded', name: 'Nuts', substance: 'Nuts' }] },
    ],
  },
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
