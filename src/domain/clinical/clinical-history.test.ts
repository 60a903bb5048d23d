import { describe, expect, it } from 'vitest'
import { noEvidence } from '../cases/evidence.ts'
import { assess } from './assess.ts'
import { answersToExplain } from './changed-answers.ts'
import {
  type Correction,
  correctionProblem,
  type HistoryEntry,
  type HistoryMark,
  hasPassed,
  isSettled,
  isStopEntry,
  lastingStops,
  type MarkProblem,
  markProblem,
  openStops,
  stopRuleOf,
  unexplainedStops,
} from './clinical-history.ts'
import { type AssessInput, noHistory, patientOf } from './patient.ts'
import { followUpAnswers, type SaidFollowUp, weightAnswers } from './sample-answers.ts'

const today = '2026-11-16'

const entry = (part: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: 'entry-1',
  kind: 'stop',
  code: 'pancreatitis',
  words: 'History of pancreatitis.',
  said: 'Pancreatitis',
  source: 'medical history form',
  on: '2026-05-01',
  orderId: null,
  isCorrected: false,
  isReviewed: false,
  ...part,
})
const corrected = entry({ isCorrected: true })
const again = entry({ id: 'entry-2' })
const explained = entry({ id: 'entry-3', kind: 'answer changed' })

const patient = (clinicalHistory: readonly HistoryEntry[], followUp: SaidFollowUp | null = {}): AssessInput => ({
  answers: weightAnswers(),
  followUp: followUp && followUpAnswers(followUp),
  details: { medicine: 'wegovy', bornOn: '1985-05-17', sex: 'Male' },
  evidence: noEvidence,
  history: noHistory,
  clinicalHistory,
  today,
})

describe('C-29: what a prescriber has corrected', () => {
  it('is settled when every report of it is corrected, and open again once it is reported anew', () => {
    expect(isSettled([], 'pancreatitis')).toBe(false)
    expect(isSettled([corrected], 'pancreatitis')).toBe(true)
    expect(isSettled([corrected, again], 'pancreatitis')).toBe(false)
    expect(isSettled([corrected, entry({ ...again, isCorrected: true })], 'pancreatitis')).toBe(true)
    expect(isSettled([corrected], 'men2')).toBe(false)
    expect(isSettled([corrected, entry({ code: 'men2' })], 'pancreatitis')).toBe(true)
  })

  it('is settled for a reaction as for a stop; what was only declined or explained settles nothing', () => {
    const of = (part: Partial<HistoryEntry>) => isSettled([{ ...corrected, ...part }], 'pancreatitis')
    expect(of({ kind: 'reaction' })).toBe(true)
    expect(['answer changed', 'declined', 'red flag'].map((kind) => of({ kind: kind as 'declined' }))).toEqual([
      ...[false, false, false],
    ])
    // An explanation beside it is not a report of it.
    expect(isSettled([corrected, explained], 'pancreatitis')).toBe(true)
  })

  it('raises no flag though the patient still ticks it, and raises it when they report it again', () => {
    const found = (...entries: HistoryEntry[]) =>
      assess(patient(entries, { 'follow-up-conditions': ['pancreatitis'] })).flags.map(({ id }) => id)
    expect(found()).toContain('pancreatitis')
    expect(found(corrected)).not.toContain('pancreatitis')
    expect(found(corrected, again)).toContain('pancreatitis')
  })

  it('is settled for an answer that ended the questionnaire as well', () => {
    const earlierEnds = [{ stepId: 'step-7', reason: 'medical_condition' }] as const
    const ids = (entries: readonly HistoryEntry[]) =>
      assess({ ...patient(entries), history: { ...noHistory, earlierEnds } }).flags.map(({ id }) => id)
    expect(ids([])).toContain('answer-changed')
    expect(ids([{ ...corrected, code: 'ended-medical_condition' }])).not.toContain('answer-changed')
    expect(ids([{ ...corrected, code: 'ended-pregnancy' }])).toContain('answer-changed')
  })
})

