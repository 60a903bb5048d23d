import { describe, expect, it } from 'vitest'
import { checkIn as checkInFlow } from '../intake/check-in/flow.ts'
import { checkInAnswers } from '../intake/check-in/quiet-answers.ts'
import { encodeChosen } from '../intake/engine/checklist.ts'
import type { Answers, QuestionStep } from '../intake/engine/step.ts'
import { medicinesAndConditions } from '../intake/medicines-and-conditions/flow.ts'
import { weightManagement } from '../intake/weight-management/flow.ts'
import { reportedCheckIn } from '../treatment/reported-check-in.ts'
import { type ReportedStopCode, reportedStops } from './clinical-history.ts'
import { reportedStopsIn } from './reported-stops.ts'
import { followUpAnswers, type SaidFollowUp, type SaidWeight, weightAnswers } from './sample-answers.ts'
import { answerNow } from './stop-questions.ts'

const today = '2026-11-16'
const found = (part: Parameters<typeof reportedStopsIn>[0]) =>
  reportedStopsIn(part, today).map(({ code, said }) => [code, said])
const inForm = (said: SaidFollowUp) => found({ followUp: followUpAnswers(said) })
const inFirst = (said: SaidWeight) => found({ answers: weightAnswers(said) })

const label = (flow: { readonly steps: object }, id: string, value: string): string => {
  const step = (flow.steps as Readonly<Record<string, QuestionStep>>)[id]
  const options = step && 'options' in step ? step.options : []
  return options.find((option) => option.value === value)?.label ?? ''
}
const inWords = (id: keyof SaidFollowUp, value: string) => label(medicinesAndConditions, id, value)
const condition = (value: string, more: SaidFollowUp = {}): SaidFollowUp => ({
  'follow-up-conditions': [value],
  ...more,
})

/** For every stop: the answer of the medical history form that reports it, and the words of that answer. */
const told: Readonly<Partial<Record<ReportedStopCode, readonly [SaidFollowUp, string]>>> = {
  pancreatitis: [condition('pancreatitis'), inWords('follow-up-conditions', 'pancreatitis')],
  men2: [condition('men2'), inWords('follow-up-conditions', 'men2')],
  naion: [condition('naion'), inWords('follow-up-conditions', 'naion')],
  'medullary-thyroid-cancer': [
    condition('thyroid_cancer', { 'follow-up-thyroid-cancer': ['medullary_family'] }),
    inWords('follow-up-thyroid-cancer', 'medullary_family'),
  ],
  'thyroid-cancer-unknown': [
    condition('thyroid_cancer', { 'follow-up-thyroid-cancer': ['not_sure'] }),
    inWords('follow-up-thyroid-cancer', 'not_sure'),
  ],
  'severe-retinopathy': [condition('eyes', { 'follow-up-eyes': 'severe' }), inWords('follow-up-eyes', 'severe')],
  'eating-disorder-now': [{ 'follow-up-eating-disorder': 'now' }, inWords('follow-up-eating-disorder', 'now')],
  'kidney-end-stage': [
    condition('kidney', { 'follow-up-kidney': 'end_stage' }),
    inWords('follow-up-kidney', 'end_stage'),
  ],
  'liver-severe-wegovy': [condition('liver', { 'follow-up-liver': 'severe' }), inWords('follow-up-liver', 'severe')],
  'heart-failure-class-4': [
    condition('heart_failure', { 'follow-up-heart-failure': 'at_rest' }),
    inWords('follow-up-heart-failure', 'at_rest'),
  ],
  'reaction-before': [{ 'follow-up-allergies': ['excipient'] }, inWords('follow-up-allergies', 'excipient')],
  pregnant: [{ 'follow-up-pregnancy': 'pregnant' }, inWords('follow-up-pregnancy', 'pregnant')],
  breastfeeding: [{ 'follow-up-pregnancy': 'breastfeeding' }, inWords('follow-up-pregnancy', 'breastfeeding')],
  'trying-for-a-baby': [{ 'follow-up-pregnancy': 'trying' }, inWords('follow-up-pregnancy', 'trying')],
  'no-contraception': [
    { 'follow-up-pregnancy': 'possible', 'follow-up-contraception': ['none'] },
    inWords('follow-up-contraception', 'none'),
  ],
  'another-glp1': [
    { 'follow-up-injections': ['semaglutide'], 'follow-up-injections-plan': 'both' },
    inWords('follow-up-injections-plan', 'both'),
  ],
}
const rows = Object.entries(told)

