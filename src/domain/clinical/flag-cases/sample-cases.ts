import type { FlagId } from '#content/cases/flags.ts'
import type { Evidence, GpConsent, IdentityCheck, PreviousSupply, VerifiedMeasurement } from '../../cases/evidence.ts'
import { checkInAnswers } from '../../intake/check-in/quiet-answers.ts'
import { reportedCheckIn } from '../../treatment/reported-check-in.ts'
import { assess } from '../assess.ts'
import type { HistoryEntry } from '../clinical-history.ts'
import { type AssessInput, type Details, type History, noHistory, type OnTreatment } from '../patient.ts'
import { followUpAnswers, measured, type SaidFollowUp, type SaidWeight, weightAnswers } from '../sample-answers.ts'

export const today = '2026-11-16'
export const seen: VerifiedMeasurement = { weightKg: 95, heightCm: 170, on: '2026-11-10', how: 'video', by: 'staff-1' }
export const label: PreviousSupply = {
  medicine: 'wegovy',
  strengthMg: 1,
  suppliedOn: '2026-10-20',
  lastInjectionOn: '2026-11-12',
  isNameMatching: true,
  startingWeightKg: 110,
  by: 'staff-1',
}
export const wholeEvidence: Evidence = {
  identity: { is: 'verified', on: '2026-11-12', isNameMatching: true, bornOn: '1985-05-17', sex: 'Male' },
  measurements: [seen],
  previousSupply: null,
  gp: { tells: true, practice: 'Lark Lane Surgery' },
  contact: { how: 'thread', on: '2026-11-12' },
  spoken: [],
  diabetesPlan: null,
  clarifications: [],
}
export const noGp: GpConsent = { tells: false, hasGp: false, reason: 'Moved.' }
const wellDetails: Details = { medicine: 'wegovy', bornOn: '1985-05-17', sex: 'Male' }

