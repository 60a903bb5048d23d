import { expect, it } from 'vitest'
import { weightAnswers } from '../clinical/sample-answers.ts'
import { medicinesAndConditions } from '../intake/medicines-and-conditions/flow.ts'
import { weightManagement } from '../intake/weight-management/flow.ts'
import { answerFindings } from './answer-findings.ts'

const form = (answers: Record<string, unknown>) => ({
  flow: medicinesAndConditions,
  version: medicinesAndConditions.version,
  answers,
  answered: Object.values(medicinesAndConditions.steps)
    .filter((step) => step.answerKey in answers)
    .map(({ id }) => id),
})

it('a flag leads to the answer it comes from, and to no other answer of the same question', () => {
  const sets = [form({ follow_up_medicines: ['Warfarin'], follow_up_medicines_named: 'Warfarin 3 mg' })]
  const { behind } = answerFindings(sets, ['warfarin', 'lithium'])
  expect(behind).toEqual({ warfarin: ['follow-up-medicines'], lithium: [] })
})

it('folds away only what says that there is nothing', () => {
  const sets = [
    form({
      follow_up_allergies: ['I have no allergies'],
      follow_up_conditions: ['I have had none of these'],
      follow_up_mood: 'past',
      follow_up_diabetes_team: 'no',
    }),
  ]
  const { positive, negative } = answerFindings(sets, ['suicidal-thoughts'])
  expect(negative).toContain('follow-up-allergies')
  expect(positive).toEqual(['follow-up-mood'])
  expect([...positive, ...negative]).not.toContain('follow-up-diabetes-team')
})

it('an answer that a flag comes from is never folded away', () => {
  const sets = [form({ follow_up_surgical_team: 'no', follow_up_anaesthetic: 'yes' })]
  expect(answerFindings(sets, ['anaesthetic'])).toMatchObject({
    negative: [],
    behind: { anaesthetic: ['follow-up-anaesthetic', 'follow-up-surgical-team'] },
  })
})

it('reads nothing in a version that there never was', () => {
  const set = { flow: weightManagement, version: 99, answers: { x: 'y' }, answered: ['step-7'] }
  expect(answerFindings([set], ['pancreatitis'])).toEqual({ positive: [], negative: [], behind: { pancreatitis: [] } })
})

it('what a patient wrote in their own words always has to be read', () => {
  const sets = [form({ follow_up_medicines: ['Warfarin'], follow_up_medicines_named: 'Warfarin 3 mg' })]
  const { positive, negative } = answerFindings(sets, [])
  expect(positive).toEqual(['follow-up-medicines', 'follow-up-medicines-named'])
  expect(negative).toEqual([])
})

it('a flag leads to an answer that found something, and not to one that says there is nothing', () => {
  const behind = (pens: string) =>
    answerFindings([form({ follow_up_pens_left: pens })], ['unopened-pen', 'same-card']).behind
  expect(behind('one')).toEqual({ 'unopened-pen': ['follow-up-pens-left'], 'same-card': [] })
  expect(behind('none')).toEqual({ 'unopened-pen': [], 'same-card': [] })
})

it('a flag leads to the answers of both questionnaires, and an answer behind several flags to each of them', () => {
  const first = {
    flow: weightManagement,
    version: weightManagement.version,
    answers: weightAnswers({ 'step-7': ['kidney_disease'] }),
    answered: ['step-2', 'step-7'],
  }
  const later = form({ follow_up_conditions: ['Kidney disease'], follow_up_kidney: 'not_sure' })
  const { positive, negative, behind } = answerFindings([first, later], ['kidney-disease', 'not-known', 'pancreatitis'])
  expect(behind).toEqual({
    'kidney-disease': ['follow-up-kidney', 'follow-up-conditions', 'step-7'],
    'not-known': ['follow-up-kidney'],
    pancreatitis: [],
  })
  // Ethnic background screens for nothing, and is neither.
  expect([positive, negative]).toEqual([['step-7', 'follow-up-conditions'], []])
})

it('an answer that no longer counts is no finding, and an unknown question neither', () => {
  const set = form({ follow_up_mood: 'past' })
  expect(answerFindings([{ ...set, answered: [] }], ['suicidal-thoughts'])).toEqual({
    positive: [],
    negative: [],
    behind: { 'suicidal-thoughts': [] },
  })
  const unknown = { ...set, answered: ['follow-up-mood', 'a question of long ago'] }
  expect(answerFindings([unknown], []).positive).toEqual(['follow-up-mood'])
})

it('an answer that cannot be read, or that contradicts itself, is never folded away', () => {
  const negative = (said: unknown) => answerFindings([form({ follow_up_conditions: said })], []).negative
  expect(negative(['I have had none of these'])).toEqual(['follow-up-conditions'])
  expect(negative(['An answer of no version'])).toEqual([])
  expect(negative(42)).toEqual([])
  expect(negative(['I have had none of these', 'Kidney disease'])).toEqual([])
})