describe('C-4: what a form leaves in the clinical history', () => {
  it.each(rows)('%s, once, with the answer in the patient’s words', (code, [said, words]) => {
    expect(words.length).toBeGreaterThan(1)
    expect(inForm(said)).toEqual([[code, words]])
  })

  it('is known for every stop that patients report, diabetes being asked about in the questionnaire', () => {
    expect([...Object.keys(told), 'type-1-diabetes'].toSorted()).toEqual(Object.keys(reportedStops).toSorted())
    expect(inFirst({ 'step-6': 'I have type 1 diabetes' })).toEqual([
      ['type-1-diabetes', label(weightManagement, 'step-6', 'I have type 1 diabetes')],
    ])
  })

  it('is nothing, where nothing rules a medicine out', () => {
    expect(inForm({})).toEqual([])
    expect(inFirst({})).toEqual([])
    expect(inForm(condition('gallstones', { 'follow-up-mood': 'recent', 'follow-up-medicines': ['insulin'] }))).toEqual(
      [],
    )
  })

  it('is everything that was ticked, with the sentence that the desk reads', () => {
    const both = followUpAnswers({ 'follow-up-conditions': ['pancreatitis', 'men2'] })
    expect(reportedStopsIn({ followUp: both }, today).map(({ code, words }) => [code, words])).toEqual([
      ['pancreatitis', 'History of pancreatitis.'],
      ['men2', 'MEN2 in the patient or close family.'],
    ])
  })

  it('counts from a form that was not finished, but for what an unfinished form only looks like', () => {
    const open: SaidFollowUp = { 'follow-up-mood': undefined }
    expect(inForm({ ...condition('pancreatitis'), ...open }).map(([code]) => code)).toEqual(['pancreatitis'])
    const unknown = condition('thyroid_cancer', { 'follow-up-thyroid-cancer': ['not_sure'] })
    expect(inForm({ ...unknown, ...open })).toEqual([])
    expect(inForm({ 'follow-up-pregnancy': 'possible', 'follow-up-contraception': ['none'], ...open })).toEqual([])
  })

  it('counts from the first questionnaire as well, where the form is still to come', () => {
    expect(inFirst({ 'step-7': ['pancreatitis_history'] })).toEqual([['pancreatitis', '']])
    expect(inFirst({ 'step-3': 'Female', 'step-4': 'yes' })).toEqual([
      ['pregnant', label(weightManagement, 'step-4', 'yes')],
    ])
    // The kind of the cancer is asked about in the form.
    expect(inFirst({ 'step-7': ['thyroid_cancer_history'] })).toEqual([])
  })
})

describe('C-2: what a check-in leaves in the clinical history', () => {
  const encoded = (id: string, said: readonly string[]): Answers => {
    const step = checkInFlow.steps[id as keyof typeof checkInFlow.steps] as QuestionStep
    return { [step.answerKey]: step.kind === 'checklist' ? encodeChosen(step, [...said]) : said[0] }
  }
  const inCheckIn = (said: Answers) => {
    const answers = checkInAnswers(said)
    return found({ checkIn: reportedCheckIn(answers, today), checkInAnswers: answers })
  }
  const newCondition = (value: string, more: Answers = {}): Answers => ({
    check_in_changes: ['An illness, a diagnosis or an allergy'],
    ...encoded('check-in-new-conditions', [value]),
    ...more,
  })

  it('is every new stop, also of a kind that only a whole form can tell', () => {
    expect(inCheckIn({})).toEqual([])
    expect(inCheckIn(newCondition('pancreatitis'))).toEqual([['pancreatitis', '']])
    expect(inCheckIn(newCondition('thyroid_cancer', encoded('check-in-thyroid-cancer', ['not_sure'])))).toEqual([
      ['thyroid-cancer-unknown', ''],
    ])
    const injection: Answers = {
      check_in_changes: ['A medicine'],
      ...encoded('check-in-new-medicines', ['injection']),
      ...encoded('check-in-injections', ['semaglutide']),
      check_in_new_injections_plan: 'stopped',
      check_in_medicines: 'Ozempic, last month.',
    }
    expect(inCheckIn(injection)).toEqual([['another-glp1', '']])
  })
})

describe('C-5: the answer beside an earlier stop', () => {
  it('is that of the most telling question that was answered, else of the next', () => {
    const now = (code: string, followUp: SaidFollowUp) => {
      const answers = followUpAnswers(followUp)
      const value = ({ answerKey }: QuestionStep) => answers[answerKey]
      return answerNow(code, { weight: { value: () => undefined } as never, followUp: { value } as never })
    }
    expect(now('kidney-end-stage', condition('kidney', { 'follow-up-kidney': 'mild' }))).toEqual([
      inWords('follow-up-kidney', 'mild'),
    ])
    expect(now('kidney-end-stage', {})).toEqual([inWords('follow-up-conditions', 'none')])
    expect(now('pancreatitis', {})).toEqual([inWords('follow-up-conditions', 'none')])
    expect(now('breastfeeding', {})).toEqual([])
  })
})