describe('C-4: a stop in the clinical history', () => {
  it('applies until it is corrected, and only if it is a stop or a reaction that is known', () => {
    const open = (part: Partial<HistoryEntry>) => openStops([entry(part)]).length === 1
    expect([open({}), open({ kind: 'reaction', code: 'reaction-before' })]).toEqual([true, true])
    expect([open({ code: 'reported-stop' }), open({ code: 'ended-pregnancy' })]).toEqual([true, true])
    expect([open({ isCorrected: true }), open({ kind: 'red flag' }), open({ code: 'ended-bmi_low' })]).toEqual([
      ...[false, false, false],
    ])
  })

  it('passes after a year where it describes a state, to the day, and never where it is for good', () => {
    const passed = (code: string, on: string) => hasPassed({ code, on }, today)
    for (const code of ['pregnant', 'breastfeeding', 'trying-for-a-baby', 'no-contraception', 'another-glp1'])
      expect([passed(code, '2025-11-16'), passed(code, '2025-11-17')], code).toEqual([true, false])
    for (const code of ['ended-pregnancy', 'ended-recent-bariatric-surgery'])
      expect([passed(code, '2025-11-16'), passed(code, '2025-11-17')], code).toEqual([true, false])
    for (const code of ['pancreatitis', 'reaction-before', 'ended-medical_condition', 'reported-stop'])
      expect(passed(code, '2000-01-01'), code).toBe(false)
    expect(passed('something unknown', '2000-01-01')).toBe(false)
    expect(stopRuleOf('something unknown')).toBeNull()
  })

  it('needs evidence to be corrected: stops, reactions and an allergic reaction; other entries need only a reason', () => {
    const isStop = (part: Partial<HistoryEntry>) => isStopEntry(entry(part))
    expect([
      isStop({}),
      isStop({ kind: 'reaction', code: 'x' }),
      isStop({ kind: 'red flag', code: 'allergy' }),
    ]).toEqual([...[true, true, true]])
    expect([
      isStop({ code: 'ended-bmi_low' }),
      isStop({ kind: 'red flag', code: 'gallbladder' }),
      isStop({ kind: 'declined', code: 'allergy' }),
      isStop({ kind: 'answer changed' }),
    ]).toEqual([false, false, false, false])
  })

  it.each<[string, Partial<Correction>, Partial<HistoryEntry>, string | null]>([
    ['with a letter that is named', {}, {}, null],
    ['not without a reason', { reason: '  ' }, {}, 'no reason'],
    ['not without evidence, for a stop', { evidence: 'none' }, {}, 'no evidence'],
    ['not without evidence, for an allergic reaction', { evidence: 'none' }, allergy(), 'no evidence'],
    ['without evidence, where no stop depends on it', { evidence: 'none', evidenceNamed: '' }, declined(), null],
    ['not by a letter that is not named', { evidenceNamed: ' ' }, {}, 'evidence not named'],
    ['not by a letter that is not named, for any entry', { evidenceNamed: '' }, declined(), 'evidence not named'],
  ])('is corrected %s', (_, part, about, problem) => {
    const given: Correction = {
      why: 'mistaken',
      reason: 'It was their father.',
      evidence: 'letter',
      evidenceNamed: 'GP letter of 2 May 2026',
      ...part,
    }
    expect(correctionProblem(entry(about), given)).toBe(problem)
  })
})

function allergy(): Partial<HistoryEntry> {
  return { kind: 'red flag', code: 'allergy' }
}

function declined(): Partial<HistoryEntry> {
  return { kind: 'declined' }
}