export interface Case {
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

export const inputOf = ({
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

export const flagsOf = (given: Case) => assess(inputOf(given)).flags
export const idsOf = (given: Case = {}): FlagId[] => flagsOf(given).map(({ id }) => id)

/** A patient with this BMI, typed and verified. */
export const ofWeight = (kg: number, given: Case = {}): Case => ({
  ...given,
  weight: { 'step-5': measured(kg), ...given.weight },
  evidence: { measurements: [{ ...seen, weightKg: kg }], ...given.evidence },
})

/** Not verified, and what was typed cannot be read. */
export const ofUnknownWeight: Case = {
  weight: { 'step-5': { ...measured(95), weight: '' } },
  evidence: { measurements: [] },
}

export const woman: Case = {
  weight: { 'step-3': 'Female' },
  details: { sex: 'Female' },
  evidence: { identity: { ...wholeEvidence.identity, sex: 'Female' } as IdentityCheck },
  followUp: { 'follow-up-pregnancy': 'menopause' },
}
/** A woman whose form was answered as a man’s, and so never asked whether she could become pregnant. */
export const womanAskedAsMan: Case = { ...woman, followUp: { 'follow-up-sex': 'Male' } }
export const asWoman = (followUp: SaidFollowUp, given: Case = {}): Case => ({
  ...woman,
  ...given,
  details: { ...woman.details, ...given.details },
  followUp,
})

export const type2 = 'I have type 2 diabetes and take metformin or no medicine for it'
export const onInsulin = 'I have type 2 diabetes and use insulin, another injection or tablets such as gliclazide'

export const onWegovy: Case = {
  weight: { 'previous-weight-loss-medications': ['Wegovy'] },
  followUp: { 'follow-up-injections': ['wegovy'] },
}
export const takesNamed = (words: string): Case => ({
  followUp: { 'follow-up-medicines': ['other'], 'follow-up-medicines-named': words },
})
/** Picked from the list of medicines. */
export const picked = (name: string): Case => ({
  healthList: [{ kind: 'medicine', written: name, state: 'coded', name, substance: name }],
})
export const listing = (name: string): Case => ({
  healthList: [{ kind: 'condition', written: name, state: 'coded', name, substance: name }],
})
/** The last dose the patient says they were prescribed. */
export const had = (medicine: string, dose: string, words?: string): Case => ({
  weight: {
    'previous-weight-loss-medications': [medicine],
    'wegovy-prescribed-dose': dose,
    'wegovy-prescribed-dose-other-input': words,
  },
})
export const switcher: Case = {
  followUp: { 'follow-up-injections': ['wegovy'], 'follow-up-injections-plan': 'stopped' },
  details: { medicine: 'mounjaro' },
}
export const ticked = (...conditions: string[]): SaidFollowUp => ({ 'follow-up-conditions': conditions })
export const takes = (...medicines: string[]): Case => ({ followUp: { 'follow-up-medicines': medicines } })
export const writes = (text: string): Case => ({
  weight: { 'step-8': ['mental_health'], 'mental-health-details': text },
})
/** A condition ticked in either questionnaire does not contradict words that say the same. */
export const tickedOnly: readonly Case[] = [
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
export const identity = (part: object): Case => ({
  evidence: { identity: { ...wholeEvidence.identity, ...part } as IdentityCheck },
})
/** By account and document alike; `band` is what was chosen in the questionnaire. */
export const bornOn = (day: string, band = '18-74'): Case => ({
  weight: { 'step-1': band },
  details: { bornOn: day },
  ...identity({ bornOn: day }),
})
export const elsewhere = (part: Partial<History['sameElsewhere']>): Case => ({
  history: { sameElsewhere: { ...noHistory.sameElsewhere, ...part } },
})

export const cover = (from: string, until: string) =>
  ({ from, until, medicine: 'wegovy', mg: 0.5, dispatchedOn: from }) as const
export const twoPens = [cover('2026-09-26', '2026-10-24'), cover('2026-10-24', '2026-11-21')]
/** Injections of the second pen, as reported. */
export const taken = (
  days: readonly string[] = ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
  missed = 0,
) => ({
  check_in_doses: { taken: days, missed },
})
/** A patient on day 24 of their second pen, with a verified 95 kg before. */
export const onTreatment = (
  said: Parameters<typeof checkInAnswers>[0] = {},
  part: Partial<OnTreatment> = {},
): Case => ({
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
export const tooFast = [
  { on: '2026-10-12', kg: 95, isVerified: true },
  { on: today, kg: 85, isVerified: false },
]
export const effects = (change: object) => ({
  check_in_side_effects: { ...(checkInAnswers().check_in_side_effects as object), ...change },
  check_in_side_effects_more: 'For a day.',
})
export const wellbeing = (change: object) => ({ check_in_wellbeing: { fluids: 'enough', mood: 'usual', ...change } })
export const stock = (change: object) => ({
  check_in_stock: { doses: '1', pens: 'none', needles: 'enough', ...change },
})
export const pregnancy = (answer: string) => ({
  check_in_changes: ['Pregnancy plans, breastfeeding or contraception'],
  check_in_pregnancy: answer,
})
export const onPill: SaidFollowUp = { 'follow-up-pregnancy': 'possible', 'follow-up-contraception': ['pill'] }
export const contraceptionNow = (label: string) => ({
  check_in_changes: ['Pregnancy plans, breastfeeding or contraception'],
  check_in_new_pregnancy: 'possible',
  check_in_new_contraception: [label],
})
export const confirmed80 = { check_in_weight: { weight: '80', unit: 'kg', confirmed: 'yes' } }
export const weighedLately: Partial<OnTreatment> = { weights: [{ on: '2026-10-20', kg: 95, isVerified: true }] }
export const longTreated = (...weights: readonly (readonly [on: string, kg: number])[]): Partial<OnTreatment> => ({
  covers: [
    cover('2026-04-20', '2026-05-18'),
    cover('2026-06-20', '2026-07-18'),
    cover('2026-08-20', '2026-09-17'),
    ...twoPens,
  ],
  weights: weights.map(([on, kg]) => ({ on, kg, isVerified: true })),
})
/** A patient without a dose from us for eleven months. */
export const returning = (kg: number, part: Partial<OnTreatment> = {}): Case => ({
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

export const kept = (entry: Partial<HistoryEntry>, more: Case = {}): Case => ({
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
export const stopped = {
  kind: 'treatment stopped',
  code: 'wegovy',
  source: 'prescriber',
  words: 'Wegovy stopped.',
} as const
export const declined = {
  kind: 'declined',
  code: 'care_in_person',
  source: 'prescriber',
  words: 'Care in person.',
} as const
export const lifted = {
  kind: 'lock lifted',
  code: 'lifted',
  source: 'prescriber',
  words: 'By phone: well again.',
} as const
export const redFlag = {
  kind: 'red flag',
  code: 'gallbladder',
  source: 'symptom report',
  words: 'Stomach pain',
} as const
/** Several entries, oldest first. */
export const keptAll = (...entries: readonly Partial<HistoryEntry>[]): Case => ({
  clinicalHistory: entries.flatMap(
    (entry, place) => kept({ id: `entry-${place + 1}`, ...entry }).clinicalHistory ?? [],
  ),
})
export const changedAnswer: HistoryEntry = {
  ...(kept({}).clinicalHistory?.[0] as HistoryEntry),
  id: 'entry-2',
  kind: 'answer changed',
  words: 'Before: “Pancreatitis”. Now: “None”.',
}

export const signReport = { kind: 'sign', sign: 'pancreatitis', from: 'check-in' } as const
export const topicReport = {
  kind: 'incident',
  incident: 'too-much',
  what: ['double'],
  now: 'well',
  urgency: 'urgent',
  from: 'account',
  advice: [],
} as const

/** For each flag of a file: what raises it, each alone, and what comes close and does not. */
export type FlagCases<Of> = Readonly<
  Record<Extract<keyof Of, FlagId>, { readonly fires: readonly Case[]; readonly rests: readonly Case[] }>
>