describe('C-5: an earlier stop that today’s answers do not mention', () => {
  const codes = (entries: readonly HistoryEntry[], toldNow: readonly string[] = []) =>
    unexplainedStops(entries, new Set(toldNow)).map(({ id }) => id)

  it('is to be explained, once, by the newest report of it', () => {
    expect(codes([entry()])).toEqual(['entry-1'])
    expect(codes([entry(), again])).toEqual(['entry-2'])
    expect(codes([entry(), entry({ id: 'entry-4', code: 'men2' })])).toEqual(['entry-1', 'entry-4'])
  })

  it('is not, where it is told today, corrected, or a clinician’s own report', () => {
    expect(codes([entry()], ['pancreatitis'])).toEqual([])
    expect(codes([corrected])).toEqual([])
    expect(codes([entry({ code: 'reported-stop' }), entry({ code: 'reported-reaction' })])).toEqual([])
  })

  it('is explained by an explanation that came after it, about the same stop, and not by an earlier one', () => {
    expect(codes([entry(), explained])).toEqual([])
    expect(codes([explained, entry()])).toEqual(['entry-1'])
    expect(codes([entry(), explained, again])).toEqual(['entry-2'])
    expect(codes([entry(), { ...explained, code: 'men2' }])).toEqual(['entry-1'])
    expect(codes([entry(), { ...explained, kind: 'declined' }])).toEqual(['entry-1'])
  })

  it('holds the case until it is explained, unless it has passed or the form is not complete yet', () => {
    const open = (entries: readonly HistoryEntry[], followUp: SaidFollowUp | null = {}) =>
      answersToExplain(patientOf(patient(entries, followUp))).map(({ code }) => code)
    expect(open([entry()])).toEqual(['pancreatitis'])
    expect(open([entry()], { 'follow-up-conditions': ['pancreatitis'] })).toEqual([])
    expect(open([entry()], null)).toEqual([])
    expect(open([entry({ code: 'pregnant' })])).toEqual(['pregnant'])
    expect(open([entry({ code: 'pregnant', on: '2025-11-16' })])).toEqual([])
    const repeat = { covers: [], checkIn: null, weights: [], injectionDay: null }
    const covers = [{ medicine: 'wegovy', mg: 1, from: '2026-11-01', until: '2026-11-29', dispatchedOn: '2026-10-30' }]
    const onTreatment = patientOf({ ...patient([entry()]), repeat: { ...repeat, covers: covers as never } })
    expect(answersToExplain(onTreatment)).toEqual([])
  })
})

describe('C-4: what rules a new order out for good', () => {
  it.each<[string, Partial<HistoryEntry>, boolean]>([
    ['a stop', {}, true],
    ['one that was corrected', { isCorrected: true }, false],
    ['a reaction told by staff', { kind: 'reaction', code: 'reported-reaction', source: 'pharmacist' }, true],
    ['an allergic reaction reported as a symptom', { kind: 'red flag', code: 'allergy' }, true],
    ['another red flag, which two prescribers may settle', { kind: 'red flag', code: 'gallbladder' }, false],
    ['an answer that ended the questionnaire', { code: 'ended-medical_condition' }, true],
    ['a pregnancy, which has its end', { code: 'pregnant' }, false],
    ['an earlier stop of treatment', { kind: 'treatment stopped', code: 'mounjaro' }, false],
    ['what only another medicine is ruled out by', { code: 'severe-liver-disease' }, false],
  ])('C-4: %s', (_, part, isRuledOut) => {
    expect(lastingStops([entry(part)], 'mounjaro')).toHaveLength(isRuledOut ? 1 : 0)
  })
})

describe('a mark that is written later', () => {
  const given = { heldBack: null, correctedAs: null }
  const held = { heldBack: 'serious harm', correctedAs: null } as const
  const of = (heldBack: HistoryMark['heldBack'], reason = 'She asked us not to tell him.') => ({ heldBack, reason })

  it.each<[string, Parameters<typeof markProblem>, MarkProblem | null]>([
    ['holds back what would leave', [given, of('another person')], null],
    ['lets leave what was held back', [held, of(null)], null],
    ['changes why it is held back', [held, of('another person')], null],
    ['has a reason to hold back', [given, of('serious harm', ' ')], 'no reason'],
    ['has a reason to let leave', [held, of(null, '')], 'no reason'],
    ['is none where it changes nothing: held back', [held, of('serious harm')], 'already so'],
    ['is none where it changes nothing: leaves', [given, of(null)], 'already so'],
    [
      'never lifts what a correction as another person’s holds back',
      [{ heldBack: 'serious harm', correctedAs: 'wrong person' }, of(null)],
      'of another person',
    ],
    [
      'can hold back what was corrected for another reason',
      [{ ...given, correctedAs: 'mistaken' }, of('serious harm')],
      null,
    ],
  ])('%s', (_, [entry, mark], problem) => {
    expect(markProblem(entry, mark)).toBe(problem)
  })
})
